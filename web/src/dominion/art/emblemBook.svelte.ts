// The emblems of the cards: those of the home page are bundled, the others are loaded on demand.
import { firstEmblems } from "./firstEmblems.ts";

class EmblemBook {
  #known: Readonly<Record<string, string>> = $state.raw(firstEmblems);
  #coming: Promise<void> | null = null;

  /** Load all emblems before they are needed. */
  load(): Promise<void> {
    this.#coming ??= import("./emblems.ts").then(
      ({ emblems }) => {
        this.#known = emblems;
      },
      () => {
        this.#coming = null; // the next caller tries again
      },
    );
    return this.#coming;
  }

  /** The outline of a card's emblem; empty until it is loaded. */
  outline(card: string): string {
    const known = this.#known[card];
    if (known === undefined) void this.load();
    return known ?? "";
  }
}

export const emblemBook = new EmblemBook();
