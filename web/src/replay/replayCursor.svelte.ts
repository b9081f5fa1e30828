// A finished game and the current step in it. A board uses it in place of a connection; it has no prompts.
import type { AnswerPort, GameClient } from "../gameClient.ts";
import { gameClient } from "../games.ts";
import { get, post } from "../lib/api.ts";
import type { Replay, Text, SeatInfo, State, ReplayStep, TableInfo } from "../lib/wire.ts";
import { logAfter, turnStarts } from "./steps.ts";

export type Source = { table: string; token: string } | { record: string };
/** Whose cards are shown: a seat's, or everybody's. */
export type Perspective = number | "open";

export class ReplayCursor implements AnswerPort {
  readonly source: Source;
  replay: Replay = $state.raw() as Replay;
  perspective: Perspective = $state("open");
  index = $state(0);
  /** Another perspective is being fetched. */
  loading = $state(false);
  readonly last = $derived(this.replay.steps.length - 1);
  readonly step: ReplayStep = $derived(this.replay.steps[this.index] as ReplayStep);
  readonly log: Text[] = $derived(logAfter(this.replay.steps, this.index));
  readonly turnStarts: number[] = $derived(turnStarts(this.game, this.replay.steps));
  readonly state: State = $derived(this.#state());
  #loaded = new Map<Perspective, Replay>();

  private constructor(source: Source, perspective: Perspective, replay: Replay) {
    this.source = source;
    this.perspective = perspective;
    this.#show(perspective, replay);
  }

  static async load(source: Source, perspective: Perspective): Promise<ReplayCursor> {
    return new ReplayCursor(source, perspective, await fetchReplay(source, perspective));
  }

  get game(): GameClient {
    return gameClient(this.replay.setup.game);
  }

  get players(): number {
    return this.step.view.players;
  }

  goTo(index: number): void {
    this.index = Math.max(0, Math.min(this.last, index));
  }

  /** Go to the beginning of the previous or next turn. */
  goTurn(direction: -1 | 1): void {
    const found =
      direction > 0
        ? this.turnStarts.find((index) => index > this.index)
        : this.turnStarts.findLast((index) => index < this.index);
    this.goTo(found ?? (direction > 0 ? this.last : 0));
  }

  /** Show the same step from another perspective. */
  async switchPerspective(perspective: Perspective): Promise<void> {
    if (perspective === this.perspective) return;
    this.loading = true;
    try {
      this.#show(perspective, this.#loaded.get(perspective) ?? (await fetchReplay(this.source, perspective)));
      this.perspective = perspective;
    } finally {
      this.loading = false;
    }
  }

  #show(perspective: Perspective, replay: Replay): void {
    this.#loaded.set(perspective, replay);
    this.replay = replay;
  }

  #state(): State {
    const { setup, names, bots } = this.replay;
    const seats = names.map((name, seat): SeatInfo => {
      const bot = bots[seat] ?? "";
      return { kind: bot ? "bot" : "guest", name, bot, connected: true, you: seat === this.perspective };
    });
    // Without an id the board offers no actions on the table.
    const table: TableInfo = { id: "", setup, stage: "playing", seats, public: true, rated: false };
    const { seq, view, private: own = null } = this.step;
    return { type: "state", seq, table, view, seat: this.replay.seat, private: own, log: [], prompts: [], undo: "" };
  }

  // What a board expects of a connection.
  readonly pending = false;
  readonly hints = null;
  answer(): void {}
}

function fetchReplay(source: Source, perspective: Perspective): Promise<Replay> {
  if ("record" in source) return post<Replay>("/api/replays", { record: source.record, seat: String(perspective) });
  const query = new URLSearchParams({ seat: String(perspective) });
  if (source.token) query.set("token", source.token);
  return get<Replay>(`/api/tables/${encodeURIComponent(source.table)}/replay?${query}`);
}
