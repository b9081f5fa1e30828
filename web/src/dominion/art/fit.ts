// Font sizes at which a card's text fits, in hundredths of the card's width.
// An estimate, not a measurement: laying out every card twice would be too slow.

const WIDTH = 87; // of a line of text
const GLYPH = 0.44; // width of a character in proportion to its height, averaged over the four languages
const LEADING = 1.13;
const TWO_LINES = 0.82; // of the size on one line
const BONUS = 1.4; // of a line of bonuses, in proportion to its height

export interface Room {
  /** Candidate sizes, largest first. */
  readonly sizes: readonly number[];
  /** The share of the face's height for the text. */
  readonly height: number;
}

export const NORMAL: Room = { sizes: [10.4, 9.8, 9.2, 8.7, 8.3, 7.9, 7.5, 7.2], height: 99 };
export const LARGE: Room = { sizes: [8.2, 7.6, 7.1, 6.6, 6.2], height: 84 };

/** The largest font size at which a text of this many characters and bonus lines fits. */
export function textSize(letters: number, bonusLines: number, room: Room): number {
  const smallest = room.sizes.at(-1) ?? 8;
  return (
    room.sizes.find((size, n) => {
      // The smaller the size, the more of the height the text may take.
      const share = 0.56 + (0.44 * n) / Math.max(1, room.sizes.length - 1);
      return heightOf(letters, bonusLines, size) <= room.height * share;
    }) ?? smallest
  );
}

export function heightOf(letters: number, bonusLines: number, size: number): number {
  const perLine = WIDTH / (size * GLYPH);
  // Words are not broken, which costs a few characters a line.
  const lines = Math.ceil(letters / Math.max(1, perLine - 2.5));
  return lines * size * LEADING + bonusLines * size * BONUS;
}

export interface Name {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A name on one line, or on two if that allows a larger font; no line exceeds `width` or `most`. */
export function fitName(name: string, width: number, most: number, glyph: number): Name {
  const sized = (lines: readonly string[], largest: number): Name => ({
    lines,
    size: Math.min(largest, width / (longest(lines) * glyph)),
  });
  const words = name.split(" ");
  const ways = [
    sized([name], most),
    ...words
      .slice(1)
      .map((_, n) => sized([words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")], most * TWO_LINES)),
  ];
  return ways.reduce((best, fit) =>
    fit.size > best.size || (fit.size === best.size && fit.lines.length > 1 && longest(fit.lines) < longest(best.lines))
      ? fit
      : best,
  );
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
