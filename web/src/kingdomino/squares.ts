// Squares of a kingdom by their coordinates: the castle is at 0, 0, and y counts downwards.
import type { Kingdom, Territory } from "../lib/wire.ts";

export type Cell = readonly [x: number, y: number];

/** The first and last columns and rows, inclusive. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The neighbours of a square, clockwise from the right. */
export const STEPS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** As in records: `(1,-2)`. */
export function spell([x, y]: Cell): string {
  return `(${x},${y})`;
}

export function same(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function step([x, y]: Cell, direction: number): Cell {
  const [dx, dy] = STEPS[((direction % 4) + 4) % 4] ?? [0, 0];
  return [x + dx, y + dy];
}

/** The direction of a neighbour. */
export function direction(from: Cell, to: Cell): number {
  return STEPS.findIndex(([dx, dy]) => to[0] - from[0] === dx && to[1] - from[1] === dy);
}

/** The bounds of a kingdom and further squares. */
export function boundsOf(squares: Kingdom["squares"], more: readonly Cell[] = []): Bounds {
  const across = [0, ...squares.map((square) => square.x), ...more.map(([x]) => x)];
  const down = [0, ...squares.map((square) => square.y), ...more.map(([, y]) => y)];
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

/** The bounds within which a kingdom can still grow, given how many columns and rows may be added. */
export function reachOf(bounds: Bounds, columns: number, rows: number): Bounds {
  return {
    left: bounds.left - columns,
    top: bounds.top - rows,
    right: bounds.right + columns,
    bottom: bounds.bottom + rows,
  };
}

export function within({ left, top, right, bottom }: Bounds, [x, y]: Cell): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

export function centreOf(bounds: Bounds): Cell {
  return [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
}

/** The visible part of the plane: `span` columns and rows around the centre of the kingdom. */
export function windowAround(bounds: Bounds, span: number): Bounds {
  const [x, y] = centreOf(bounds);
  const half = (span - 1) / 2;
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

/** The rows of whole squares in the intersection. */
export function rowsWithin(a: Bounds, b: Bounds): Cell[][] {
  const rows: Cell[][] = [];
  for (let y = Math.ceil(Math.max(a.top, b.top)); y <= Math.min(a.bottom, b.bottom); y++) {
    const row: Cell[] = [];
    for (let x = Math.ceil(Math.max(a.left, b.left)); x <= Math.min(a.right, b.right); x++) row.push([x, y]);
    rows.push(row);
  }
  return rows;
}

/** The border of a territory as an SVG path, in squares. */
export function outline(squares: Territory["squares"]): string {
  const inside = new Set(squares.map(spell));
  const edges = new Map<string, Cell[]>();
  // Every edge with its square to the right of it; a corner where two squares touch has two edges.
  const corners: readonly (readonly [Cell, Cell])[] = [
    [
      [1, 0],
      [1, 1],
    ],
    [
      [1, 1],
      [0, 1],
    ],
    [
      [0, 1],
      [0, 0],
    ],
    [
      [0, 0],
      [1, 0],
    ],
  ];
  for (const square of squares) {
    corners.forEach(([from, to], side) => {
      if (inside.has(spell(step(square, side)))) return;
      const start = spell([square[0] + from[0], square[1] + from[1]]);
      edges.set(start, [...(edges.get(start) ?? []), [square[0] + to[0], square[1] + to[1]]]);
    });
  }
  let path = "";
  while (edges.size) {
    const [first] = edges.keys();
    let here = first as string;
    const loop: Cell[] = [];
    for (let next = take(edges, here); next; next = take(edges, here)) {
      loop.push(next);
      here = spell(next);
    }
    path += loop.map(([x, y], place) => `${place ? "L" : "M"}${x} ${y}`).join("") + "z";
  }
  return path;
}

function take(edges: Map<string, Cell[]>, from: string): Cell | undefined {
  const [next, ...rest] = edges.get(from) ?? [];
  if (rest.length) edges.set(from, rest);
  else edges.delete(from);
  return next;
}

/** The square that carries the label of a territory: the nearest to its centre. */
export function heart(squares: Territory["squares"]): Cell {
  const x = squares.reduce((sum, square) => sum + square[0], 0) / squares.length;
  const y = squares.reduce((sum, square) => sum + square[1], 0) / squares.length;
  const far = (square: Cell): number => (square[0] - x) ** 2 + (square[1] - y) ** 2;
  return squares.reduce((best, square) => (far(square) < far(best) - 1e-9 ? square : best), squares[0] ?? [0, 0]);
}
