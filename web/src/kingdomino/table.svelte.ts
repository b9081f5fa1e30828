// What one sees and does at a table of Kingdomino; the state of the game itself comes from the server.
import { box } from "../lib/box.svelte.ts";
import type { TableLink } from "../lib/link.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Asked, Half, KingdominoView, State } from "../lib/wire.ts";
import { Ghost } from "./ghost.svelte.ts";

export type RealmState = State & { view: KingdominoView };

export class Realm {
  #now: () => RealmState;
  #link: () => TableLink;
  readonly ghost: Ghost;
  readonly #none = new Ghost(
    () => undefined,
    () => [],
  );
  /** The kingdom that was chosen to be large. */
  chosen: number | null = $state(null);
  /** The domino of the line that is looked at, and the one that waits for a confirmation. */
  looked: number | null = $state(null);
  picked: number | null = $state(null);
  #sent = $state.raw({ at: -1, answer: "" });

  asked: Asked | undefined = $derived.by(() => this.#now().asked?.[0]);
  claims: ReadonlyMap<number, string> = $derived.by(() => {
    const { asked } = this;
    if (!asked || asked.spots?.length) return new Map();
    return new Map(asked.offers.map((offer, place) => [Number(offer.key), asked.answers?.[place] ?? ""]));
  });
  placing = $derived.by(() => (this.asked?.spots?.length ? (this.#now().view.line[0]?.domino ?? null) : null));
  halves: readonly Half[] = $derived.by(() => (this.placing === null ? [] : (box.domino(this.placing)?.squares ?? [])));
  large: number = $derived.by(() => {
    const { view } = this.#now();
    return this.chosen ?? this.asked?.seat ?? view.seat ?? view.asked ?? 0;
  });
  /** The answer that is on its way. */
  sent: string = $derived.by(() => (this.#sent.at === this.#now().at && this.#link().pending ? this.#sent.answer : ""));
  hint: string = $derived.by(() => {
    const hinted = this.#link().hinted;
    return hinted && hinted.at === this.#now().at ? (hinted.hints[0]?.answer ?? "") : "";
  });
  /** Whose king is being moved: at the first choice it may be another's. */
  claimant: number | null = $derived.by(() => this.#now().view.king ?? this.asked?.seat ?? null);

  constructor(now: () => RealmState, link: () => TableLink) {
    this.#now = now;
    this.#link = link;
    this.ghost = new Ghost(
      () => this.asked,
      () => this.halves,
    );
  }

  /** While another kingdom is looked at, the domino in hand is not over it. */
  shownGhost: Ghost = $derived.by(() => (this.asked && this.large === this.asked.seat ? this.ghost : this.#none));

  terrainsOf(domino: number): ReadonlySet<string> {
    return new Set(box.domino(domino)?.squares.map((half) => half.terrain));
  }

  /** Show a kingdom large; the one that is asked needs no choice. */
  enlarge(seat: number): void {
    this.chosen = null;
    if (seat !== this.large) this.chosen = seat;
  }

  answer(text: string | undefined): void {
    if (!text || !this.asked || this.sent) return;
    this.#sent = { at: this.#now().at, answer: text };
    this.#link().answer(text, this.asked.seat);
  }

  place(): void {
    this.answer(this.ghost.held?.fit?.answer);
  }

  claim(domino: number): void {
    if (this.sent) return;
    if (confirms() && this.picked !== domino) this.picked = domino;
    else this.answer(this.claims.get(domino));
  }

  cancel(): void {
    this.ghost.drop();
    this.picked = null;
  }

  /** A new question: whatever was held for the old one is put back. */
  reset(): void {
    this.cancel();
    this.looked = null;
    if (this.asked) this.chosen = null;
  }
}

/** Whether a click only chooses: as the reader wishes, and at first wherever fingers are used. */
export function confirms(): boolean {
  const wish = settings["confirmPlacements"];
  if (typeof wish === "boolean") return wish;
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

export function toggleConfirms(): void {
  settings["confirmPlacements"] = !confirms();
}

export function overlay(): boolean {
  return settings["territories"] === true;
}

export function toggleOverlay(): void {
  settings["territories"] = !overlay();
}
