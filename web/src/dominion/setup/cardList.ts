// Parses a pasted list of cards: names in the current language or keys, separated by commas or line breaks.

export interface CardList {
  cards: string[]; // keys
  unknown: string[]; // what is the name of no card
}

/** Read a list; `nameOf` says the name of a card. Numbers before a name (`1. Smithy`, `1x Smithy`) are left out. */
export function readList(text: string, keys: readonly string[], nameOf: (key: string) => string): CardList {
  const known = new Map<string, string>();
  for (const key of keys) for (const name of [key, key.replaceAll("_", " "), nameOf(key)]) known.set(plain(name), key);
  const cards: string[] = [];
  const unknown: string[] = [];
  for (const piece of text.split(/[,;\n\t]+/).map((item) =>
    item
      .trim()
      .replace(/^(\d+\s*[.x×)]?\s*|[-*•–]\s*)/, "")
      .replace(/\.$/, ""),
  )) {
    if (!piece) continue;
    const key = known.get(plain(piece));
    if (key) cards.push(key);
    else unknown.push(piece);
  }
  return { cards, unknown };
}

/** Without capitals, accents and signs: people paste from everywhere. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/g, "l")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
