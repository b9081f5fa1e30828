import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { authors } from "./authors.ts";
import { emblems } from "./emblems.ts";

const catalogue = readFileSync(new URL("../../../../src/regat/words/en/dominion_cards.ftl", import.meta.url), "utf8");
const cards = [...catalogue.matchAll(/^card-(\w+) =/gm)].map(([, card]) => card ?? "");

describe("the emblems", () => {
  it("are what their script writes", () => {
    expect(() => execFileSync(process.execPath, ["tools/emblems.mjs", "--check"], { stdio: "pipe" })).not.toThrow();
  });

  it("are there for every card, and for no other", () => {
    expect(Object.keys(emblems).sort()).toEqual(cards.sort());
  });

  it("are all credited", () => {
    expect(authors.flatMap(({ icons }) => icons)).toHaveLength(cards.length);
  });
});
