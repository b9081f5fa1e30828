// The piles of the Supply in the order in which they are shown.
import type { Pile } from "../lib/wire.ts";
import { words } from "../lib/words.svelte.ts";
import { cardName } from "./cardName.ts";
import { cards } from "./catalogue.svelte.ts";
import type { SeatView } from "./view.ts";

/** The basic piles and the Kingdom piles, each group by cost. */
export function supplyGroups(view: SeatView, narrow: boolean): readonly [basic: Pile[], kingdom: Pile[]] {
  // On a phone three by three; where there is room, the Curse fills the row of the Treasures.
  const types = narrow ? ["treasure", "victory", "curse"] : ["treasure", "curse", "victory"];
  const byName = new Intl.Collator(words.language);
  const typeOf = (pile: Pile): number => types.findIndex((type) => cards.get(pile.card)?.types.includes(type));
  const byCost = (first: Pile, second: Pile): number =>
    first.cost - second.cost || byName.compare(cardName(first.card), cardName(second.card));
  const ofThisGame = new Set(view.kingdom);
  return [
    view.supply
      .filter((pile) => !ofThisGame.has(pile.card))
      .sort((first, second) => typeOf(first) - typeOf(second) || byCost(first, second)),
    view.supply.filter((pile) => ofThisGame.has(pile.card)).sort(byCost),
  ];
}
