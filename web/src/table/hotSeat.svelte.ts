// Several people at one device: what one of them may see is covered until that one is there.
import { mySeats } from "../lib/seats.ts";
import type { Text, State } from "../lib/wire.ts";

export class HotSeat {
  #received: () => State;
  #fullLog: () => Text[];
  /** The seat whose player holds the device. */
  holder: number | null = $state(null);
  #lastLog: Text[] = [];

  constructor(received: () => State, log: () => Text[]) {
    this.#received = received;
    this.#fullLog = log;
  }

  /** Whether people share this device and have something to hide from one another. */
  get shared(): boolean {
    const { table, view, private: own } = this.#received();
    return !!own && !view?.over && mySeats(table).length > 1;
  }

  /** The seat that must show itself before anything of it is shown; null if all is well. */
  covered: number | null = $derived.by(() => {
    const toMove = this.#received().prompts?.[0]?.seat;
    return this.shared && toMove !== undefined && toMove !== this.holder ? toMove : null;
  });

  /** Whether what the server shows is for other eyes than the holder's. */
  #foreign = $derived.by(() => this.shared && this.#received().seat !== this.holder);

  /** The state as the holder of the device may see it: without a hand where it is not the holder's. */
  state: State = $derived.by(() => {
    const state = this.#received();
    return this.#foreign ? { ...state, prompts: [], undo: "", seat: null, private: null } : state;
  });

  /** The log tells what a seat draws: while it is another's, it stays as the holder last saw it. */
  log: Text[] = $derived.by(() => {
    if (!this.#foreign) this.#lastLog = this.#fullLog();
    return this.#lastLog;
  });

  uncover(): void {
    this.holder = this.covered;
  }
}
