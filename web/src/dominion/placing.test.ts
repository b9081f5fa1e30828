import { describe, expect, it } from "vitest";
import type { Asked, DominionView } from "../lib/wire.ts";
import { answerByItself } from "./autoplay.svelte.ts";
import { place } from "./placing.ts";

const seat = { hand_size: 5, play: [], aside: [], revealed: [] as string[], discard_top: null, turns: 3, points: null };
const say = (key: string, parts: Asked["say"]["parts"] = {}): Asked["say"] => ({ is: "say", key, parts });
const offer = (verb: string, key: string, copies = 1): Asked["offers"][number] => ({
  verb,
  key,
  say: say(`answer-${verb}`),
  copies,
});

const view: DominionView = {
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
  asked: 0,
  over: false,
  scores: null,
  winners: null,
};

const buying: Asked = {
  seat: 0,
  asker: "buy_phase",
  say: say("ask-buy"),
  least: 0,
  most: 1,
  offers: [offer("play", "copper", 2), offer("play", "treasures"), offer("buy", "copper"), offer("buy", "moat")],
  answers: ["play copper", "play treasures", "buy copper", "buy moat"],
  nothing: "end turn",
  nothing_say: say("answer-end-turn"),
};

describe("where the answers are given", () => {
  it("cards are played from the hand and bought from the Supply; the rest are buttons", () => {
    const { cards, buttons } = place(buying, view);
    expect(cards.map((one) => [one.zone, one.answer])).toEqual([
      ["hand", "play copper"],
      ["supply", "buy copper"],
      ["supply", "buy moat"],
    ]);
    expect(buttons.map((one) => one.answer)).toEqual(["play treasures"]);
  });

  it("several cards are picked in the hand", () => {
    const { cards, several } = place(
      {
        ...buying,
        asker: "militia",
        say: say("ask-discard-exactly"),
        offers: [offer("discard", "copper", 2), offer("discard", "moat")],
        answers: [],
        nothing: "",
      },
      view,
    );
    expect(several).toBe(true);
    expect(cards.map((one) => [one.zone, one.card, one.copies])).toEqual([
      ["hand", "copper", 2],
      ["hand", "moat", 1],
    ]);
  });

  it("what becomes of one card is decided by buttons", () => {
    const asked = {
      ...buying,
      asker: "sentry",
      say: say("ask-sort", { thing: { is: "cards", cards: ["moat"], hidden: 0 } }),
      offers: [offer("keep", "moat"), offer("discard", "moat"), offer("trash", "moat")],
      answers: ["keep moat", "discard moat", "trash moat"],
      nothing: "",
    };
    const { cards, buttons } = place(asked, { ...view, looked_at: ["moat"] });
    expect(cards).toEqual([]);
    expect(buttons.map((one) => one.card)).toEqual(["moat", "moat", "moat"]);
  });

  it("what lies revealed before another player is chosen there", () => {
    const asked = {
      ...buying,
      asker: "thief",
      say: say("ask-trash-theirs"),
      offers: [offer("trash", "copper"), offer("trash", "silver")],
      answers: ["trash copper", "trash silver"],
      nothing: "",
    };
    expect(place(asked, view).cards.map((one) => one.zone)).toEqual(["revealed-1", "revealed-1"]);
  });

  it("a Reaction can be clicked, and is a button as well", () => {
    const asked = {
      ...buying,
      asker: "moat",
      say: say("ask-react"),
      offers: [offer("reveal", "moat")],
      answers: ["reveal moat"],
      nothing: "decline",
    };
    const { cards, buttons } = place(asked, view);
    expect(cards.map((one) => one.zone)).toEqual(["hand"]);
    expect(buttons.map((one) => one.answer)).toEqual(["reveal moat"]);
  });
});

describe("what is answered by itself", () => {
  const none = { autoTreasures: false, autoEndTurn: false, autoReact: false, autoSingle: false };
  const ending: Asked = { ...buying, say: say("ask-end-turn"), offers: [], answers: [] };

  it("nothing, unless it is wished", () => {
    expect(answerByItself(buying, view, none, new Set())).toBeUndefined();
    expect(answerByItself(ending, view, none, new Set())).toBeUndefined();
  });

  it("all Treasures, once in a turn: what is taken back stays in the hand", () => {
    const first = answerByItself(buying, view, { ...none, autoTreasures: true }, new Set());
    expect(first?.answer).toBe("play treasures");
    expect(
      answerByItself(buying, view, { ...none, autoTreasures: true }, new Set([first?.moment ?? ""])),
    ).toBeUndefined();
  });

  it("the end of the turn only where nothing else is left", () => {
    const wishes = { ...none, autoEndTurn: true, autoSingle: true };
    expect(answerByItself(ending, view, wishes, new Set())?.answer).toBe("end turn");
    expect(
      answerByItself({ ...buying, offers: [offer("buy", "copper")], answers: ["buy copper"] }, view, wishes, new Set()),
    ).toBeUndefined();
  });
});
