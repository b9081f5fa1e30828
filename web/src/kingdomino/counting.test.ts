import { describe, expect, test } from "vitest";
import { countedAt, lengthOf, ranked, sheets } from "./counting.ts";
import type { Kingdom, KingdominoView } from "../lib/wire.ts";

const region = (points: number) => ({ terrain: "forest", squares: [[1, 0]] as const, crowns: points, points });
const kingdom = (points: number[], score: number, more: Partial<Kingdom> = {}): Kingdom =>
  ({
    territories: points.map(region),
    score,
    crowns: 0,
    largest: 0,
    castle_centred: false,
    complete: false,
    bonuses: {},
    ...more,
  }) as unknown as Kingdom;
const view = (kingdoms: Kingdom[], winners: number[], variants: string[] = []): KingdominoView =>
  ({ kingdoms, scores: kingdoms.map((kingdom) => kingdom.score), winners, variants }) as unknown as KingdominoView;

describe("the final count", () => {
  const all = sheets(
    view(
      [kingdom([6, 2, 0], 8), kingdom([5], 20, { bonuses: { middle_kingdom: 10, harmony: 5 } })],
      [1],
      ["middle_kingdom", "harmony"],
    ),
  );

  test("adds one territory after another, and leaves out what is worth nothing", () => {
    expect(all[0]?.steps.map((step) => step.total)).toEqual([6, 8]);
    expect(countedAt(all[0]!, 0).total).toBe(0);
    expect(countedAt(all[0]!, 9).total).toBe(8);
  });

  test("the bonuses come last, each on its own", () => {
    const given = (step: number): string[] =>
      countedAt(all[1]!, step).bonuses.map((bonus) => `${bonus.variant} ${bonus.points}`);
    expect([1, 2, 3, 9].map((step) => countedAt(all[1]!, step).total)).toEqual([5, 15, 20, 20]);
    expect(given(1)).toEqual([]);
    expect(given(2)).toEqual(["middle_kingdom 10"]);
    expect(given(3)).toEqual(["middle_kingdom 10", "harmony 5"]);
  });

  test("lasts as long as the longest sheet", () => {
    expect(lengthOf(all)).toBe(3);
  });

  test("the winner stands first, also with equal points", () => {
    expect(
      ranked(view([kingdom([], 9, { largest: 3 }), kingdom([], 9, { largest: 5 }), kingdom([], 20)], [1])),
    ).toEqual([1, 2, 0]);
  });
});
