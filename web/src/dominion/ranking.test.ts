import { expect, it } from "vitest";
import type { SeatView } from "./view.ts";
import { ranking, verdict } from "./ranking.ts";

const ended = (scores: number[], turns: number[], winners: number[]): SeatView =>
  ({ scores, winners, seats: turns.map((n) => ({ turns: n, points: null })) }) as unknown as SeatView;

it("the winner stands first, whoever has as many points", () => {
  const view = ended([20, 24, 24], [15, 15, 14], [2]);
  expect(ranking(view).map((rank) => rank.seat)).toEqual([2, 1, 0]);
  expect(verdict(view)).toEqual({ kind: "single", points: 24, fewerTurns: true });
});

it("a victory can be shared, and nobody need win", () => {
  expect(verdict(ended([6, 6], [9, 9], [0, 1])).kind).toBe("shared");
  expect(verdict(ended([6, 6], [9, 9], [])).kind).toBe("nobody");
});
