import { describe, expect, test } from "vitest";
import { holdAt, nameOf, Placements } from "./placements.ts";
import type { Placement } from "../lib/wire.ts";

const spot = (first: [number, number], second: [number, number], gain = 0): Placement => ({
  first,
  second,
  gain,
  columns_left: 0,
  rows_left: 0,
});
const promptWith = (...placements: Placement[]) => ({
  placements,
  answers: placements.map((placement) => `place 17 ${nameOf(placement)}`),
});

describe("the spots of a domino", () => {
  const spots = new Placements(
    promptWith(spot([1, 0], [2, 0], 3), spot([2, 0], [1, 0], 5), spot([1, 0], [1, 1], 1), spot([1, -1], [1, 0])),
    false,
  );

  test("every spot has the answer that takes it", () => {
    expect(spots.all.map((fit) => fit.answer)).toEqual([
      "place 17 (1,0)-(2,0)",
      "place 17 (2,0)-(1,0)",
      "place 17 (1,0)-(1,1)",
      "place 17 (1,-1)-(1,0)",
    ]);
  });

  test("a square knows what covers it, its first half first and clockwise", () => {
    expect(spots.at([1, 0]).map((fit) => nameOf(fit.placement))).toEqual([
      "(1,0)-(2,0)",
      "(1,0)-(1,1)",
      "(2,0)-(1,0)",
      "(1,-1)-(1,0)",
    ]);
    expect(spots.at([5, 5])).toEqual([]);
  });

  test("the way in which the domino is held is kept where it fits", () => {
    expect(nameOf(spots.nearest([1, 0], { turn: 1, flipped: false })!.placement)).toBe("(1,0)-(1,1)");
    expect(nameOf(spots.nearest([1, 0], { turn: 0, flipped: true })!.placement)).toBe("(2,0)-(1,0)");
    expect(nameOf(spots.nearest([1, 0], { turn: 2, flipped: false })!.placement)).toBe("(1,0)-(2,0)");
    expect(spots.nearest([5, 5], { turn: 0, flipped: false })).toBeUndefined();
  });

  test("turning goes through all ways and comes back", () => {
    let fit = spots.at([1, 0])[0]!;
    const seen = [0, 1, 2, 3].map(() => nameOf((fit = spots.turned([1, 0], fit)).placement));
    expect(seen).toEqual(["(1,0)-(1,1)", "(2,0)-(1,0)", "(1,-1)-(1,0)", "(1,0)-(2,0)"]);
    expect(nameOf(spots.turned([1, 0], fit, -1).placement)).toBe("(1,-1)-(1,0)");
  });

  test("a domino with two equal halves turns clockwise, whichever half is named first", () => {
    const double = new Placements(promptWith(spot([0, 1], [1, 1]), spot([0, 1], [0, 2]), spot([-1, 1], [0, 1])), true);
    expect(double.at([0, 1]).map((fit) => holdAt(fit, "(0,1)").turn)).toEqual([0, 1, 2]);
    expect(nameOf(double.nearest([0, 1], { turn: 2, flipped: false })!.placement)).toBe("(-1,1)-(0,1)");
  });

  test("the best gain comes first", () => {
    expect(spots.ranked.map((fit) => fit.placement.gain)).toEqual([5, 3, 1, 0]);
  });
});

test("where only the second half can lie, the domino keeps its direction if it may", () => {
  const spots = new Placements(promptWith(spot([1, 0], [2, 0]), spot([3, 0], [2, 0])), false);
  expect(nameOf(spots.nearest([2, 0], { turn: 0, flipped: false })!.placement)).toBe("(1,0)-(2,0)");
  expect(nameOf(spots.nearest([2, 0], { turn: 2, flipped: false })!.placement)).toBe("(3,0)-(2,0)");
});
