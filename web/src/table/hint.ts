// Asking a bot what it would do.
import { announce, toast } from "../lib/announce.svelte.ts";
import type { Hint, TableLink } from "../lib/link.svelte.ts";
import type { Say, State } from "../lib/wire.ts";
import { spoken, t, words } from "../lib/words.svelte.ts";

/** Ask for the seat that is asked; what comes is shown by Hints and said aloud. */
export async function askHint(link: TableLink, now: State, names: readonly string[]): Promise<void> {
  const nameOf = (seat: number): string => names[seat] ?? "";
  const asked = now.asked?.[0];
  if (!asked) return;
  try {
    const [best] = (await link.hint(asked.seat)).hints;
    announce(
      best
        ? [t("sitting-hint", { answer: spoken(best.say, nameOf) }), likely(best, words.language)]
            .filter(Boolean)
            .join(". ")
        : t("web-hint-none"),
    );
  } catch (why) {
    toast(spoken(why as Say, nameOf), "bad");
  }
}

/** How often an answer wins, with its confidence interval; empty if the bot does not estimate it. */
export function likely(hint: Hint, language: string): string {
  if (hint.win == null || hint.low == null || hint.high == null) return "";
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  return t("web-hint-win", {
    chance: percent.format(hint.win),
    low: percent.format(hint.low),
    high: percent.format(hint.high),
  });
}
