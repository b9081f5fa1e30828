// The final score, counted territory by territory in all kingdoms in parallel.
import type { KingdominoView, Territory } from "../lib/wire.ts";

export interface Counted {
  region: Territory;
  total: number; // after it
}

/** The bonus of a variant. */
export interface Bonus {
  variant: string;
  points: number;
  total: number; // after it
}

/** The score of a kingdom, step by step: its territories, then its bonuses. */
export interface Sheet {
  seat: number;
  steps: readonly Counted[];
  bonuses: readonly Bonus[];
}

export function sheets(view: KingdominoView): Sheet[] {
  return view.kingdoms.map((kingdom, seat) => {
    let total = 0;
    const steps = kingdom.territories
      .filter((region) => region.points > 0)
      .map((region) => ({ region, total: (total += region.points) }));
    const bonuses = Object.entries(kingdom.bonuses).map(([variant, points]) => ({
      variant,
      points,
      total: (total += points),
    }));
    return { seat, steps, bonuses };
  });
}

/** The number of steps of the longest count. */
export function lengthOf(all: readonly Sheet[]): number {
  return Math.max(0, ...all.map(({ steps, bonuses }) => steps.length + bonuses.length));
}

/** The part of a kingdom's score that is counted after some steps. */
export function countedAt(
  { steps, bonuses }: Sheet,
  step: number,
): { total: number; region: Territory | undefined; bonuses: readonly Bonus[] } {
  const last = [...steps, ...bonuses][Math.min(step, steps.length + bonuses.length) - 1];
  return {
    total: last?.total ?? 0,
    region: step <= steps.length ? steps[step - 1]?.region : undefined,
    bonuses: bonuses.slice(0, Math.max(0, step - steps.length)),
  };
}

/** The seats by rank: winners first, then by points and tie-breakers. */
export function ranked(view: KingdominoView): number[] {
  const wins = (seat: number): number => (view.winners?.includes(seat) ? 1 : 0);
  const of = (seat: number): readonly number[] => {
    const kingdom = view.kingdoms[seat];
    return [wins(seat), view.scores[seat] ?? 0, kingdom?.largest ?? 0, kingdom?.crowns ?? 0];
  };
  return view.kingdoms
    .map((_, seat) => seat)
    .sort((a, b) => {
      const [first, second] = [of(a), of(b)];
      return second.map((value, place) => value - (first[place] ?? 0)).find((difference) => difference !== 0) ?? a - b;
    });
}
