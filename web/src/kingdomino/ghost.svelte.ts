// The domino that is being placed: its position over the kingdom and its rotation.
import type { Prompt, Half } from "../lib/wire.ts";
import { covers, holdAt, lies, Placements, type Fit, type Hold } from "./placements.ts";
import { direction, same, spell, step, type Cell } from "./squares.ts";

export interface Held {
  first: Cell;
  second: Cell;
  fit: Fit | undefined; // undefined: not legal there
}

export class Ghost {
  #prompt: () => Prompt | undefined;
  #halves: () => readonly Half[];
  /** The target square. */
  anchor: Cell | null = $state.raw(null);
  /** Fixed by a click or by keys: the mouse does not move it. */
  pinned = $state(false);
  hold: Hold = $state.raw({ turn: 0, flipped: false });

  placements = $derived.by(() => {
    const prompt = this.#prompt();
    const [a, b] = this.#halves();
    const double = !!a && !!b && a.terrain === b.terrain && a.crowns === b.crowns;
    return prompt?.placements?.length ? new Placements(prompt, double) : null;
  });

  held: Held | null = $derived.by(() => {
    if (!this.placements || !this.anchor) return null;
    const fit = this.placements.nearest(this.anchor, this.hold);
    if (fit) return { first: fit.placement.first, second: fit.placement.second, fit };
    const other = step(this.anchor, this.hold.turn);
    return this.hold.flipped ? { first: other, second: this.anchor, fit } : { first: this.anchor, second: other, fit };
  });

  /** The rotation, seen from the first half. */
  turn = $derived(this.held ? direction(this.held.first, this.held.second) : lies(this.hold));

  constructor(prompt: () => Prompt | undefined, halves: () => readonly Half[]) {
    this.#prompt = prompt;
    this.#halves = halves;
  }

  /** The mouse is over a square. */
  hover(cell: Cell): void {
    if (!this.pinned && this.placements?.at(cell).length) this.#over(cell);
  }

  /** How it would be held over a square: elsewhere it keeps its rotation and is held by its first half. */
  holdOver(cell: Cell): Hold {
    if (this.placements?.double || !this.hold.flipped || (this.anchor && same(cell, this.anchor))) return this.hold;
    return { turn: lies(this.hold), flipped: false };
  }

  #over(cell: Cell): void {
    this.hold = this.holdOver(cell);
    this.anchor = cell;
  }

  /** Fix it on a square; returns whether that is legal. */
  point(cell: Cell): boolean {
    this.#over(cell);
    this.pinned = true;
    return !!this.held?.fit;
  }

  isOver(cell: Cell): boolean {
    return !!this.held && covers(this.held, cell);
  }

  /** Rotate it to the next legal placement; false if there is no other. */
  rotate(by: 1 | -1 = 1): boolean {
    const fit = this.held?.fit;
    if (!fit || !this.anchor || !this.placements) {
      this.hold = { ...this.hold, turn: (this.hold.turn + by + 4) % 4 };
      return true;
    }
    const next = this.placements.turned(this.anchor, fit, by);
    this.hold = holdAt(next, spell(this.anchor));
    return next !== fit;
  }

  /** Go to the next placement, best gain first. */
  next(): void {
    const ranked = this.placements?.ranked ?? [];
    const here = this.held?.fit ? ranked.indexOf(this.held.fit) : -1;
    const fit = ranked[(here + 1) % ranked.length];
    if (fit) this.lay(fit);
  }

  lay(fit: Fit): void {
    this.anchor = fit.placement.first;
    this.hold = holdAt(fit, spell(fit.placement.first));
    this.pinned = true;
  }

  drop(): void {
    this.anchor = null;
    this.hold = { turn: lies(this.hold), flipped: false };
    this.pinned = false;
  }
}
