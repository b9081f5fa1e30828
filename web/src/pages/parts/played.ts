// What is played, in one line.
import type { Setup } from "../../lib/wire.ts";
import { t } from "../../lib/words.svelte.ts";

/** `2 players · second edition · First Game`. */
export function playedText(setup: Setup): string {
  return [
    t("n-players", { n: setup.players ?? 2 }),
    ...(setup.game === "dominion" ? dominion(setup) : variants(setup)),
  ].join(" · ");
}

function dominion(setup: Setup): string[] {
  const edition = setup.mixed ? t("table-mixed") : t(setup.edition === 1 ? "table-edition-1" : "table-edition-2");
  return [edition, kingdomText(setup.kingdom ?? "first_game")];
}

/** The name of a set, or of a way to choose ten cards. */
export function kingdomText(kingdom: string | readonly string[]): string {
  if (typeof kingdom !== "string") return t("pages-own-kingdom");
  if (kingdom === "random") return t("pages-random-kingdom");
  return kingdom === "draft" ? t("pages-kingdom-draft") : t(`set-${kingdom}`);
}

function variants(setup: Setup): string[] {
  return (setup.variants ?? []).map((variant) => t(`variant-${variant}`));
}

/** With a capital, where a phrase stands by itself. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A moment as people write it here: `16 Nov 2026, 03:19`. */
export function momentText(moment: number, language: string): string {
  // Of the countries that speak it, the one that the browser names.
  const place =
    typeof navigator === "undefined" ? undefined : navigator.languages.find((one) => one.startsWith(language));
  return new Intl.DateTimeFormat(place ?? language, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}
