import { expect, test } from "vitest";
import type { DominionView, Text, State } from "../src/lib/wire.ts";
import { seatView } from "../src/dominion/view.ts";
import { clockText } from "../src/table/clock.svelte.ts";
import { HotSeat } from "../src/table/hotSeat.svelte.ts";
import { commonPrefix } from "../src/table/announcements.svelte.ts";

const line = (key: string, n = 0): Text => ({ is: "text", key, parts: { n } });

test("a clock shows minutes, and hours where there are some", () => {
  expect([61_000, 59_001, 0, -5000, 7_380_000].map(clockText)).toEqual(["1:01", "1:00", "0:00", "0:00", "2:03:00"]);
});

test("only new lines are announced", () => {
  const before = [line("a"), line("b")];
  expect(commonPrefix(before, [...before, line("c")])).toBe(2);
  expect(commonPrefix(before, [line("a"), line("b", 2)])).toBe(1);
  expect(commonPrefix([], before)).toBe(0);
});

/** A Dominion table; the seats of `you` share a device. */
function shared(you: boolean[], seat: number, toAnswer: number | null, over = false): State {
  const view = { game: "dominion", over, to_answer: toAnswer } as unknown as DominionView;
  const own = { game: "dominion" as const, hand: ["gold"], looked_at: ["moat"], deck_size: 4 };
  const seats = you.map((mine) => ({ kind: "guest" as const, you: mine }));
  const question = { seat, asker: "", text: line("ask-buy"), min: 1, max: 1, choices: [] };
  const mine = toAnswer !== null && you[toAnswer];
  return {
    type: "state",
    seq: 1,
    table: { id: "t", setup: { game: "dominion" }, stage: "playing", seats, public: false },
    view,
    seat,
    private: own,
    prompts: mine ? [{ ...question, seat: toAnswer }] : [],
    undo: "free",
  };
}

test("a hand is hidden until its player holds the device", () => {
  let state = $state.raw(shared([true, true], 0, 0));
  let log = $state.raw([line("a")]);
  const hot = new HotSeat(
    () => state,
    () => log,
  );
  expect(hot.covered).toBe(0);
  expect(seatView(hot.state).hand).toEqual([]);
  hot.uncover();
  expect(hot.covered).toBe(null);
  expect(seatView(hot.state).hand).toEqual(["gold"]);
  expect(hot.log.length).toBe(1);

  state = shared([true, true], 1, 1);
  log = [line("a"), line("log-draws")];
  expect(hot.covered).toBe(1);
  expect(hot.state.prompts).toEqual([]);
  expect(seatView(hot.state).looked_at).toEqual([]);
  expect(hot.log.length, "the other's draw is not in the log").toBe(1);
  hot.uncover();
  expect(hot.log.length).toBe(2);
});

test("while a bot plays, the first seat's hand is not shown to the second", () => {
  let state = $state.raw(shared([true, true, false], 1, 1));
  const hot = new HotSeat(
    () => state,
    () => [],
  );
  hot.uncover();
  state = shared([true, true, false], 0, 2); // the server shows the first of the reader's seats then
  expect(hot.covered).toBe(null);
  expect(seatView(hot.state).seat).toBe(null);
  expect(seatView(hot.state).hand).toEqual([]);
});

test("nothing is hidden from a single player, nor at the end", () => {
  expect(
    new HotSeat(
      () => shared([true, false], 0, 0),
      () => [],
    ).covered,
  ).toBe(null);
  const ended = new HotSeat(
    () => shared([true, true], 0, null, true),
    () => [],
  );
  expect(seatView(ended.state).hand).toEqual(["gold"]);
});
