// Several people share a device: a seat's private part is covered until its player uncovers it.
import { mySeats } from "../lib/seats.ts";
import type { Text, State } from "../lib/wire.ts";

export class HotSeat {
  #received: () => State;
  #fullLog: () => Text[];
  /** The seat of the player who holds the device. */
  holder: number | null = $state(null);
  #lastLog: Text[] = [];

  constructor(received: () => State, log: () => Text[]) {
    this.#received = received;
    this.#fullLog = log;
  }

  /** Whether people share this device and the game has hidden information. */
  get shared(): boolean {
    const { table, view, private: own } = this.#received();
    return !!own && !view?.over && mySeats(table).length > 1;
  }

  /** The seat whose player has to take over the device; null if none. */
  covered: number | null = $derived.by(() => {
    const toMove = this.#received().prompts?.[0]?.seat;
    return this.shared && toMove !== undefined && toMove !== this.holder ? toMove : null;
  });

  /** Whether the state is of another seat than the holder's. */
  #foreign = $derived.by(() => this.shared && this.#received().seat !== this.holder);

  /** The state without private parts that are not the holder's. */
  state: State = $derived.by(() => {
    const state = this.#received();
    return this.#foreign ? { ...state, prompts: [], undo: "", seat: null, private: null } : state;
  });

  /** The log shows what a seat draws, so while covered it stays as the holder last saw it. */
  log: Text[] = $derived.by(() => {
    if (!this.#foreign) this.#lastLog = this.#fullLog();
    return this.#lastLog;
  });

  uncover(): void {
    this.holder = this.covered;
  }
}
