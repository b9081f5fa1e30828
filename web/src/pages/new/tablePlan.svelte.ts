// Everything about a new table that does not depend on the game; saved between visits.
import type { GameClient } from "../../gameClient.ts";
import { catalogue } from "../../lib/catalogue.svelte.ts";
import { saveChanges, savedState } from "../../lib/storage.svelte.ts";
import type { Clock, NewSeat, NewTable, Setup } from "../../lib/wire.ts";

/** Who a seat is for; `person` is somebody else on this device. */
export interface SeatPlan {
  kind: "me" | "open" | "invited" | "bot" | "person";
  bot: string;
  name: string;
}

interface Choices {
  players: number;
  seats: SeatPlan[];
  clock: Clock | null;
  public: boolean;
  points: boolean;
  chat: boolean;
  friendly: boolean;
}

const MAX_SEATS = 6;
const DEFAULTS: Choices = {
  players: 2,
  seats: Array.from({ length: MAX_SEATS }, (_, seat) => ({ kind: seat ? "bot" : "me", bot: "", name: "" })),
  clock: null,
  public: false,
  points: false,
  chat: false,
  friendly: false,
};

export class TablePlan {
  readonly game: GameClient;
  readonly choices: Choices;

  /** Restores the saved choices; with `friends`, the second seat is for an invited player. */
  constructor(game: GameClient, friends = false) {
    this.game = game;
    this.choices = savedState(keyOf(game), DEFAULTS);
    if (this.choices.seats.length !== MAX_SEATS) this.choices.seats = structuredClone(DEFAULTS.seats);
    const second = this.choices.seats[1];
    if (friends && second && this.seats.every((seat) => seat.kind === "me" || seat.kind === "bot"))
      second.kind = "invited";
  }

  /** Save every change; called in an effect. */
  keep(): void {
    saveChanges(keyOf(this.game), this.choices);
  }

  get seats(): SeatPlan[] {
    return this.choices.seats.slice(0, this.choices.players);
  }

  /** No seat is free: the game can start immediately. */
  get full(): boolean {
    return this.seats.every((seat) => seat.kind !== "open" && seat.kind !== "invited");
  }

  /** The request for the table; `nameOf` names people without a name. */
  table(setup: Setup, nameOf: (seat: number) => string): NewTable {
    const { clock, points, chat, friendly } = this.choices;
    return {
      setup,
      seats: this.seats.map((seat, number) => newSeat(seat, nameOf(number))),
      public: this.choices.public && !this.full,
      show_points: this.game.hasPointCounter && points,
      chat: chat && !!catalogue.limits?.chat,
      friendly,
      ...(clock ? { clock: { ...clock } } : {}),
    };
  }
}

function newSeat(seat: SeatPlan, fallbackName: string): NewSeat {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
  if (seat.kind === "person") return { kind: "me", name: seat.name.trim() || fallbackName };
  return { kind: seat.kind };
}

const keyOf = (game: GameClient): string => `regat.plan.${game.key}`;
