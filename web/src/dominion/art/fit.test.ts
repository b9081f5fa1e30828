import { describe, expect, it } from "vitest";
import { fitName, heightOf, LARGE, NORMAL, textSize } from "./fit.ts";

describe("words on a card", () => {
  it("are smaller the more there are", () => {
    const sizes = [10, 60, 120, 180, 240, 280].map((letters) => textSize(letters, 1, NORMAL));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it("have room, however many the catalogues write", () => {
    for (const room of [NORMAL, LARGE])
      expect(heightOf(280, 0, textSize(280, 0, room))).toBeLessThanOrEqual(room.height);
  });
});

describe("a name", () => {
  it("stays on one line if it can", () => {
    expect(fitName("Moat", 60, 12, 0.5)).toEqual({ lines: ["Moat"], size: 12 });
  });

  it("is broken where the lines are most equal", () => {
    expect(fitName("Tăietor de lemne", 60, 12, 0.5).lines).toEqual(["Tăietor", "de lemne"]);
  });

  it("is not broken if it would be no larger for it", () => {
    expect(fitName("Sala tronowa", 60, 12, 0.5).lines).toEqual(["Sala tronowa"]);
  });

  it("shrinks if one word is too long", () => {
    expect(fitName("Laboratorium", 60, 12, 0.5)).toEqual({ lines: ["Laboratorium"], size: 10 });
  });
});
