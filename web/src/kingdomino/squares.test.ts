import { describe, expect, test } from "vitest";
import { laidIn } from "./placedDominoes.ts";
import { boundsOf, direction, heart, outline, reachOf, rowsWithin, spell, windowAround } from "./squares.ts";
import type { Kingdom, Square } from "../lib/wire.ts";

const land = (x: number, y: number): Square => ({ x, y, terrain: "forest", crowns: 0 });

describe("the plane of a kingdom", () => {
  test("squares are spelled as in records", () => {
    expect(spell([1, -2])).toBe("(1,-2)");
    expect(direction([0, 0], [0, 1])).toBe(1);
  });

  test("bounds take in the castle", () => {
    expect(boundsOf([land(1, 0), land(2, 0)])).toEqual({ left: 0, top: 0, right: 2, bottom: 0 });
    expect(boundsOf([], [[-1, 3]])).toEqual({ left: -1, top: 0, right: 0, bottom: 3 });
  });

  test("what is left to grow lies on either side", () => {
    expect(reachOf({ left: 0, top: 0, right: 2, bottom: 0 }, 2, 4)).toEqual({ left: -2, top: -4, right: 4, bottom: 4 });
  });

  test("the window has the kingdom in its middle, and only whole squares are used", () => {
    const shown = windowAround({ left: 0, top: 0, right: 1, bottom: 0 }, 7);
    expect(shown).toEqual({ left: -2.5, top: -3, right: 3.5, bottom: 3 });
    const rows = rowsWithin(shown, { left: -9, top: -1, right: 9, bottom: 0 });
    expect(rows).toHaveLength(2);
    expect(rows[0]?.map(([x]) => x)).toEqual([-2, -1, 0, 1, 2, 3]);
  });
});

describe("a territory", () => {
  test("has one border around it", () => {
    expect(outline([[0, 0]])).toBe("M1 1L0 1L0 0L1 0z");
    expect(
      outline([
        [0, 0],
        [1, 0],
      ]).match(/M/g),
    ).toHaveLength(1);
  });

  test("has a second border around a hole", () => {
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 1);
    expect(outline(ring).match(/M/g)).toHaveLength(2);
  });

  test("is labelled on one of its own squares", () => {
    const corner = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
    ] as const;
    expect(corner).toContainEqual(heart(corner));
  });
});

test("dominoes are read from the record of a kingdom", () => {
  const kingdom = { squares: [land(1, 0), land(2, 0)], placed: ["17 (1,0)-(2,0)"] } as unknown as Kingdom;
  expect(laidIn(kingdom)).toEqual([{ domino: 17, first: [1, 0], second: [2, 0], squares: [land(1, 0), land(2, 0)] }]);
});
