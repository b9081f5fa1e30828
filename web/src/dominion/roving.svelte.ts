// Roving focus: Tab reaches one card of each zone, and arrow keys lead from there to the others.
import type { Decision } from "./decision.svelte.ts";

interface Piece {
  card: string;
  copy: number;
}

class Roving {
  /** The piece of each zone that had the focus last. */
  #last: Readonly<Record<string, string>> = $state.raw({});

  visit(zone: string, card: string, copy: number): void {
    this.#last = { ...this.#last, [zone]: `${card} ${copy}` };
  }

  /** The piece that Tab reaches: the last one, otherwise the first that can be chosen, otherwise the first. */
  stop(decision: Decision, zone: string, pieces: readonly Piece[]): string | undefined {
    const names = pieces.map(({ card, copy }) => `${card} ${copy}`);
    const last = this.#last[zone];
    if (last && names.includes(last)) return last;
    return names[
      Math.max(
        0,
        pieces.findIndex(({ card, copy }) => decision.isLegal(zone, card, copy)),
      )
    ];
  }
}

export const roving = new Roving();
