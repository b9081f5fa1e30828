import { expect, test } from "vitest";
import type { DominionView, Say, State } from "../src/lib/wire.ts";
import { clockText } from "../src/table/clock.svelte.ts";
import { HotSeat } from "../src/table/hotSeat.svelte.ts";
import { common } from "../src/table/news.svelte.ts";

const line = (key: string, n = 0): Say => ({ is: "say", key, parts: { n } });

test("a clock shows minutes, and hours where there are some", () => {
  expect([61_000, 59_001, 0, -5000, 7_380_000].map(clockText)).toEqual(["1:01", "1:00", "0:00", "0:00", "2:03:00"]);
});

test("only what is new is told", () => {
  const before = [line("a"), line("b")];
  expect(common(before, [...before, line("c")])).toBe(2);
  expect(common(before, [line("a"), line("b", 2)])).toBe(1);
  expect(common([], before)).toBe(0);
});

/** A table of Dominion on which these seats share a device. */
function shared(you: boolean[], seat: number, asked: number | null, over = false): State {
  const view = {
    game: "dominion",
    seat,
    hand: ["gold"],
    looked_at: ["moat"],
    deck_size: 4,
    over,
    asked,
  } as unknown as DominionView;
  const seats = you.map((mine) => ({ kind: "guest" as const, you: mine }));
  const question = { seat, asker: "", say: line("ask-buy"), least: 1, most: 1, offers: [] };
  const mine = asked !== null && you[asked];
  return {
    type: "state",
    at: 1,
    table: { id: "t", setup: { game: "dominion" }, stage: "playing", seats, public: false },
    view,
    asked: mine ? [{ ...question, seat: asked }] : [],
    undo: "free",
  };
}

test("a hand is hidden until its player holds the device", () => {
  let now = $state.raw(shared([true, true], 0, 0));
  let log = $state.raw([line("a")]);
  const hot = new HotSeat(
    () => now,
    () => log,
  );
  expect(hot.covered).toBe(0);
  expect((hot.state.view as DominionView).hand).toEqual([]);
  hot.uncover();
  expect(hot.covered).toBe(null);
  expect((hot.state.view as DominionView).hand).toEqual(["gold"]);
  expect(hot.log.length).toBe(1);

  now = shared([true, true], 1, 1);
  log = [line("a"), line("log-draws")];
  expect(hot.covered).toBe(1);
  expect(hot.state.asked).toEqual([]);
  expect((hot.state.view as DominionView).looked_at).toEqual([]);
  expect(hot.log.length, "what the other draws is not told").toBe(1);
  hot.uncover();
  expect(hot.log.length).toBe(2);
});

test("while a bot plays, the first seat's hand is not shown to the second", () => {
  let now = $state.raw(shared([true, true, false], 1, 1));
  const hot = new HotSeat(
    () => now,
    () => [],
  );
  hot.uncover();
  now = shared([true, true, false], 0, 2); // the server shows the first of one's seats then
  expect(hot.covered).toBe(null);
  expect((hot.state.view as DominionView).seat).toBe(null);
  expect((hot.state.view as DominionView).hand).toEqual([]);
});

test("nothing is hidden from who plays alone, nor at the end", () => {
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
  expect((ended.state.view as DominionView).hand).toEqual(["gold"]);
});
