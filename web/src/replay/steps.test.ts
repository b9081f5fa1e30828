import { describe, expect, it } from "vitest";
import type { Replay, Text, ReplayStep, View } from "../lib/wire.ts";
import { botFor, seatsFor } from "./roles.ts";
import { bounds, pointsPath, logAfter, turnStarts } from "./steps.ts";

const line = (key: string): Text => ({ is: "text", key, parts: {} });
// A game with nothing but turns and points.
type FakeView = View & { turn: number; fakePoints: number[] };
const at = (turn: number, ...points: number[]): View => ({ turn, fakePoints: points }) as unknown as View;
const game = {
  turnKey: (view: View) => String((view as FakeView).turn),
  points: (view: View) => (view as FakeView).fakePoints,
};
const step = (seq: number, view: View, more: Partial<ReplayStep> = {}): ReplayStep => ({ seq, view, ...more });

describe("the log after a step", () => {
  const steps = [
    step(0, at(0), { log: [line("a")] }),
    step(1, at(0), { log: [line("b"), line("c")], log_from: 1 }),
    step(2, at(0), { log: [line("c, longer")], log_from: 2 }),
  ];
  it("has the lines up to there", () => {
    expect(logAfter(steps, 1).map((text) => text.key)).toEqual(["a", "b", "c"]);
  });
  it("replaces the last line where more was added to it", () => {
    expect(logAfter(steps, 2).map((text) => text.key)).toEqual(["a", "b", "c, longer"]);
  });
});

it("a turn begins where the key of the turn changes", () => {
  const steps = [at(0, 3), at(0, 3), at(1, 3), at(1, 4)].map((view, seq) => step(seq, view));
  expect(turnStarts(game, steps)).toEqual([0, 2]);
});

it("the path of the points has a corner for every change", () => {
  const steps = [at(0, 3), at(0, 3), at(1, 6)].map((view, seq) => step(seq, view));
  expect(bounds(game, steps)).toEqual([0, 6]);
  expect(pointsPath(game, steps, 0, [0, 6])).toBe("M0.00 50.00H100.00V0.00H100");
});

describe("playing on", () => {
  const replay = { bots: ["", "greedy"] } as unknown as Replay;
  const info = { bots: [{ name: "greedy", required_cards: [] }], default_bot: "random" } as never;
  it("keeps the bot that sat there and seats the default bot for a person", () => {
    expect(botFor(replay, 1, info)).toBe("bot greedy");
    expect(botFor(replay, 0, info)).toBe("bot random");
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
