// What the tab of the browser says about a page.
import { games } from "../games.ts";
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

/** The title of the page at this path; the name of a card or of a topic where there is one. */
export function titleOf([first = "", second = ""]: readonly string[]): string {
  const key = TITLES[first];
  if (!key) return t("web-title");
  const title = (first === "reference" && second && subject(second)) || t(key);
  return `${title} – Regat`;
}

function subject(key: string): string {
  const name = games().flatMap((game) => game.reference.nameOf?.(key) ?? [])[0];
  if (name) return name;
  return words.has(`rule-${key}`) ? t(`rule-${key}`) : "";
}
