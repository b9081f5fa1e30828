// Animates cards from their old place to their new one, with compositor-only properties: no layout.
import { duration } from "../lib/settings.svelte.ts";
import type { SeatView } from "./view.ts";
import { cardMoves, type Move } from "./cardMoves.ts";

const MAX_DURATION = 245; // milliseconds, for all cards together
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

interface Placement {
  element: HTMLElement;
  rect: DOMRect;
}

/** The positions of all cards and piles on the board, by `zone card copy`. */
function spots(root: HTMLElement): Map<string, Placement> {
  const found = new Map<string, Placement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot-name]")) {
    const name = element.dataset["spotName"] ?? "";
    const rect = element.getBoundingClientRect();
    if (rect.width) found.set(name, { element, rect });
  }
  return found;
}

export class Travel {
  #before: Map<string, Placement> | null = null;
  #seen: SeatView | null = null;

  /** Record all positions before the page changes. */
  remember(root: HTMLElement | undefined): void {
    this.#before = root && this.#seen && duration() > 0 ? spots(root) : null;
  }

  /** Animate the moves after the page has changed. */
  show(root: HTMLElement | undefined, view: SeatView): void {
    const [before, seen] = [this.#before, this.#seen];
    this.#before = null;
    this.#seen = view;
    if (!root || !before || !seen || seen === view) return;
    const after = spots(root);
    const travelled = new Set<string>();
    const all = cardMoves(seen, view);
    all.forEach((move, number) => {
      const delay = all.length > 1 ? (number / (all.length - 1)) * Math.min(60, MAX_DURATION - duration()) : 0;
      this.#travel(move, delay, before, after, travelled);
    });
    // Cards that were shifted within their zone glide too.
    for (const [name, { element, rect }] of after) {
      const old = before.get(name);
      if (!travelled.has(name) && old && /^(hand|play|looked|revealed|aside)/.test(name))
        glide(element, old.rect, rect, 0);
    }
  }

  #travel(
    move: Move,
    delay: number,
    before: Map<string, Placement>,
    after: Map<string, Placement>,
    travelled: Set<string>,
  ): void {
    const left = lastCopy(before, after, move);
    const source = left?.rect ?? before.get(move.from)?.rect ?? before.get(seatPlace(move.from))?.rect;
    const arrived = newCopy(before, after, move, travelled);
    if (source && arrived) {
      travelled.add(arrived.name);
      glide(arrived.element, left ? source : within(source, arrived.rect), arrived.rect, delay);
      return;
    }
    const goal = after.get(move.to) ?? after.get(seatPlace(move.to));
    if (left && goal) fly(left, goal.rect, delay);
  }
}

/** The copy that is gone; a pile stays. */
function lastCopy(
  before: Map<string, Placement>,
  after: Map<string, Placement>,
  { card, from }: Move,
): Placement | undefined {
  if (from === "supply") return before.get(`supply ${card} 0`);
  let found: Placement | undefined;
  for (let copy = 0; before.has(`${from} ${card} ${copy}`); copy++) {
    found = before.get(`${from} ${card} ${copy}`);
    if (!after.has(`${from} ${card} ${copy}`)) break;
  }
  return found;
}

function newCopy(
  before: Map<string, Placement>,
  after: Map<string, Placement>,
  { card, to }: Move,
  taken: Set<string>,
): (Placement & { name: string }) | undefined {
  for (let copy = 0; after.has(`${to} ${card} ${copy}`); copy++) {
    const name = `${to} ${card} ${copy}`;
    const spot = after.get(name);
    if (spot && !before.has(name) && !taken.has(name)) return { ...spot, name };
  }
  return undefined;
}

/** The place of a player, for when the exact pile is not shown. */
function seatPlace(place: string): string {
  return place.replace(/^[a-z]+-/, "seat-");
}

/** A card-sized rectangle in the centre of a place, no larger than the target. */
function within(place: DOMRect, card: DOMRect): DOMRect {
  const size = Math.min(0.6, place.width / card.width, place.height / card.height);
  const [width, height] = [card.width * size, card.height * size];
  return new DOMRect(place.left + (place.width - width) / 2, place.top + (place.height - height) / 2, width, height);
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const [x, y, size] = [from.left - to.left, from.top - to.top, from.width / to.width];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, transformOrigin: "0 0", zIndex: 20 },
      { transform: "none", transformOrigin: "0 0", zIndex: 20 },
    ],
    {
      duration: duration(),
      delay,
      easing: EASE,
      fill: "backwards",
    },
  );
}

/** Animate a copy of the card to a pile, and remove it. */
function fly({ element, rect }: Placement, goal: DOMRect, delay: number): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const element of [ghost, ...ghost.querySelectorAll<HTMLElement>("*")]) {
    for (const name of ["id", "data-spot-name", "data-answer", "data-pick", "data-testid", "tabindex"])
      element.removeAttribute(name);
  }
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    zIndex: "30",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const [x, y] = [
    goal.left + goal.width / 2 - rect.left - rect.width / 2,
    goal.top + goal.height / 2 - rect.top - rect.height / 2,
  ];
  const size = Math.min(1, goal.width / rect.width);
  const flight = ghost.animate(
    [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.5 }],
    { duration: duration(), delay, easing: EASE, fill: "both" },
  );
  const land = (): void => ghost.remove();
  flight.finished.then(land, land);
}
