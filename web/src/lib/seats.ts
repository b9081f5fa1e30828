// The names of seats.
import type { SeatInfo, TableInfo } from "./wire.ts";
import { t } from "./words.svelte.ts";

/** The names of all seats; bots of the same kind are numbered. */
export function seatNames(table: TableInfo): string[] {
  const plain = table.seats.map(nameOfSeat);
  return plain.map((name, seat) => {
    if (table.seats[seat]?.kind !== "bot" || plain.filter((other) => other === name).length < 2) return name;
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

function nameOfSeat(seat: SeatInfo): string {
  if (seat.kind === "bot") return botName(seat.bot ?? "");
  return seat.name || (seat.kind === "invited" ? t("web-seat-invited") : t("web-seat-open"));
}

export function botName(bot: string): string {
  return t(`bot-${bot}`);
}

/** The seats of this guest: several if people share the device. */
export function mySeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, number) => (seat.you && seat.kind === "guest" ? [number] : []));
}
