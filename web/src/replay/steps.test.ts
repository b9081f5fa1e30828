import { describe, expect, it } from "vitest";
import type { KingdominoView, Replay, Text, ReplayStep, View } from "../lib/wire.ts";
import { botFor, seatsFor } from "./roles.ts";
import { bounds, courseOf, logAfter, turnsOf } from "./steps.ts";

const line = (key: string): Text => ({ is: "text", key, parts: {} });
const dominion = (turn: number, ...points: number[]): View =>
  ({ game: "dominion", turn, seats: points.map((one) => ({ points: one, turns: turn })) }) as unknown as View;
const kingdomino = (pile: number, ...scores: number[]): View =>
  ({
    game: "kingdomino",
    line: [{ domino: 1, seat: null }],
    pile_size: pile,
    kings: [],
    scores,
  }) as unknown as KingdominoView;
const step = (seq: number, view: View, more: Partial<ReplayStep> = {}): ReplayStep => ({ seq, view, ...more });

describe("the log after a step", () => {
  const steps = [
    step(0, dominion(0), { log: [line("a")] }),
    step(1, dominion(0), { log: [line("b"), line("c")], log_from: 1 }),
    step(2, dominion(0), { log: [line("c, longer")], log_from: 2 }),
  ];
  it("holds what was told up to there", () => {
    expect(logAfter(steps, 1).map((say) => say.key)).toEqual(["a", "b", "c"]);
  });
  it("has the last line anew where more was added to it", () => {
    expect(logAfter(steps, 2).map((say) => say.key)).toEqual(["a", "b", "c, longer"]);
  });
});

it("a turn begins where the counts of turns change, a round where dominoes leave the pile", () => {
  expect(
    turnsOf([dominion(0, 3), dominion(0, 3), dominion(1, 3), dominion(1, 4)].map((view, at) => step(at, view))),
  ).toEqual([0, 2]);
  expect(turnsOf([kingdomino(20, 0), kingdomino(20, 1), kingdomino(16, 1)].map((view, at) => step(at, view)))).toEqual([
    0, 2,
  ]);
});

it("the course of the points has a corner for every change", () => {
  const steps = [dominion(0, 3), dominion(0, 3), dominion(1, 6)].map((view, at) => step(at, view));
  expect(bounds(steps)).toEqual([0, 6]);
  expect(courseOf(steps, 0, 0, 6)).toBe("M0.00 50.00H100.00V0.00H100");
});

describe("playing on", () => {
  const replay = { bots: ["", "greedy"] } as unknown as Replay;
  const game = { bots: [{ name: "greedy", required_cards: [] }], default_bot: "random" } as never;
  it("keeps the bot that sat there and seats the usual one for a person", () => {
    expect(botFor(replay, 1, game)).toBe("bot greedy");
    expect(botFor(replay, 0, game)).toBe("bot random");
  });
  it("names every person on this device but the first", () => {
    expect(seatsFor(["me", "bot greedy", "me", "open"], ["Ana", "b", "Bo", "c"])).toEqual([
      { kind: "me" },
      { kind: "bot", bot: "greedy" },
      { kind: "me", name: "Bo" },
      { kind: "open" },
    ]);
  });
});
