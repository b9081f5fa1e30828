import { beforeAll, describe, expect, test } from "vitest";
import type { Text } from "../src/lib/wire.ts";
import { cardName } from "../src/dominion/cardName.ts";
import { known, plainText, t, segmentsOf, segmentsWithoutName, words } from "../src/lib/words.svelte.ts";
import { slim } from "../tools/words.ts";

const names = ["Ana", "Boris"];
const nameOf = (seat: number): string => names[seat] ?? "";

const discards: Text = {
  is: "text",
  key: "log-discards",
  parts: { name: { is: "seat", seat: 1 }, cards: { is: "cards", cards: ["estate", "copper", "estate"], hidden: 2 } },
};
const places: Text = {
  is: "text",
  key: "log-places-gain",
  parts: {
    name: { is: "seat", seat: 0 },
    n: { is: "domino", domino: 17 },
    points: { is: "text", key: "n-points", parts: { n: 3 } },
  },
};

const card = (key: string): unknown => ({ is: "cards", cards: [key], hidden: 0 });

beforeAll(() => words.use("en"));

describe("a message", () => {
  test("is text with players, cards and dominoes as parts of their own", () => {
    expect(segmentsOf(discards, nameOf)).toEqual([
      { is: "seat", seat: 1, text: "Boris" },
      { is: "text", text: " discards " },
      { is: "part", part: card("estate"), text: "2 × Estate" },
      { is: "text", text: ", " },
      { is: "part", part: card("copper"), text: "Copper" },
      { is: "text", text: ", " },
      { is: "text", text: "2 cards" },
    ]);
  });

  test("may have messages within messages", () => {
    expect(plainText(places, nameOf)).toBe("Ana places domino 17: +3 points");
    expect(segmentsOf(places, nameOf)).toContainEqual({
      is: "part",
      part: { is: "domino", domino: 17 },
      text: "17",
    });
  });

  test("is a dash where there are no cards", () => {
    const none: Text = {
      is: "text",
      key: "log-reveals-hand",
      parts: { name: { is: "seat", seat: 0 }, cards: { is: "cards", cards: [], hidden: 0 } },
    };
    expect(plainText(none, nameOf)).toBe("Ana reveals their hand: –");
  });

  test("can leave the name out under a heading", () => {
    expect(
      segmentsWithoutName(discards, nameOf)
        .map((segment) => segment.text)
        .join(""),
    ).toBe("discards 2 × Estate, Copper, 2 cards");
  });
});

describe("languages", () => {
  test("have their own plurals", async () => {
    await words.use("pl");
    expect([1, 3, 5, 22].map((n) => t("n-cards", { n }))).toEqual(["1 karta", "3 karty", "5 kart", "22 karty"]);
    await words.use("uk");
    expect(t("n-cards", { n: 21 })).toBe("21 карта");
    await words.use("ro");
    expect(t("n-cards", { n: 20 })).toBe("20 de cărți");
    await words.use("en");
    expect(t("n-cards", { n: 1 })).toBe("1 card");
  });

  test("are known by their codes", () => {
    expect([known("pl-PL"), known("uk"), known("RO_ro"), known("de"), known("")]).toEqual([
      "pl",
      "uk",
      "ro",
      undefined,
      undefined,
    ]);
  });

  test("write a minus sign and not a hyphen", () => {
    expect(t("n-points", { n: -1 })).toContain("−1");
  });

  test("load the texts of the rules only on demand", async () => {
    expect(words.has("rule-dominion_trash.text")).toBe(false);
    await words.loadRules();
    expect(t("rule-dominion_trash")).toBe("The trash");
    await words.use("ro");
    expect(words.has("rule-dominion_trash.text")).toBe(true);
    await words.use("en");
  });
});

test("a card has a name, and several copies a number", () => {
  expect(cardName("throne_room")).toBe("Throne Room");
  expect(cardName("copper", 3)).toBe("3 × Copper");
});

test("an unknown message shows its key", () => {
  expect(t("no-such-message")).toBe("no-such-message");
});

test("slim() drops comments and messages that only the terminal reads", () => {
  expect(slim("# why\nask-buy = Buy\ntyped-play =\n    play,\n    plays\n\nweb-close = Close\n    .help = x\n")).toBe(
    "ask-buy = Buy\nweb-close = Close\n    .help = x\n",
  );
});
