// The shortcuts at a table of Dominion.
import { shortcuts, type Shortcut } from "../lib/shortcuts.svelte.ts";
import { ALL_TREASURES } from "./autoplay.svelte.ts";
import type { Decision } from "./decision.svelte.ts";
import { ARROWS, DIGITS, enter, nothingFocused, reachable } from "./keyboard.svelte.ts";
import { cardInFocus } from "./looking.svelte.ts";
import { supplyGroups } from "./supplyOrder.ts";
import type { SeatView } from "./view.ts";
import { zoom } from "./zoom.svelte.ts";

interface Table {
  view: () => SeatView;
  narrow: () => boolean;
  root: () => HTMLElement | undefined;
}

/** Register the shortcuts; called in the initialisation of the board. */
export function boardKeys(decision: Decision, table: Table): void {
  const group = "game-dominion";
  const nothing = (): string => (decision.controls.several ? "" : (decision.prompt?.decline ?? ""));
  // Enter presses the card that has the focus, so confirming has a letter as well.
  const confirm = {
    text: "dominion-keys-confirm",
    group,
    run: () => decision.give(decision.sum?.answer ?? ""),
    when: () => decision.enough && !!decision.sum,
  };
  // The help lists the digits in one line, and the arrows in another.
  const digits = Array.from({ length: DIGITS }, (_, place): Shortcut => ({
    key: String(place + 1),
    shown: `1 … ${DIGITS}`,
    text: "dominion-keys-digit",
    group,
    run: () => reachable.choose(place + 1),
    when: () => !!decision.prompt,
  }));
  const arrows = Object.keys(ARROWS).map((key): Shortcut => ({
    key,
    text: "dominion-keys-arrows",
    group,
    run: () => enter(table.root()),
    when: nothingFocused,
  }));
  // The hand first, then the piles as they lie.
  const order = (): string[] => [
    ...table.view().hand.map((card) => `hand ${card}`),
    ...supplyGroups(table.view(), table.narrow())
      .flat()
      .map(({ card }) => `supply ${card}`),
  ];
  $effect(() => reachable.follow(decision, order));
  $effect(() =>
    shortcuts.add(
      {
        key: "t",
        text: "answer-play-treasures",
        group,
        run: () => decision.give(ALL_TREASURES),
        when: () => !!decision.prompt?.answers?.includes(ALL_TREASURES),
      },
      { key: "e", text: "dominion-keys-end", group, run: () => decision.give(nothing()), when: () => !!nothing() },
      { key: "Enter", ...confirm },
      { key: "c", ...confirm },
      {
        key: "Escape",
        text: "dominion-keys-clear",
        group,
        run: () => decision.clear(),
        when: () => decision.picks.length > 0,
      },
      { key: "z", text: "dominion-keys-look", group, run: () => zoom.show(cardInFocus()), when: () => !!cardInFocus() },
      ...arrows,
      ...digits,
    ),
  );
}
