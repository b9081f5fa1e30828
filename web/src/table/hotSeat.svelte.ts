// Several people at one device: what one of them may see is covered until that one is there.
import { mySeats } from "../lib/seats.ts";
import type { Say, State } from "../lib/wire.ts";

export class HotSeat {
  #now: () => State;
  #told: () => Say[];
  /** The seat whose player holds the device. */
  holder: number | null = $state(null);
  #lastLog: Say[] = [];

  constructor(now: () => State, told: () => Say[]) {
    this.#now = now;
    this.#told = told;
  }

  /** Whether people share this device and have something to hide from one another. */
  get shared(): boolean {
    const { table, view } = this.#now();
    return view?.game === "dominion" && !view.over && mySeats(table).length > 1;
  }

  /** The seat that must show itself before anything of it is shown; null if all is well. */
  covered: number | null = $derived.by(() => {
    const asked = this.#now().asked?.[0]?.seat;
    return this.shared && asked !== undefined && asked !== this.holder ? asked : null;
  });

  /** Whether what the server shows is for other eyes than the holder's. */
  #foreign = $derived.by(() => this.shared && this.#now().view?.seat !== this.holder);

  /** The state as the holder of the device may see it: without a hand where it is not the holder's. */
  state: State = $derived.by(() => {
    const now = this.#now();
    if (!this.#foreign || now.view?.game !== "dominion") return now;
    return { ...now, asked: [], undo: "", view: { ...now.view, seat: null, hand: [], looked_at: [], deck_size: null } };
  });

  /** The log tells what a seat draws: while it is another's, it stays as the holder last saw it. */
  log: Say[] = $derived.by(() => {
    if (!this.#foreign) this.#lastLog = this.#told();
    return this.#lastLog;
  });

  uncover(): void {
    this.holder = this.covered;
  }
}
