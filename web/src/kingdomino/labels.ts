// Labels of dominoes, squares and territories for screen readers.
import { dominoes } from "./catalogue.svelte.ts";
import type { Half, Territory, Square } from "../lib/wire.ts";
import { t } from "../lib/words.svelte.ts";
import { spell, type Cell } from "./squares.ts";

export function sayHalf({ terrain, crowns }: Half | Square): string {
  const name = t(`terrain-${terrain}`);
  return crowns ? t("realm-half", { terrain: name, crowns: t("n-crowns", { n: crowns }) }) : name;
}

export function sayDomino(domino: number): string {
  const [first, second] = dominoes.get(domino)?.squares ?? [];
  return first && second
    ? t("realm-domino", { n: domino, first: sayHalf(first), second: sayHalf(second) })
    : String(domino);
}

/** A domino of a line, and whose king is on it. */
export function saySlot(domino: number, king: string | null): string {
  return king === null
    ? t("realm-domino-free", { domino: sayDomino(domino) })
    : t("realm-domino-king", { domino: sayDomino(domino), name: king });
}

export function saySquare(cell: Cell, land: Square | undefined, fits: boolean): string {
  const square = spell(cell).replaceAll("-", "−");
  if (land) return t("realm-square-land", { square, land: sayHalf(land) });
  if (!cell[0] && !cell[1]) return t("realm-square-castle", { square });
  return fits ? t("realm-square-fits", { square }) : t("realm-square-empty", { square });
}

export function sayRegion({ terrain, squares, crowns, points }: Territory): string {
  return t("realm-territory", { terrain: t(`terrain-${terrain}`), squares: squares.length, crowns, points });
}

export function sayGain(gain: number): string {
  return t("realm-gain", { points: t("n-points", { n: gain }) });
}
