import { expect, it } from "vitest";
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
