import { describe, expect, it } from "vitest";
import type { Prompt } from "../lib/wire.ts";
import type { SeatView } from "./view.ts";
import { automaticAnswer } from "./autoplay.svelte.ts";
import { controlsFor } from "./controls.ts";

const seat = { hand_size: 5, play: [], aside: [], revealed: [] as string[], discard_top: null, turns: 3, points: null };
const text = (key: string, parts: Prompt["text"]["parts"] = {}): Prompt["text"] => ({ is: "text", key, parts });
const choice = (verb: string, key: string, copies = 1): Prompt["choices"][number] => ({
  verb,
  key,
  text: text(`answer-${verb}`),
  copies,
});

const view: SeatView = {
  game: "dominion",
  seat: 0,
  players: 2,
  edition: 2,
  kingdom: ["moat", "sentry"],
  first: 0,
  turn: 0,
  phase: "buy",
  actions: 0,
  buys: 1,
  coins: 0,
  supply: ["copper", "silver", "moat", "sentry"].map((card) => ({ card, cost: 0, left: 9 })),
  trash: {},
  seats: [seat, { ...seat, revealed: ["silver", "copper"] }],
  hand: ["copper", "copper", "moat"],
  looked_at: [],
  deck_size: 5,
  to_answer: 0,
  over: false,
  scores: null,
  winners: null,
};

const buying: Prompt = {
  seat: 0,
  asker: "buy_phase",
  text: text("ask-buy"),
  min: 0,
  max: 1,
  choices: [choice("play", "copper", 2), choice("play", "treasures"), choice("buy", "copper"), choice("buy", "moat")],
  answers: ["play copper", "play treasures", "buy copper", "buy moat"],
  decline: "end turn",
  decline_text: text("answer-end-turn"),
};

describe("where the answers are given", () => {
  it("cards are played from the hand and bought from the Supply; the rest are buttons", () => {
    const { cards, buttons } = controlsFor(buying, view);
    expect(cards.map((control) => [control.zone, control.answer])).toEqual([
      ["hand", "play copper"],
      ["supply", "buy copper"],
      ["supply", "buy moat"],
    ]);
    expect(buttons.map((control) => control.answer)).toEqual(["play treasures"]);
  });

  it("several cards are picked in the hand", () => {
    const { cards, several } = controlsFor(
      {
        ...buying,
        asker: "militia",
        text: text("ask-discard-exactly"),
        choices: [choice("discard", "copper", 2), choice("discard", "moat")],
        answers: [],
        decline: "",
      },
      view,
    );
    expect(several).toBe(true);
    expect(cards.map((control) => [control.zone, control.card, control.copies])).toEqual([
      ["hand", "copper", 2],
      ["hand", "moat", 1],
    ]);
  });

  it("what becomes of one card is decided by buttons", () => {
    const prompt = {
      ...buying,
      asker: "sentry",
      text: text("ask-sort", { thing: { is: "cards", cards: ["moat"], hidden: 0 } }),
      choices: [choice("keep", "moat"), choice("discard", "moat"), choice("trash", "moat")],
      answers: ["keep moat", "discard moat", "trash moat"],
      decline: "",
    };
    const { cards, buttons } = controlsFor(prompt, { ...view, looked_at: ["moat"] });
    expect(cards).toEqual([]);
    expect(buttons.map((control) => control.card)).toEqual(["moat", "moat", "moat"]);
  });

  it("what lies revealed before another player is chosen there", () => {
    const prompt = {
      ...buying,
      asker: "thief",
      text: text("ask-trash-theirs"),
      choices: [choice("trash", "copper"), choice("trash", "silver")],
      answers: ["trash copper", "trash silver"],
      decline: "",
    };
    expect(controlsFor(prompt, view).cards.map((control) => control.zone)).toEqual(["revealed-1", "revealed-1"]);
  });

  it("a Reaction can be clicked, and is a button as well", () => {
    const prompt = {
      ...buying,
      asker: "moat",
      text: text("ask-react"),
      choices: [choice("reveal", "moat")],
      answers: ["reveal moat"],
      decline: "decline",
    };
    const { cards, buttons } = controlsFor(prompt, view);
    expect(cards.map((control) => control.zone)).toEqual(["hand"]);
    expect(buttons.map((control) => control.answer)).toEqual(["reveal moat"]);
  });
});

describe("what is answered automatically", () => {
  const none = { autoTreasures: false, autoEndTurn: false, autoReact: false };
  const ending: Prompt = { ...buying, text: text("ask-end-turn"), choices: [], answers: [] };

  it("nothing, unless it is wished", () => {
    expect(automaticAnswer(buying, view, none, new Set())).toBeUndefined();
    expect(automaticAnswer(ending, view, none, new Set())).toBeUndefined();
  });

  it("all Treasures, once in a turn: what is taken back stays in the hand", () => {
    const first = automaticAnswer(buying, view, { ...none, autoTreasures: true }, new Set());
    expect(first?.answer).toBe("play treasures");
    expect(
      automaticAnswer(buying, view, { ...none, autoTreasures: true }, new Set([first?.moment ?? ""])),
    ).toBeUndefined();
  });

  it("the end of the turn only where nothing else is left", () => {
    const wishes = { ...none, autoEndTurn: true };
    expect(automaticAnswer(ending, view, wishes, new Set())?.answer).toBe("end turn");
    expect(
      automaticAnswer(
        { ...buying, choices: [choice("buy", "copper")], answers: ["buy copper"] },
        view,
        wishes,
        new Set(),
      ),
    ).toBeUndefined();
  });
});
