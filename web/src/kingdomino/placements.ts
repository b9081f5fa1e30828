// The legal placements of a domino, as the server sends them.
import type { Prompt, Placement } from "../lib/wire.ts";
import { direction, same, spell, type Cell } from "./squares.ts";

/** A legal placement and the answer that takes it. */
export interface Fit {
  placement: Placement;
  answer: string;
}

/** How a domino is held: the direction of its other half from the target square, and which half is on that square. */
export interface Hold {
  turn: number;
  flipped: boolean;
}

export class Placements {
  readonly all: readonly Fit[];
  #at = new Map<string, Fit[]>();
  readonly double: boolean;

  /** `double`: both halves are alike, so the server names each pair of squares once. */
  constructor(prompt: Pick<Prompt, "placements" | "answers">, double: boolean) {
    this.double = double;
    this.all = (prompt.placements ?? []).map((placement, place) => ({
      placement,
      answer: prompt.answers?.[place] ?? "",
    }));
    for (const fit of this.all) {
      for (const cell of [fit.placement.first, fit.placement.second])
        this.#at.set(spell(cell), [...(this.#at.get(spell(cell)) ?? []), fit]);
    }
    for (const [cell, fits] of this.#at) {
      const order = (fit: Fit): number => {
        const { turn, flipped } = holdAt(fit, cell);
        return turn + (flipped && !double ? 4 : 0);
      };
      fits.sort((a, b) => order(a) - order(b));
    }
  }

  /** All placements that cover a square: those with the first half on it come first, clockwise. */
  at(cell: Cell): readonly Fit[] {
    return this.#at.get(spell(cell)) ?? [];
  }

  /** The placement nearest to how the domino is held. */
  nearest(cell: Cell, hold: Hold): Fit | undefined {
    const far = (fit: Fit): number => {
      const there = holdAt(fit, spell(cell));
      if (this.double) return (there.turn - hold.turn + 4) % 4;
      return (there.flipped !== hold.flipped ? 4 : 0) + ((lies(there) - lies(hold) + 4) % 4);
    };
    return this.at(cell).reduce<Fit | undefined>(
      (best, fit) => (best && far(best) <= far(fit) ? best : fit),
      undefined,
    );
  }

  /** The next placement on the same square, clockwise; with -1, counter-clockwise. */
  turned(cell: Cell, from: Fit, by: 1 | -1 = 1): Fit {
    const fits = this.at(cell);
    return fits[(fits.indexOf(from) + by + fits.length) % fits.length] ?? from;
  }

  /** The placements, best gain first. */
  get ranked(): readonly Fit[] {
    return [...this.all].sort((a, b) => b.placement.gain - a.placement.gain);
  }
}

/** How a placed domino is held by one of its squares. */
export function holdAt({ placement }: Fit, cell: string): Hold {
  const flipped = spell(placement.second) === cell;
  return flipped
    ? { turn: direction(placement.second, placement.first), flipped }
    : { turn: direction(placement.first, placement.second), flipped };
}

/** The direction from the first half to the second, however the domino is held. */
export function lies({ turn, flipped }: Hold): number {
  return flipped ? (turn + 2) % 4 : turn;
}

export function nameOf({ first, second }: Pick<Placement, "first" | "second">): string {
  return `${spell(first)}-${spell(second)}`;
}

export function covers({ first, second }: Pick<Placement, "first" | "second">, cell: Cell): boolean {
  return same(first, cell) || same(second, cell);
}
