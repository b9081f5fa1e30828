// Bots as opponents: the levels are made for people, the others are there to be measured against.
import type { BotFact } from "../../lib/box.svelte.ts";

/** The levels, from the weakest to the strongest. */
export function levels(bots: readonly BotFact[]): BotFact[] {
  return bots.filter((bot) => bot.level);
}

/** All other bots. */
export function references(bots: readonly BotFact[]): BotFact[] {
  return bots.filter((bot) => !bot.level);
}

/** Whether a bot can do without the cards that are not there; an unknown kingdom has none of them for sure. */
export function plays(bot: BotFact, kingdom: readonly string[] | null): boolean {
  return bot.needs.every((card) => kingdom?.includes(card));
}
