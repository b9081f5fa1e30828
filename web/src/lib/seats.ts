// The names of seats.
import type { SeatInfo, TableInfo } from "./wire.ts";
import { t } from "./words.svelte.ts";

/** The names of all seats; players with the same name, such as anonymous guests, are numbered. */
export function seatNames(table: TableInfo): string[] {
  return numberEqual(table.seats.map(nameOfSeat), (seat) => ["guest", "bot"].includes(table.seats[seat]?.kind ?? ""));
}

/** Number names that occur more than once, in the order of the seats. */
export function numberEqual(names: readonly string[], isPlayer: (seat: number) => boolean = () => true): string[] {
  return names.map((name, seat) => {
    const alike = names.flatMap((other, place) => (other === name && isPlayer(place) ? [place] : []));
    return isPlayer(seat) && alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}

function nameOfSeat(seat: SeatInfo): string {
  if (seat.kind === "bot") return botName(seat.bot ?? "");
  if (seat.kind === "guest") return guestName(seat.name);
  return seat.name || (seat.kind === "invited" ? t("web-seat-invited") : t("web-seat-open"));
}

export function guestName(name: string | undefined): string {
  return name || t("web-guest-name");
}

export function botName(bot: string): string {
  return t(`bot-${bot}`);
}

/** The seats of this guest: several if people share the device. */
export function mySeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, number) => (seat.you && seat.kind === "guest" ? [number] : []));
}
