// The steps of a game: what has been told, where turns begin, how the points went.
import { gameClient } from "../games.ts";
import type { Text, ReplayStep, View } from "../lib/wire.ts";

/** The log as it stood after a step. */
export function logAfter(steps: readonly ReplayStep[], place: number): Text[] {
  const lines: Text[] = [];
  for (const { log = [], log_from = 0 } of steps.slice(0, place + 1)) {
    lines.length = Math.min(lines.length, log_from);
    lines.push(...log);
  }
  return lines;
}

const turnKey = (view: View): string => gameClient(view.game).turnKey(view);
const pointsOf = (view: View): readonly (number | null)[] => gameClient(view.game).points(view);

/** The steps after which somebody's turn, or another line of dominoes, has begun. */
export function turnsOf(steps: readonly ReplayStep[]): number[] {
  return steps.flatMap((step, place) => {
    const before = steps[place - 1];
    return !before || turnKey(before.view) !== turnKey(step.view) ? [place] : [];
  });
}

/** The points of a seat over all steps, as the path of a line in a box of 100 × 100; empty without points. */
export function courseOf(steps: readonly ReplayStep[], seat: number, lowest: number, highest: number): string {
  const across = 100 / Math.max(1, steps.length - 1);
  const high = 100 / Math.max(1, highest - lowest);
  let path = "";
  let last: number | null = null;
  steps.forEach((step, place) => {
    const points = pointsOf(step.view)[seat] ?? null;
    if (points === null || points === last) return;
    const x = (place * across).toFixed(2);
    const y = (100 - (points - lowest) * high).toFixed(2);
    path += last === null ? `M${x} ${y}` : `H${x}V${y}`;
    last = points;
  });
  return path && `${path}H100`;
}

/** The fewest and the most points that anybody ever has. */
export function bounds(steps: readonly ReplayStep[]): [number, number] {
  const all = steps.flatMap((step) => pointsOf(step.view)).filter((points) => points !== null);
  return [Math.min(0, ...all), Math.max(1, ...all)];
}
