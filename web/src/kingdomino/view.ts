import type { KingdominoView, State } from "../lib/wire.ts";

/** Narrows a view to this game's. */
export function kingdominoView(view: State["view"]): KingdominoView {
  if (view?.game !== "kingdomino") throw new Error(`not a view of Kingdomino: ${view?.game}`);
  return view;
}
