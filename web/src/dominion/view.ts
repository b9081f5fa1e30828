import type { DominionView, State } from "../lib/wire.ts";

/** A game as one seat sees it; `seat` is null for a watcher. */
export interface SeatView extends DominionView {
  seat: number | null;
  hand: readonly string[];
  looked_at: readonly string[];
  deck_size: number | null;
}

/** Narrows a view to this game's. */
export function dominionView(view: State["view"]): DominionView {
  if (view?.game !== "dominion") throw new Error(`not a view of Dominion: ${view?.game}`);
  return view;
}

/** Joins what everybody sees with what one seat alone sees. */
export function seatView({ view, seat, private: own }: Pick<State, "view" | "seat" | "private">): SeatView {
  const shown = dominionView(view);
  const { hand = [], looked_at = [], deck_size = null, phase } = own ?? {};
  return { ...shown, seat, hand, looked_at, deck_size, phase: phase ?? shown.phase };
}
