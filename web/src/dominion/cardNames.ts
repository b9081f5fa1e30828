// Cards by their names as people type them: capitals, accents and punctuation do not matter.

export interface Named {
  key: string;
  names: readonly string[]; // in all languages and printings
}

/** Without capitals, accents and punctuation. */
export function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/g, "l")
    .replace(/[’ʼ']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The keys of the cards by every name; where two cards share one, it is that of the language in use. */
export function keysByName(cards: readonly Named[], nameOf: (key: string) => string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { key, names } of cards) for (const name of names) found.set(plain(name), key);
  for (const { key } of cards) found.set(plain(key), key);
  for (const { key } of cards) found.set(plain(nameOf(key)), key);
  return found;
}

const MAX_NEAR = 3;

/** The keys of a few cards whose names are spelled much like this, the nearest first. */
export function nearest(given: string, known: ReadonlyMap<string, string>): string[] {
  const typed = plain(given);
  const ranked = [...known]
    .map(([name, key]) => ({
      key,
      far: name.startsWith(typed) ? 0 : distance(typed, name) / Math.max(typed.length, 1),
    }))
    .filter(({ far }) => far <= 0.4)
    .toSorted((a, b) => a.far - b.far);
  return [...new Set(ranked.map(({ key }) => key))].slice(0, MAX_NEAR);
}

/** How many letters must be added, left out or replaced to turn one word into another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, n) => n);
  for (const [n, letter] of [...from].entries()) {
    const next = [n + 1];
    for (const [m, other] of [...to].entries())
      next.push(Math.min((next[m] ?? 0) + 1, (row[m + 1] ?? 0) + 1, (row[m] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
