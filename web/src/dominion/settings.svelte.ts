// Settings for automatic answers in Dominion.
import { saveChanges, savedState } from "../lib/storage.svelte.ts";

export interface AutoplaySettings {
  autoTreasures: boolean; // play all Treasures when the Buy phase begins
  autoEndTurn: boolean; // answer `end turn` where nothing else is possible
  autoReact: boolean; // reveal a Reaction whenever it is offered
}

const KEY = "regat.settings.dominion";
const DEFAULTS: AutoplaySettings = { autoTreasures: false, autoEndTurn: false, autoReact: false };

export const autoplay: AutoplaySettings = savedState(KEY, DEFAULTS);

/** Save every change; called in the initialisation of a component that changes them. */
export function keepAutoplay(): void {
  saveChanges(KEY, autoplay);
}

export function resetAutoplay(): void {
  Object.assign(autoplay, DEFAULTS);
}
