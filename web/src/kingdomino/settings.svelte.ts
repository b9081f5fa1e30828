// How a player of Kingdomino places dominoes and sees kingdoms.
import { saveChanges, savedState } from "../lib/storage.svelte.ts";

interface BoardSettings {
  confirm: "auto" | "always" | "never"; // auto: on touch screens, where fingers slip
  territories: boolean; // drawn over the kingdoms
}

const KEY = "regat.settings.kingdomino";
const DEFAULTS: BoardSettings = { confirm: "auto", territories: false };

export const boardSettings: BoardSettings = savedState(KEY, DEFAULTS);

/** Save every change; called in the initialisation of a component that changes them. */
export function keepBoardSettings(): void {
  saveChanges(KEY, boardSettings);
}

export function resetBoardSettings(): void {
  Object.assign(boardSettings, DEFAULTS);
}

/** Whether a click only selects and a second click confirms. */
export function needsConfirmation(): boolean {
  if (boardSettings.confirm !== "auto") return boardSettings.confirm === "always";
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

export function setConfirmation(wanted: boolean): void {
  boardSettings.confirm = wanted ? "always" : "never";
}
