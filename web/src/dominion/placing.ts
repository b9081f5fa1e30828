// Where the cards lie that may be chosen: the server says what may be chosen, the view says where it lies.
import type { Asked, DominionView } from "../lib/wire.ts";

/** A place on the table: `hand`, `supply`, `looked`, `revealed-2`; `choices` are cards that lie nowhere in sight. */
export type Zone = string;

/** One answer, or one pick where several may be picked. */
export interface Choosable {
  readonly zone: Zone;
  readonly card: string;
  readonly copies: number;
  readonly answer: string; // empty where several are picked
  readonly offer: Asked["offers"][number];
}

/** An answer that is no card: it is given by a button. */
export interface Spoken {
  readonly answer: string;
  readonly say: Asked["say"];
  readonly card: string; // the card it is about, if any
}

export interface Placed {
  readonly cards: readonly Choosable[];
  readonly buttons: readonly Spoken[];
  readonly several: boolean;
}

export function isSeveral(asked: Asked): boolean {
  return asked.offers.length > 0 && !asked.answers?.length;
}

/** Everything that may be answered but `nothing`, on the cards where it belongs, or as buttons. */
export function place(asked: Asked, view: DominionView): Placed {
  const several = isSeveral(asked);
  const zones = new Map<string, Zone>();
  for (const { verb, key } of asked.offers) zones.set(`${verb} ${key}`, zoneOf(asked, view, verb, key));
  const cards: Choosable[] = [];
  const buttons: Spoken[] = [];
  asked.offers.forEach((offer, number) => {
    const answer = asked.answers?.[number] ?? "";
    const zone = zones.get(`${offer.verb} ${offer.key}`) ?? "";
    // A card about which there are several answers cannot be answered by a click on it.
    const rivals = asked.offers.filter(
      (other) => other.key === offer.key && zones.get(`${other.verb} ${other.key}`) === zone,
    );
    const byButton = !several && (zone === "" || rivals.length > 1);
    if (!byButton) cards.push({ zone: zone || "choices", card: offer.key, copies: offer.copies ?? 1, answer, offer });
    // A plain yes or no to a card reads better as two buttons; the card itself may be clicked as well.
    const yesOrNo = !several && asked.offers.length === 1 && !!asked.nothing && !asked.asker.endsWith("_phase");
    if (byButton || yesOrNo) buttons.push({ answer, say: offer.say, card: isCard(view, offer.key) ? offer.key : "" });
  });
  return { cards, buttons, several };
}

function zoneOf(asked: Asked, view: DominionView, verb: string, key: string): Zone {
  // A prompt about one revealed card ("play it?") is answered by buttons, even if other cards have the same name.
  if ("thing" in asked.say.parts) return "";
  if (verb === "buy" || (verb === "gain" && !isSeveral(asked))) return lies(supply(view), key) ? "supply" : "";
  if (verb === "gain") return "choices";
  if (lies(view.looked_at, key)) return "looked";
  const revealing = view.seats.findIndex((seat) => lies(seat.revealed, key));
  // One's hand can be chosen from only by oneself; what is revealed, by whoever is asked.
  if (revealing >= 0 && verb !== "play" && verb !== "reveal" && allLie(asked, view.seats[revealing]?.revealed ?? []))
    return `revealed-${revealing}`;
  if (lies(view.hand, key) && allLie(asked, view.hand, verb)) return "hand";
  return isCard(view, key) && isSeveral(asked) ? "choices" : "";
}

/** Whether all that is offered (by this verb) lies in the same place. */
function allLie(asked: Asked, cards: readonly string[], verb?: string): boolean {
  const offers = asked.offers.filter((offer) => verb === undefined || offer.verb === verb);
  return offers.every(({ key, verb: what }) => lies(cards, key) || (what === "play" && key === "treasures"));
}

function supply(view: DominionView): string[] {
  return view.supply.map((pile) => pile.card);
}

function isCard(view: DominionView, key: string): boolean {
  return lies(supply(view), key);
}

function lies(cards: readonly string[], key: string): boolean {
  return cards.includes(key);
}
