import { describe, expect, it } from "vitest";
import type { SeatView } from "./view.ts";
import { cardMoves } from "./cardMoves.ts";

const seat = {
  hand_size: 5,
  play: [] as string[],
  aside: [],
  revealed: [] as string[],
  discard_top: null as string | null,
  turns: 1,
  points: null,
};

function view(some: Partial<SeatView> = {}): SeatView {
  return {
    game: "dominion",
    seat: 0,
    players: 2,
    edition: 2,
    kingdom: [],
    first: 0,
    turn: 0,
    phase: "action",
    actions: 1,
    buys: 1,
    coins: 0,
    supply: [{ card: "smithy", cost: 0, left: 10 }],
    trash: {},
    seats: [seat, seat],
    hand: ["copper", "copper", "smithy"],
    looked_at: [],
    deck_size: 5,
    to_answer: 0,
    over: false,
    scores: null,
    winners: null,
    ...some,
  };
}

describe("what moved between two states", () => {
  it("nothing, where nothing changed", () => {
    expect(cardMoves(view(), view())).toEqual([]);
  });

  it("a card that is played goes from the hand into play, and what is drawn comes from the deck", () => {
    const after = view({
      hand: ["copper", "copper", "estate"],
      seats: [{ ...seat, play: ["smithy"] }, seat],
      deck_size: 4,
    });
    expect(cardMoves(view(), after)).toEqual([
      { card: "estate", from: "deck-0", to: "hand" },
      { card: "smithy", from: "hand", to: "play-0" },
    ]);
  });

  it("what is bought goes to the discard pile of who has the turn", () => {
    const after = view({ supply: [{ card: "smithy", cost: 0, left: 9 }] });
    expect(cardMoves(view(), after)).toEqual([{ card: "smithy", from: "supply", to: "discard-0" }]);
  });

  it("what somebody else gains goes to the discard pile on which it is seen", () => {
    const after = view({
      supply: [{ card: "smithy", cost: 0, left: 9 }],
      seats: [seat, { ...seat, discard_top: "smithy" }],
    });
    expect(cardMoves(view(), after)).toEqual([{ card: "smithy", from: "supply", to: "discard-1" }]);
  });

  it("what is trashed goes from the hand to the trash", () => {
    expect(cardMoves(view(), view({ hand: ["copper", "smithy"], trash: { copper: 1 } }))).toEqual([
      { card: "copper", from: "hand", to: "trash" },
    ]);
  });

  it("what another player plays comes from that player", () => {
    const after = view({ seats: [seat, { ...seat, play: ["smithy"] }], turn: 1 });
    expect(cardMoves(view({ turn: 1 }), after)).toEqual([{ card: "smithy", from: "seat-1", to: "play-1" }]);
  });

  it("a card put back makes the deck larger", () => {
    expect(cardMoves(view(), view({ hand: ["copper", "copper"], deck_size: 6 }))).toEqual([
      { card: "smithy", from: "hand", to: "deck-0" },
    ]);
  });

  it("nobody's cards move when somebody else looks at the table", () => {
    expect(cardMoves(view(), view({ seat: 1, hand: ["estate"] }))).toEqual([]);
  });
});
