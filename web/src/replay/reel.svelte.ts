// A finished game and the current step in it. A board uses it like the connection to a table that asks nothing.
import type { AnswerPort, GameClient } from "../gameClient.ts";
import { gameClient } from "../games.ts";
import { get, post } from "../lib/api.ts";
import type { Replay, Text, SeatInfo, State, ReplayStep, TableInfo } from "../lib/wire.ts";
import { logAfter, turnsOf } from "./steps.ts";

export type Source = { table: string; token: string } | { record: string };
/** Whose cards are seen: a seat's, or everybody's. */
export type Sight = number | "open";

export class Reel implements AnswerPort {
  readonly source: Source;
  replay: Replay = $state.raw() as Replay;
  sight: Sight = $state("open");
  place = $state(0);
  /** Another viewpoint is on its way. */
  turning = $state(false);
  readonly last = $derived(this.replay.steps.length - 1);
  readonly step: ReplayStep = $derived(this.replay.steps[this.place] as ReplayStep);
  readonly log: Text[] = $derived(logAfter(this.replay.steps, this.place));
  readonly turns: number[] = $derived(turnsOf(this.game, this.replay.steps));
  readonly state: State = $derived(this.#state());
  #seen = new Map<Sight, Replay>();

  private constructor(source: Source, sight: Sight, replay: Replay) {
    this.source = source;
    this.sight = sight;
    this.#keep(sight, replay);
  }

  static async load(source: Source, sight: Sight): Promise<Reel> {
    return new Reel(source, sight, await fetched(source, sight));
  }

  get game(): GameClient {
    return gameClient(this.replay.setup.game);
  }

  get players(): number {
    return this.step.view.players;
  }

  go(place: number): void {
    this.place = Math.max(0, Math.min(this.last, place));
  }

  /** To where the turn before or after this one begins. */
  goTurn(way: -1 | 1): void {
    const found =
      way > 0 ? this.turns.find((place) => place > this.place) : this.turns.findLast((place) => place < this.place);
    this.go(found ?? (way > 0 ? this.last : 0));
  }

  /** Look with other eyes at the same moment. */
  async look(sight: Sight): Promise<void> {
    if (sight === this.sight) return;
    this.turning = true;
    try {
      this.#keep(sight, this.#seen.get(sight) ?? (await fetched(this.source, sight)));
      this.sight = sight;
    } finally {
      this.turning = false;
    }
  }

  #keep(sight: Sight, replay: Replay): void {
    this.#seen.set(sight, replay);
    this.replay = replay;
  }

  #state(): State {
    const { setup, names, bots } = this.replay;
    const seats = names.map((name, seat): SeatInfo => {
      const bot = bots[seat] ?? "";
      return { kind: bot ? "bot" : "guest", name, bot, connected: true, you: seat === this.sight };
    });
    // No id: nothing more can be done at this table.
    const table: TableInfo = { id: "", setup, stage: "playing", seats, public: true, rated: false };
    const { seq, view, private: own = null } = this.step;
    return { type: "state", seq, table, view, seat: this.replay.seat, private: own, log: [], prompts: [], undo: "" };
  }

  // What a board expects of a connection; a replay asks nothing.
  readonly pending = false;
  readonly hints = null;
  answer(): void {}
}

function fetched(source: Source, sight: Sight): Promise<Replay> {
  if ("record" in source) return post<Replay>("/api/replays", { record: source.record, seat: String(sight) });
  const query = new URLSearchParams({ seat: String(sight) });
  if (source.token) query.set("token", source.token);
  return get<Replay>(`/api/tables/${encodeURIComponent(source.table)}/replay?${query}`);
}
