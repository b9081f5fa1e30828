// A set-up in one line.
import { findGame } from "../../games.ts";
import type { Setup } from "../../lib/wire.ts";
import { t } from "../../lib/words.svelte.ts";

/** `2 players · second edition · First Game`. */
export function setupText(setup: Setup): string {
  return [t("n-players", { n: setup.players ?? 2 }), ...(findGame(setup.game)?.summary(setup) ?? [])].join(" · ");
}

/** Capitalise a phrase that is used alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A date and time in the reader's format: `16 Nov 2026, 03:19`. */
export function momentText(moment: number, language: string): string {
  // The regional variant that the browser prefers.
  const place =
    typeof navigator === "undefined" ? undefined : navigator.languages.find((locale) => locale.startsWith(language));
  return new Intl.DateTimeFormat(place ?? language, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}
