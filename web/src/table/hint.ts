// Hints from a bot.
import { announce, toast } from "../lib/announce.svelte.ts";
import type { Hint, TableConnection } from "../lib/connection.svelte.ts";
import type { Text, State } from "../lib/wire.ts";
import { plainText, t } from "../lib/words.svelte.ts";

/** Request hints for the seat that is prompted; Hints.svelte shows them, and they are announced. */
export async function askHint(connection: TableConnection, current: State, names: readonly string[]): Promise<void> {
  const nameOf = (seat: number): string => names[seat] ?? "";
  const prompt = current.prompts?.[0];
  if (!prompt) return;
  try {
    const [best] = (await connection.hint(current.seq, prompt.seat)).hints;
    announce(
      best
        ? [t("play-hint", { answer: plainText(best.text, nameOf) }), likely(best)].filter(Boolean).join(". ")
        : t("web-hint-none"),
    );
  } catch (why) {
    toast(plainText(why as Text, nameOf), "bad");
  }
}

/** How often an answer wins, with its confidence interval; empty if the bot does not estimate it. */
export function likely(hint: Hint): string {
  if (hint.win == null || hint.low == null || hint.high == null) return "";
  const percent = (share: number): string => t("n-percent", { n: Math.round(100 * share) });
  return t("web-hint-win", {
    chance: percent(hint.win),
    low: percent(hint.low),
    high: percent(hint.high),
  });
}
