// Absent players, from the table's state; the server decides what may be done about them.
import type { TableInfo } from "../lib/wire.ts";

export interface Candidate {
  seat: number;
  since: number; // when the others may decide, on the server's clock
}

export function isOutOfTime(table: TableInfo, seat: number): boolean {
  const left = table.seats[seat]?.time_left;
  return left != null && left <= 0;
}

/** Other players who are disconnected or out of time, and have no substitute; `grace` in milliseconds. */
export function maybeAbsent(table: TableInfo, grace: number): Candidate[] {
  return table.seats.flatMap((seated, seat) => {
    if (seated.kind !== "guest" || seated.you || seated.substitute || seated.resigned) return [];
    if (isOutOfTime(table, seat)) return [{ seat, since: 0 }];
    return seated.disconnected_at ? [{ seat, since: seated.disconnected_at + grace }] : [];
  });
}

export function stillPlaying(table: TableInfo): number {
  return table.seats.filter((seated) => !seated.resigned).length;
}
