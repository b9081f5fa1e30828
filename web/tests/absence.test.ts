import { expect, test } from "vitest";
import { isOutOfTime, maybeAbsent, stillPlaying } from "../src/table/absence.ts";
import type { SeatInfo, TableInfo } from "../src/lib/wire.ts";

const GONE = 1_790_000_000_000;
const guest = (more: Partial<SeatInfo> = {}): SeatInfo => ({ kind: "guest", name: "Ana", connected: true, ...more });
const table = (...seats: SeatInfo[]): TableInfo => ({
  id: "t",
  setup: { game: "kingdomino" },
  stage: "playing",
  seats,
  public: false,
});

test("whoever is gone may be decided about as soon as the server allows it", () => {
  const gone = table(guest({ you: true }), guest({ connected: false, disconnected_at: GONE }));
  expect(maybeAbsent(gone, 30_000)).toEqual([{ seat: 1, since: GONE + 30_000 }]);
  expect(maybeAbsent(gone, 5_000)).toEqual([{ seat: 1, since: GONE + 5_000 }]);
});

test("whoever has no time left may be decided about at once", () => {
  const late = table(guest({ you: true }), guest({ time_left: 0 }));
  expect(isOutOfTime(late, 1)).toBe(true);
  expect(maybeAbsent(late, 30_000)).toEqual([{ seat: 1, since: 0 }]);
});

test.each([
  ["is here", guest()],
  ["is oneself", guest({ you: true, connected: false, disconnected_at: GONE })],
  ["is a bot", { kind: "bot", name: "greedy", bot: "greedy" } satisfies SeatInfo],
  ["has a bot playing already", guest({ connected: false, disconnected_at: GONE, substitute: "greedy" })],
  ["has resigned", guest({ connected: false, disconnected_at: GONE, resigned: true })],
])("nothing is to be decided about who %s", (_, seated) => {
  expect(maybeAbsent(table(guest({ you: true }), seated), 30_000)).toEqual([]);
});

test("who has resigned plays no longer", () => {
  expect(stillPlaying(table(guest(), guest({ resigned: true }), guest()))).toBe(2);
});
