// The visible moves of cards between two states, from what disappeared in one zone and appeared in another.
import type { SeatView } from "./view.ts";

/** A place that cards leave or reach: `hand`, `play-1`, `supply`, `trash`, `deck-0`, `discard-0`. */
export interface Move {
  readonly card: string;
  readonly from: string;
  readonly to: string;
}

type Heap = Map<string, number>;

/** The visible zones of a view and their cards. */
function zones(view: SeatView): Map<string, Heap> {
  const all = new Map<string, Heap>();
  all.set("hand", heap(view.hand));
  all.set("looked", heap(view.looked_at));
  view.seats.forEach((seat, number) => {
    all.set(`play-${number}`, heap(seat.play));
    all.set(`aside-${number}`, heap(seat.aside));
    all.set(`revealed-${number}`, heap(seat.revealed));
  });
  all.set("trash", new Map(Object.entries(view.trash)));
  all.set("supply", new Map(view.supply.map((pile) => [pile.card, pile.left])));
  return all;
}

export function cardMoves(before: SeatView, after: SeatView): Move[] {
  if (before.seat !== after.seat || before.players !== after.players || before.over !== after.over) return [];
  const [old, current] = [zones(before), zones(after)];
  const left: { card: string; zone: string }[] = [];
  const come: { card: string; zone: string }[] = [];
  for (const zone of old.keys()) {
    const [was, is] = [old.get(zone) ?? new Map<string, number>(), current.get(zone) ?? new Map<string, number>()];
    for (const card of new Set([...was.keys(), ...is.keys()])) {
      const more = (is.get(card) ?? 0) - (was.get(card) ?? 0);
      for (let n = 0; n < Math.abs(more); n++) (more > 0 ? come : left).push({ card, zone });
    }
  }
  const found: Move[] = [];
  for (const { card, zone } of come) {
    const source = left.findIndex((departure) => departure.card === card && canLead(departure.zone, zone));
    const from = source >= 0 ? (left.splice(source, 1)[0]?.zone ?? "") : unseenSource(zone, after);
    if (from && zone !== "supply") found.push({ card, from, to: zone });
  }
  for (const { card, zone } of left) found.push({ card, from: zone, to: unseenGoal(card, zone, before, after) });
  return found;
}

/** Whether a card may have moved from one place to the other. */
function canLead(from: string, to: string): boolean {
  return from !== to && to !== "supply";
}

/** The origin of a card that was not visible before. */
function unseenSource(zone: string, view: SeatView): string {
  const seat = seatOf(zone, view);
  if (zone.startsWith("play")) return seat === view.seat ? `deck-${seat}` : `seat-${seat}`;
  if (zone === "trash") return `seat-${view.turn}`;
  if (zone === "supply") return "";
  return `deck-${seat}`;
}

/** The destination of a card that is no longer visible. */
function unseenGoal(card: string, zone: string, before: SeatView, after: SeatView): string {
  if (zone === "supply") {
    const shown = after.seats.findIndex(
      (seat, number) => seat.discard_top === card && before.seats[number]?.discard_top !== card,
    );
    return `discard-${shown >= 0 ? shown : after.turn}`;
  }
  const seat = seatOf(zone, before);
  const deeper = seat === after.seat && (after.deck_size ?? 0) > (before.deck_size ?? 0);
  return deeper && before.turn === after.turn ? `deck-${seat}` : `discard-${seat}`;
}

function seatOf(zone: string, view: SeatView): number {
  const number = Number(zone.split("-")[1]);
  return Number.isNaN(number) ? (view.seat ?? view.turn) : number;
}

function heap(cards: readonly string[]): Heap {
  const counted: Heap = new Map();
  for (const card of cards) counted.set(card, (counted.get(card) ?? 0) + 1);
  return counted;
}
