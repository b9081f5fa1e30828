import { expect, it } from "vitest";
import type { View } from "../lib/wire.ts";
import { kingdomino } from "./client.ts";

it("a round begins where dominoes leave the pile", () => {
  const view = (pile: number, ...scores: number[]): View =>
    ({
      game: "kingdomino",
      line: [{ domino: 1, seat: null }],
      pile_size: pile,
      kings: [],
      scores,
    }) as unknown as View;
  const [first, same, next] = [view(20, 0), view(20, 1), view(16, 1)].map(kingdomino.turnKey);
  expect(same).toBe(first);
  expect(next).not.toBe(first);
  expect(kingdomino.points(view(16, 1))).toEqual([1]);
});
