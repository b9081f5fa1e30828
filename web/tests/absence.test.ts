import { expect, test } from "vitest";
import { isOutOfTime, maybeAbsent, stillPlaying } from "../src/table/absence.ts";
import type { Seated, TableInfo } from "../src/lib/wire.ts";

const GONE = 1_790_000_000_000;
const guest = (more: Partial<Seated> = {}): Seated => ({ kind: "guest", name: "Ana", here: true, ...more });
const table = (...seats: Seated[]): TableInfo => ({
  id: "t",
  setup: { game: "kingdomino" },
  stage: "playing",
  seats,
  public: false,
});

test("whoever is gone may be decided about half a minute later", () => {
  expect(maybeAbsent(table(guest({ you: true }), guest({ here: false, gone: GONE })))).toEqual([
    { seat: 1, since: GONE + 30_000 },
  ]);
});

test("whoever has no time left may be decided about at once", () => {
  const late = table(guest({ you: true }), guest({ time_left: 0 }));
  expect(isOutOfTime(late, 1)).toBe(true);
  expect(maybeAbsent(late)).toEqual([{ seat: 1, since: 0 }]);
});

test.each([
  ["is here", guest()],
  ["is oneself", guest({ you: true, here: false, gone: GONE })],
  ["is a bot", { kind: "bot", name: "greedy", bot: "greedy" } satisfies Seated],
  ["has a bot playing already", guest({ here: false, gone: GONE, played_by: "greedy" })],
  ["has resigned", guest({ here: false, gone: GONE, resigned: true })],
])("nothing is to be decided about who %s", (_, seated) => {
  expect(maybeAbsent(table(guest({ you: true }), seated))).toEqual([]);
});

test("who has resigned plays no longer", () => {
  expect(stillPlaying(table(guest(), guest({ resigned: true }), guest()))).toBe(2);
});
