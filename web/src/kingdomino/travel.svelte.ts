// Animates dominoes and kings from their old positions to the new ones.
import { untrack } from "svelte";
import { duration } from "../lib/settings.svelte.ts";
import { play } from "../lib/sound.ts";
import type { KingdominoView, Slot } from "../lib/wire.ts";
import { around, fly, hide, placeOf, type Place } from "./flight.ts";
import { laidIn, type Laid } from "./placedDominoes.ts";
import { direction, spell } from "./squares.ts";

interface Was {
  at: Place;
  copy: Element;
}

/** Animate what has moved since the last view, within `root`. Returns the newest domino of each kingdom. */
export function travel(
  view: () => KingdominoView,
  root: () => HTMLElement | undefined,
): { newest: (number | undefined)[] } {
  const shown = $state<{ newest: (number | undefined)[] }>({ newest: [] });
  let before: KingdominoView | null = null;
  let tiles = new Map<number, Was>();
  let king: Place | null = null;
  // The reader's own moves are already shown.
  let own = false;

  // Positions before the page changes.
  $effect.pre(() => {
    view();
    untrack(() => {
      const home = root();
      if (!home || !duration()) return;
      tiles = new Map();
      for (const slot of home.querySelectorAll<HTMLElement>("[data-zone] [data-domino]")) {
        const tile = slot.querySelector("svg.domino");
        const at = placeOf(tile);
        if (tile && at) tiles.set(Number(slot.dataset["domino"]), { at, copy: tile.cloneNode(true) as Element });
      }
      king = placeOf(home.querySelector("[data-testid=prompt] svg.king"));
      own = home.querySelector(".sent") !== null;
    });
  });

  $effect(() => {
    const current = view();
    untrack(() => {
      const old = before;
      before = current;
      if (!old || old === current) return;
      const placed = current.kingdoms.map((kingdom, seat) => {
        const more = kingdom.placed.length - (old.kingdoms[seat]?.placed.length ?? 0);
        return more > 0 ? laidIn(kingdom).at(-1) : more < 0 ? null : undefined;
      });
      const claimed = current.next.find(
        (slot) => slot.seat !== null && old.next.some((free) => free.domino === slot.domino && free.seat === null),
      );
      shown.newest = placed.map((laid, seat) => (laid === undefined ? shown.newest[seat] : laid?.domino));
      if (!own) placed.forEach((laid, seat) => laid && settle(laid, seat));
      if (!own && claimed) arrive(claimed);
      if (placed.some(Boolean)) play("place");
      else if (claimed) play("card");
    });
  });

  function settle({ domino, first, second }: Laid, seat: number): void {
    const was = tiles.get(domino);
    const kingdom = root()?.querySelector(`[data-seat="${seat}"]`);
    const drawn = kingdom?.querySelector(`[data-laid="${domino}"]`);
    if (!was || !drawn) return;
    const [a, b] = [first, second].map((cell) => placeOf(kingdom?.querySelector(`[data-square="${spell(cell)}"]`)));
    const to = a && b ? around(a, b) : placeOf(drawn);
    if (!to) return;
    fly(was.copy, was.at, to, direction(first, second));
    hide(drawn);
  }

  function arrive({ domino }: Slot): void {
    const drawn = root()?.querySelector(`[data-domino="${domino}"] [data-king] svg`);
    const to = placeOf(drawn);
    if (!drawn || !king || !to) return;
    fly(drawn.cloneNode(true) as Element, king, to);
    hide(drawn);
  }

  return shown;
}
