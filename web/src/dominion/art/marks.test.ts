import { describe, expect, it } from "vitest";
import { faceText, loneMark, pieces, type Mark } from "./marks.ts";

const english = (mark: Mark, n: number) => `${n} ${mark}${n === 1 ? "" : "s"}`;
const ukrainian = (mark: Mark, n: number) =>
  ({
    coin: n === 1 ? `${n} монета` : `${n} монети`,
    card: `${n} карти`,
    point: `${n} очко`,
    action: `${n} дія`,
    buy: `${n} купівля`,
  })[mark];

describe("a card's text in pieces", () => {
  it("puts a symbol where coins are counted", () => {
    expect(pieces("If you do, +3 coins.", english)).toEqual([
      { is: "text", text: "If you do, " },
      { is: "mark", mark: "coin", sign: "+", n: 3, text: "+3 coins" },
      { is: "text", text: "." },
    ]);
  });

  it("loses nothing of the text", () => {
    const text = "+1 Card. +1 Action. Costs 5, 2 coins more; −1 point.";
    const joined = pieces(text, english).map((piece) => piece.text);
    expect(joined.join("")).toBe(text);
  });

  it("takes cards for a bonus only after a plus", () => {
    expect(pieces("Доки не з’являться 2 карти скарбів.", ukrainian)).toHaveLength(1);
    expect(pieces("+2 карти.", ukrainian)[0]).toMatchObject({ mark: "card", n: 2 });
  });

  it("does not take the beginning of a word for the word", () => {
    expect(pieces("1 coinage", english)).toEqual([{ is: "text", text: "1 coinage" }]);
  });

  it("reads a negative number of points", () => {
    expect(pieces("−1 point at the end", english)[0]).toMatchObject({ mark: "point", sign: "−", n: 1 });
  });
});

describe("a text for a face", () => {
  it("gives bonuses lines of their own and leaves the words", () => {
    const { bonuses, rest } = faceText("+1 Card. +1 Action. Look at the top card.", english);
    expect(bonuses.map((piece) => piece.text)).toEqual(["+1 Card", "+1 Action"]);
    expect(rest).toEqual([{ is: "text", text: "Look at the top card." }]);
  });

  it("may consist of bonuses alone", () => {
    const { bonuses, rest } = faceText("+1 Buy. +2 coins.", english);
    expect(bonuses).toHaveLength(2);
    expect(rest).toEqual([]);
  });

  it("leaves a bonus inside of a sentence where it is", () => {
    expect(faceText("The first time, +1 coin.", english).bonuses).toEqual([]);
  });

  it("knows a text that one symbol can stand for", () => {
    expect(loneMark(faceText("Worth 2 coins.", english))).toMatchObject({ mark: "coin", n: 2 });
    expect(loneMark(faceText("1 point at the end of the game for every ten of your cards.", english))).toBeUndefined();
    expect(loneMark(faceText("+2 coins.", english))).toBeUndefined();
  });
});
