// Parses a pasted list of cards: names in any language, or keys, separated by commas or line breaks.
import { keysByName, nearest, plain, type Named } from "../cardNames.ts";

export interface UnknownName {
  given: string; // as it was written
  near: string[]; // keys of cards with similar names
}

export interface CardList {
  cards: string[]; // keys
  unknown: UnknownName[]; // names that match no card
}

/**
 * Parse a list; `nameOf` returns a card's name in the language in use. Numbers before a name (`1. Smithy`, `1x Smithy`)
 * are left out.
 */
export function readList(text: string, all: readonly Named[], nameOf: (key: string) => string): CardList {
  const known = keysByName(all, nameOf);
  const cards: string[] = [];
  const unknown: UnknownName[] = [];
  for (const given of text.split(/[,;\n\t]+/).map((item) =>
    item
      .trim()
      .replace(/^(\d+\s*[.x×)]?\s*|[-*•–]\s*)/, "")
      .replace(/\.$/, ""),
  )) {
    if (!given) continue;
    const key = known.get(plain(given));
    if (key) cards.push(key);
    else unknown.push({ given, near: nearest(given, known) });
  }
  return { cards, unknown };
}
