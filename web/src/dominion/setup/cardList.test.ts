import { describe, expect, it } from "vitest";
import { readList } from "./cardList.ts";

const NAMES: Record<string, string> = { throne_room: "Sala tronului", smithy: "Fierar", village: "Село", moat: "Șanț" };
const read = (text: string) => readList(text, Object.keys(NAMES), (key) => NAMES[key] ?? key);

describe("a pasted list", () => {
  it("takes keys, names and English names with spaces", () => {
    expect(read("throne_room, Throne Room\nFierar; Село")).toEqual({
      cards: ["throne_room", "throne_room", "smithy", "village"],
      unknown: [],
    });
  });
  it("does not mind accents, capitals, numbers and bullets", () => {
    expect(read("1. SANT\n2x fierar\n- Sala tronului\n• village.").cards).toEqual([
      "moat",
      "smithy",
      "throne_room",
      "village",
    ]);
  });
  it("says what it does not know, as it was written", () => {
    expect(read("Fierar, Dragon King").unknown).toEqual(["Dragon King"]);
  });
  it("is empty without any word", () => {
    expect(read(" ,\n ")).toEqual({ cards: [], unknown: [] });
  });
});
