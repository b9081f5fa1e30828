import { expect, it } from "vitest";
import { levels, plays, references } from "./levels.ts";

const bots = [
  { name: "big-money-smithy", needs: ["smithy"], level: false },
  { name: "easy", needs: [], level: true },
  { name: "medium", needs: [], level: true },
];

it("levels are apart from the bots that are there to be measured against", () => {
  expect(levels(bots).map((bot) => bot.name)).toEqual(["easy", "medium"]);
  expect(references(bots).map((bot) => bot.name)).toEqual(["big-money-smithy"]);
});

it("a bot plays where the cards are that it cannot do without", () => {
  expect(bots.map((bot) => plays(bot, ["moat"]))).toEqual([false, true, true]);
  expect(bots.map((bot) => plays(bot, ["smithy"]))).toEqual([true, true, true]);
  expect(bots.map((bot) => plays(bot, null))).toEqual([false, true, true]);
});
