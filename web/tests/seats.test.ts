import { beforeAll, expect, test } from "vitest";
import { seatNames } from "../src/lib/seats.ts";
import type { SeatInfo, TableInfo } from "../src/lib/wire.ts";
import { LANGUAGES, words } from "../src/lib/words.svelte.ts";

const table = (...seats: SeatInfo[]): TableInfo => ({
  id: "t",
  setup: { game: "kingdomino" },
  stage: "playing",
  seats,
  public: false,
});
const anonymous: SeatInfo = { kind: "guest" };

beforeAll(() => words.use("en"));

test.each([
  ["en", "Guest"],
  ["ro", "Vizitator"],
  ["pl", "Gość"],
  ["uk", "Гість"],
] as const)("anonymous guests are numbered by seat (%s)", async (language, guest) => {
  expect(Object.keys(LANGUAGES)).toContain(language);
  await words.use(language);
  expect(seatNames(table(anonymous, { kind: "guest", name: "Ana" }, anonymous))).toEqual([
    `${guest} 1`,
    "Ana",
    `${guest} 2`,
  ]);
  expect(seatNames(table(anonymous, { kind: "guest", name: "Ana" }))[0]).toBe(guest);
});

test("people with the same name are told apart, free seats are not numbered", async () => {
  await words.use("en");
  const ana: SeatInfo = { kind: "guest", name: "Ana" };
  const names = seatNames(table(ana, { kind: "open" }, ana, { kind: "open" }));
  expect([names[0], names[2]]).toEqual(["Ana 1", "Ana 2"]);
  expect(names[1]).toBe(names[3]);
});
