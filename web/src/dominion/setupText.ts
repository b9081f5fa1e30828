// The set-up of a game of Dominion in words.
import type { DominionSetupMessage, Setup, View } from "../lib/wire.ts";
import { t } from "../lib/words.svelte.ts";
import { cardName } from "./cardName.ts";
import { cards } from "./catalogue.svelte.ts";

const FIRST_GAME = "first_game";

export function dominionSetup(setup: Setup): DominionSetupMessage {
  if (setup.game !== "dominion") throw new Error(`not a set-up of Dominion: ${setup.game}`);
  return setup;
}

const editionText = (setup: DominionSetupMessage): string =>
  setup.mixed ? t("table-mixed") : t(setup.edition === 1 ? "table-edition-1" : "table-edition-2");

/** `second edition`, `First Game`. */
export function summary(any: Setup): string[] {
  const setup = dominionSetup(any);
  return [editionText(setup), kingdomText(setup.kingdom ?? FIRST_GAME)];
}

function kingdomText(kingdom: string | readonly string[]): string {
  if (typeof kingdom !== "string") return t("pages-own-kingdom");
  if (kingdom === "random") return t("pages-random-kingdom");
  return kingdom === "draft" ? t("pages-kingdom-draft") : t(`set-${kingdom}`);
}

/** The set-up for a lobby, with the names of all known cards. */
export function details(any: Setup): { badges: string[]; text: string } {
  const setup = dominionSetup(any);
  const kingdom = setup.kingdom ?? FIRST_GAME;
  const text = typeof kingdom !== "string" ? kingdom.map((card) => cardName(card)).join(", ") : lobbyText(kingdom);
  return { badges: [editionText(setup), ...(setup.swap ? [t("table-swap")] : [])], text };
}

function lobbyText(kingdom: string): string {
  return kingdom === "random" || kingdom === "draft" ? t(`choose-${kingdom}`) : t(`set-${kingdom}`);
}

/** The Kingdom cards of a set-up or position; null if they are not known yet. */
export function kingdomOf(what: Setup | View): readonly string[] | null {
  const kingdom = ("kingdom" in what && what.kingdom) || FIRST_GAME;
  if (typeof kingdom !== "string") return kingdom;
  const edition = ("edition" in what && what.edition) || 2;
  return cards.kingdoms.find((set) => set.key === kingdom && set.edition === edition)?.cards ?? null;
}
