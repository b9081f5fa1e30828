// The keyboard at a table of Kingdomino.
import { shortcuts, type Shortcut } from "../lib/shortcuts.svelte.ts";
import type { Slot } from "../lib/wire.ts";
import type { Realm } from "./realm.svelte.ts";
import { boardSettings } from "./settings.svelte.ts";

interface Hands {
  move: (dx: number, dy: number) => void;
  rotate: () => void;
  line: () => void;
  lineOf: () => readonly Slot[];
}

const ARROWS: readonly (readonly [key: string, dx: number, dy: number])[] = [
  ["ArrowLeft", -1, 0],
  ["ArrowRight", 1, 0],
  ["ArrowUp", 0, -1],
  ["ArrowDown", 0, 1],
];

/** Whether arrow keys may move the domino: only if no other element has the focus. */
function nothingElse(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.id === "main" || active.closest("[data-zone]") !== null;
}

export function boardKeys(realm: Realm, hands: Hands): void {
  const group = "game-kingdomino";
  const placing = (): boolean => !!realm.ghost.placements && !realm.sent;
  const claiming = (): boolean => realm.claims.size > 0 && !realm.sent;
  const arrows = ARROWS.map(([key, dx, dy]): Shortcut => ({
    key,
    text: "realm-keys-move",
    group,
    when: () => nothingElse() && (placing() || claiming()),
    run: () => (placing() ? hands.move(dx, dy) : hands.line()),
  }));
  const numbers = ["1", "2", "3", "4"].map((key): Shortcut => ({
    key,
    text: "realm-keys-claim",
    group,
    when: () => claiming() && realm.claims.has(hands.lineOf()[Number(key) - 1]?.domino ?? 0),
    run: () => realm.claim(hands.lineOf()[Number(key) - 1]?.domino ?? 0),
  }));
  $effect(() =>
    shortcuts.add(
      ...arrows,
      { key: "r", text: "realm-keys-rotate", group, when: placing, run: hands.rotate },
      { key: "s", text: "realm-keys-next", group, when: placing, run: () => realm.ghost.next() },
      {
        key: "Enter",
        text: "realm-keys-place",
        group,
        when: () => !!realm.ghost.held?.fit || realm.picked !== null,
        run: () => (realm.picked === null ? realm.place() : realm.claim(realm.picked)),
      },
      {
        key: "Escape",
        text: "realm-keys-cancel",
        group,
        when: () => !!realm.ghost.held || realm.picked !== null || realm.chosen !== null,
        run: () => (realm.chosen === null ? realm.cancel() : (realm.chosen = null)),
      },
      { key: "c", text: "realm-keys-line", group, when: claiming, run: hands.line },
      ...numbers,
      {
        key: "o",
        text: "realm-keys-overlay",
        group,
        run: () => (boardSettings.territories = !boardSettings.territories),
      },
    ),
  );
}
