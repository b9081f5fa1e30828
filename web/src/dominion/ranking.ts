// The final ranking: winners first, then by points.
import type { SeatView } from "./view.ts";

export interface Rank {
  readonly seat: number;
  readonly points: number;
  readonly turns: number;
}

export function ranking(view: SeatView): Rank[] {
  const winners = new Set(view.winners ?? []);
  return view.seats
    .map(({ points, turns }, seat) => ({ seat, points: view.scores?.[seat] ?? points ?? 0, turns }))
    .sort(
      (a, b) =>
        Number(winners.has(b.seat)) - Number(winners.has(a.seat)) ||
        b.points - a.points ||
        a.turns - b.turns ||
        a.seat - b.seat,
    );
}

export interface Verdict {
  readonly kind: "nobody" | "single" | "shared";
  readonly points: number;
  /** Another player has as many points but took more turns. */
  readonly fewerTurns: boolean;
}

export function verdict(view: SeatView): Verdict {
  const winners = view.winners ?? [];
  const ranks = ranking(view);
  const points = ranks[0]?.points ?? 0;
  const tied = ranks.filter((rank) => rank.points === points);
  return {
    kind: winners.length === 0 ? "nobody" : winners.length === 1 ? "single" : "shared",
    points,
    fewerTurns:
      winners.length > 0 && tied.some((rank) => !winners.includes(rank.seat) && rank.turns > (ranks[0]?.turns ?? 0)),
  };
}
