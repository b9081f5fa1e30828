// Bots as opponents: levels for people, and other bots for comparison.
import type { BotInfo } from "../../lib/wire.ts";

/** The levels, from the weakest to the strongest. */
export function levels(bots: readonly BotInfo[]): BotInfo[] {
  return bots.filter((bot) => bot.level);
}

/** All other bots. */
export function references(bots: readonly BotInfo[]): BotInfo[] {
  return bots.filter((bot) => !bot.level);
}
