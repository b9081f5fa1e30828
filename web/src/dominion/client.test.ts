import { expect, it } from "vitest";
import type { View } from "../lib/wire.ts";
import { dominion } from "./client.ts";

const bots = [
  { name: "big-money-smithy", required_cards: ["smithy"], level: false },
  { name: "easy", required_cards: [], level: true },
  { name: "medium", required_cards: [], level: true },
];

it("a bot plays where the cards are that it cannot do without", () => {
  const able = (kingdom: string | string[]): boolean[] =>
    bots.map((bot) => dominion.canPlay(bot, { game: "dominion", kingdom }));
  expect(able(["moat"])).toEqual([false, true, true]);
  expect(able(["smithy"])).toEqual([true, true, true]);
  expect(able("draft")).toEqual([false, true, true]);
});

it("a turn begins where the counts of turns change", () => {
  const view = (turn: number, points: number): View =>
    ({ game: "dominion", turn, seats: [{ points, turns: turn }] }) as unknown as View;
  const [first, same, next, scored] = [view(0, 3), view(0, 3), view(1, 3), view(1, 4)].map(dominion.turnKey);
  expect(same).toBe(first);
  expect(next).not.toBe(first);
  expect(scored).toBe(next);
  expect(dominion.points(view(1, 4))).toEqual([4]);
  expect(dominion.turnOf?.(view(1, 4))).toBe(1);
});
