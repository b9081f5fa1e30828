// The six seats: each has a colour, a charge, a shield and a roof, so that they differ by more than colour.

/** The charge on shields and kings, in a square of 24 by 24: star, crescent, trefoil, chevrons, lozenge, cross. */
export const CHARGES: readonly string[] = [
  "M12.0 1.8L14.8 9.0L22.5 9.4L16.5 14.3L18.5 21.7L12.0 17.5L5.5 21.7L7.5 14.3L1.5 9.4L9.2 9.0z",
  "M15.5 2.2A10.2 10.2 0 1 0 21.8 16.2A8.6 8.6 0 1 1 15.5 2.2z",
  "M12 1.5a4.7 4.7 0 0 1 3.9 7.3a4.7 4.7 0 1 1-2.4 8.2q.5 3.3 2.5 5.5h-8" +
    "q2-2.2 2.5-5.5a4.7 4.7 0 1 1-2.4-8.2A4.7 4.7 0 0 1 12 1.5z",
  "M12 2L22 11v5.5L12 7.5L2 16.5V11zM12 10.5L22 19.5V23.5L12 15.5L2 23.5V19.5z",
  "M12 .8L20.6 12L12 23.2L3.4 12zM12 7.4L8.5 12L12 16.6L15.5 12z",
  "M8.7 1.5h6.6v7.2h7.2v6.6h-7.2v7.2h-6.6v-7.2h-7.2v-6.6h7.2z",
];

/** The outline of the shield, in a rectangle of 40 by 44. */
export const SHIELDS: readonly string[] = [
  "M3 3h34v17c0 11-7 17.5-17 21.5C10 37.5 3 31 3 20z",
  "M20 2.5a19 19.5 0 0 1 0 39a19 19.5 0 0 1 0-39z",
  "M3 3h34v30c0 4-3 6-7 6h-6q-3 0-4 3q-1-3-4-3h-6c-4 0-7-2-7-6z",
  "M20 2l17 5v20L20 42L3 27V7z",
  "M3 6q5 2 8.5-3.5Q16 6 20 6t8.5-3.5Q32 8 37 6q1.5 14 0 20c-2 8-9 12-17 16C12 38 5 34 3 26Q1.5 20 3 6z",
  "M9 3h22q0 6 6 6v22q-6 0-6 6l-11 5l-11-5q0-6-6-6V9q6 0 6-6z",
];

export function seatColour(seat: number): string {
  return `var(--seat-${seat % CHARGES.length})`;
}
export function seatInk(seat: number): string {
  return `var(--seat-${seat % CHARGES.length}-ink)`;
}
export function ofSeat<T>(list: readonly T[], seat: number): T {
  const found = list[seat % list.length];
  if (found === undefined) throw new Error(`no such seat: ${seat}`);
  return found;
}
