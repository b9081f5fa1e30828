// The emblems of the cards: those of the first page are at hand, the others come when one of them is wanted.
import { firstEmblems } from "./firstEmblems.ts";

class EmblemBook {
  #known: Readonly<Record<string, string>> = $state.raw(firstEmblems);
  #coming: Promise<void> | null = null;

  /** Fetch all of them: whoever knows that cards will be shown need not wait until they are. */
  load(): Promise<void> {
    this.#coming ??= import("./emblems.ts").then(
      ({ emblems }) => {
        this.#known = emblems;
      },
      () => {
        this.#coming = null; // the next one who asks tries again
      },
    );
    return this.#coming;
  }

  /** The outline of a card's emblem; empty until it is here. */
  outline(card: string): string {
    const known = this.#known[card];
    if (known === undefined) void this.load();
    return known ?? "";
  }
}

export const emblemBook = new EmblemBook();
