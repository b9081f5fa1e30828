// Playing by keyboard: arrow keys move between cards by their positions, digits choose.
import { settings } from "../lib/settings.svelte.ts";
import type { Decision } from "./decision.svelte.ts";

/** Beyond nine there are no numbers: arrow keys reach every card. */
export const DIGITS = 9;

class Reachable {
  /** Whether the last input was by keyboard: then the digits are shown. */
  shown = $state(false);
  #decision: Decision | null = $state.raw(null);
  #order: () => readonly string[] = $state.raw(() => []);

  /** Number the choices of a decision; `order` names the cards as they lie: `hand copper`, `supply gold`. */
  follow(decision: Decision, order: () => readonly string[]): () => void {
    this.#decision = decision;
    this.#order = order;
    return () => {
      if (this.#decision === decision) this.#decision = null;
    };
  }

  #list = $derived.by(() => {
    const names = (this.#decision?.controls.cards ?? []).map(({ zone, card }) => `${zone} ${card}`);
    const known = this.#order().filter((name) => names.includes(name));
    return [...new Set([...known, ...names])].slice(0, DIGITS);
  });

  digit(zone: string, card: string): string {
    if (!settings.shortcuts) return "";
    const place = this.#list.indexOf(`${zone} ${card}`);
    return place < 0 ? "" : String(place + 1);
  }

  /** Choose what a digit stands for. */
  choose(digit: number): void {
    const name = this.#list[digit - 1];
    const decision = this.#decision;
    if (!name || !decision) return;
    const [zone = "", card = ""] = name.split(" ");
    if (!decision.controls.several) return decision.choose(zone, card, 0);
    // Pick the first free copy; if all are picked, release all.
    const copies = decision.at(zone, card)?.copies ?? 0;
    const free = Array.from({ length: copies }, (_, copy) => copy).find((copy) => !decision.isPicked(zone, card, copy));
    if (free !== undefined) decision.choose(zone, card, free);
    else for (let copy = 0; copy < copies; copy++) decision.choose(zone, card, copy);
  }
}

export const reachable = new Reachable();

export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether nothing on the page has the focus, so that an arrow key may enter the board. */
export function nothingFocused(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.id === "main";
}

/** Focus the first card that can be chosen, in the hand if there is one. */
export function enter(root: HTMLElement | undefined): void {
  const stops = [...(root?.querySelectorAll<HTMLElement>('button[data-spot-name][tabindex="0"]') ?? [])];
  const inHand = (piece: HTMLElement): boolean => piece.closest('[data-zone="hand"]') !== null;
  const nearest = [...stops.filter(inHand), ...stops.filter((piece) => !inHand(piece))];
  const to = nearest.find((piece) => piece.matches("[data-answer], [data-pick]")) ?? nearest[0];
  to?.focus();
  to?.scrollIntoView({ block: "nearest" });
}

/** Arrow keys: move to the nearest card or button in that direction. */
export function arrows(root: HTMLElement): () => void {
  const pressed = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const here = (event.target as HTMLElement | null)?.closest<HTMLElement>("[data-spot-name], [data-answer]");
    if (!way || !here || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = nearest(
      here,
      [...root.querySelectorAll<HTMLElement>("button[data-spot-name], button[data-answer]")],
      way,
    );
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: "nearest" });
  };
  const used = (event: Event): void => {
    reachable.shown =
      event.type === "keydown" && !["Control", "Meta", "Alt", "Shift"].includes((event as KeyboardEvent).key);
  };
  root.addEventListener("keydown", pressed);
  addEventListener("keydown", used, true);
  addEventListener("pointerdown", used, true);
  return () => {
    root.removeEventListener("keydown", pressed);
    removeEventListener("keydown", used, true);
    removeEventListener("pointerdown", used, true);
  };
}

function nearest(here: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  const from = centreOf(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of all) {
    if (element === here || !element.offsetWidth) continue;
    const to = centreOf(element);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    // Horizontal steps stay in the row.
    if (along < 4 || (x !== 0 && aside > here.offsetHeight * 0.6)) continue;
    const far = along + aside * 2;
    if (far < least) [least, best] = [far, element];
  }
  return best;
}

function centreOf(element: HTMLElement): { x: number; y: number } {
  const rect = element.getBoundingClientRect();
  // Of overlapping cards only the left edge is visible.
  return { x: rect.left, y: rect.top + rect.height / 2 };
}
