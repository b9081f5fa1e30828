import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readList } from "./cardList.ts";

const NAMES: Record<string, string> = { throne_room: "Sala tronului", smithy: "Fierar", village: "Село", moat: "Șanț" };
const CARDS = Object.keys(NAMES).map((key) => ({ key, names: key === "smithy" ? ["Fierărie", "Kuźnia"] : [] }));
const read = (text: string) => readList(text, CARDS, (key) => NAMES[key] ?? key);

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
  it("takes names of other languages and printings", () => {
    expect(read("fierarie, kuznia, KUŹNIA").cards).toEqual(["smithy", "smithy", "smithy"]);
  });
  it("says what it does not know, as it was written, and what is near", () => {
    expect(read("Fierar, Dragon King").unknown).toEqual([{ given: "Dragon King", near: [] }]);
    expect(read("Fierrar, Sala").unknown).toEqual([
      { given: "Fierrar", near: ["smithy"] },
      { given: "Sala", near: ["throne_room"] },
    ]);
  });
  it("is empty without any word", () => {
    expect(read(" ,\n ")).toEqual({ cards: [], unknown: [] });
  });
});

describe("the names printed in the rulebooks", () => {
  const glossary = readFileSync(new URL("../../../../docs/rules/glossary.csv", import.meta.url), "utf-8");
  const printed = [...glossary.matchAll(/^card\.(\w+),.*?,(?:"([^"]*)"|([^",]*)),card$/gm)].flatMap(
    ([, key, quoted, bare]) =>
      [...(quoted ?? bare ?? "").replace(/\([^)]*\)/g, "").matchAll(/(?:ro|pl|uk): ([^;]+)/g)].map(([, name = ""]) => ({
        key: key ?? "",
        name: name.trim(),
      })),
  );
  const table = readFileSync(new URL("../../../../src/regat/dominion/words/other_names.py", import.meta.url), "utf-8");
  const served = [...table.matchAll(/"(\w+)": \(([^)]*)\)/g)].map(([, key = "", names = ""]) => ({
    key,
    names: [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name),
  }));

  it("are there", () => expect(printed.map(({ name }) => name)).toContain("Oaste"));
  it.each(printed)("$name is $key", ({ key, name }) => {
    for (const typed of [name, name.toUpperCase(), name.normalize("NFD").replace(/\p{M}/gu, "")])
      expect(readList(typed, served, (card) => card).cards).toEqual([key]);
  });
});
