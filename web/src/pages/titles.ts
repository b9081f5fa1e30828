// The titles of pages.
import { games } from "../games.ts";
import { gameName } from "../lib/gameName.ts";
import { t, words } from "../lib/words.svelte.ts";

const TITLES: Record<string, string> = {
  new: "pages-new-table",
  learn: "pages-learn",
  reference: "web-nav-reference",
  games: "web-nav-games",
  replay: "pages-replay",
  settings: "web-nav-settings",
  credits: "pages-credits",
};

/** The title of the page at this path; for an entry of the reference, its name. */
export function titleOf([first = "", second = ""]: readonly string[]): string {
  const key = TITLES[first];
  if (!key) return t("web-title", { games: listGames() });
  const title = (first === "reference" && second && subject(second)) || t(key);
  return `${title} – Regat`;
}

/** The names of all games, as a list in the reader's language. */
export function listGames(): string {
  return new Intl.ListFormat(words.language).format(games().map((game) => gameName(game.key)));
}

function subject(key: string): string {
  const name = games().flatMap((game) => game.reference.nameOf?.(key) ?? [])[0];
  if (name) return name;
  return words.has(`rule-${key}`) ? t(`rule-${key}`) : "";
}
