// Bots as opponents: the levels are made for people, the others are there to be measured against.
import type { BotInfo } from "../../lib/wire.ts";

/** The levels, from the weakest to the strongest. */
export function levels(bots: readonly BotInfo[]): BotInfo[] {
  return bots.filter((bot) => bot.level);
}

/** All other bots. */
export function references(bots: readonly BotInfo[]): BotInfo[] {
  return bots.filter((bot) => !bot.level);
}
