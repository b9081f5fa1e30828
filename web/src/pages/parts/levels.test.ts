import { expect, it } from "vitest";
import { levels, references } from "./levels.ts";

const bots = [
  { name: "big-money-smithy", required_cards: ["smithy"], level: false },
  { name: "easy", required_cards: [], level: true },
  { name: "medium", required_cards: [], level: true },
];

it("levels are apart from the bots that are there to be measured against", () => {
  expect(levels(bots).map((bot) => bot.name)).toEqual(["easy", "medium"]);
  expect(references(bots).map((bot) => bot.name)).toEqual(["big-money-smithy"]);
});
