// The final score, counted up territory by territory in all kingdoms at once.
import type { KingdominoView, Region } from "../lib/wire.ts";

export interface Counted {
  region: Region;
  total: number; // after it
}

/** What one kingdom is worth, step by step; what the territories do not explain is its bonus. */
export interface Sheet {
  seat: number;
  steps: readonly Counted[];
  bonus: number;
  variants: readonly string[]; // those that gave the bonus
  score: number;
}

export function sheets(view: KingdominoView): Sheet[] {
  return view.kingdoms.map((kingdom, seat) => {
    let total = 0;
    const steps = kingdom.territories.filter((region) => region.points > 0).map((region) => ({ region, total: (total += region.points) }));
    const gives: Record<string, boolean> = { middle_kingdom: kingdom.castle_centred, harmony: kingdom.complete };
    return { seat, steps, bonus: kingdom.score - total, variants: view.variants.filter((name) => gives[name]), score: kingdom.score };
  });
}

/** How many steps the slowest count takes: all territories, and one more where there is a bonus. */
export function lengthOf(all: readonly Sheet[]): number {
  return Math.max(0, ...all.map(({ steps, bonus }) => steps.length + (bonus ? 1 : 0)));
}

/** What is counted of a kingdom after so many steps. */
export function countedAt({ steps, bonus, score }: Sheet, step: number): { total: number; region: Region | undefined; bonus: boolean } {
  const last = steps[Math.min(step, steps.length) - 1];
  const withBonus = bonus !== 0 && step > steps.length;
  return { total: withBonus ? score : (last?.total ?? 0), region: step <= steps.length ? last?.region : undefined, bonus: withBonus };
}

/** The seats from the first to the last: the winners, then by points and by what breaks ties. */
export function ranked(view: KingdominoView): number[] {
  const wins = (seat: number): number => (view.winners?.includes(seat) ? 1 : 0);
  const of = (seat: number): readonly number[] => {
    const kingdom = view.kingdoms[seat];
    return [wins(seat), view.scores[seat] ?? 0, kingdom?.largest ?? 0, kingdom?.crowns ?? 0];
  };
  return view.kingdoms
    .map((_, seat) => seat)
    .sort((a, b) => {
      const [one, other] = [of(a), of(b)];
      return other.map((value, place) => value - (one[place] ?? 0)).find((difference) => difference !== 0) ?? a - b;
    });
}
