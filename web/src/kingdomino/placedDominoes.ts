// The dominoes of a kingdom, as they were laid.
import type { Kingdom, Square } from "../lib/wire.ts";
import { spell, type Cell } from "./squares.ts";

export interface Laid {
  domino: number;
  first: Cell;
  second: Cell;
  squares: readonly (Square | undefined)[];
}

const NOTATION = /^(\d+) \((-?\d+),(-?\d+)\)-\((-?\d+),(-?\d+)\)$/;

/** Parses `17 (1,0)-(2,0)`. */
export function laidIn(kingdom: Kingdom): Laid[] {
  const lands = landsOf(kingdom);
  return kingdom.placed.flatMap((text) => {
    const found = NOTATION.exec(text);
    if (!found) return [];
    const [domino = 0, ax = 0, ay = 0, bx = 0, by = 0] = found.slice(1).map(Number);
    const [first, second]: [Cell, Cell] = [
      [ax, ay],
      [bx, by],
    ];
    return [{ domino, first, second, squares: [lands.get(spell(first)), lands.get(spell(second))] }];
  });
}

export function landsOf(kingdom: Kingdom): Map<string, Square> {
  return new Map(kingdom.squares.map((square) => [spell([square.x, square.y]), square]));
}
