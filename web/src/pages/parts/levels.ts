// How strong a bot is, in words that need no explanation. The server lists the bots of a game from the weakest to the strongest.
import type { BotFact } from "../../lib/box.svelte.ts";
import { t } from "../../lib/words.svelte.ts";

const NAMES: Record<string, string> = {
  novice: "pages-level-novice",
  easy: "pages-level-easy",
  medium: "pages-level-medium",
  hard: "pages-level-hard",
  champion: "pages-level-champion",
};
// With few bots the extremes have no name.
const LADDERS: readonly (readonly string[])[] = [
  [],
  ["medium"],
  ["easy", "hard"],
  ["easy", "medium", "hard"],
  ["easy", "medium", "hard", "champion"],
  ["novice", "easy", "medium", "hard", "champion"],
];

/** The name of a bot's level, such as “Medium”. */
export function levelOf(bot: string, bots: readonly BotFact[]): string {
  const at = bots.findIndex((one) => one.name === bot);
  const ladder = LADDERS[Math.min(bots.length, LADDERS.length - 1)] ?? [];
  const rung = Math.floor((at * ladder.length) / Math.max(bots.length, 1));
  const key = NAMES[ladder[rung] ?? ""];
  return key ? t(key) : "";
}

/** Whether a bot can do without the cards that are not there; an unknown kingdom has none of them for sure. */
export function plays(bot: BotFact, kingdom: readonly string[] | null): boolean {
  return bot.needs.every((card) => kingdom?.includes(card));
}
