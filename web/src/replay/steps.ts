// The steps of a game: its log, where turns begin, and how the points changed.
import type { GameClient } from "../gameClient.ts";
import type { Text, ReplayStep } from "../lib/wire.ts";

type StepReader = Pick<GameClient, "turnKey" | "points">;

/** The log after a step. */
export function logAfter(steps: readonly ReplayStep[], place: number): Text[] {
  const lines: Text[] = [];
  for (const { log = [], log_from = 0 } of steps.slice(0, place + 1)) {
    lines.length = Math.min(lines.length, log_from);
    lines.push(...log);
  }
  return lines;
}

/** The steps after which a turn has begun. */
export function turnsOf(game: StepReader, steps: readonly ReplayStep[]): number[] {
  return steps.flatMap((step, place) => {
    const before = steps[place - 1];
    return !before || game.turnKey(before.view) !== game.turnKey(step.view) ? [place] : [];
  });
}

/** The points of a seat over all steps, as the path of a line in a box of 100 × 100; empty without points. */
export function courseOf(
  game: StepReader,
  steps: readonly ReplayStep[],
  seat: number,
  [lowest, highest]: readonly [number, number],
): string {
  const across = 100 / Math.max(1, steps.length - 1);
  const high = 100 / Math.max(1, highest - lowest);
  let path = "";
  let last: number | null = null;
  steps.forEach((step, place) => {
    const points = game.points(step.view)[seat] ?? null;
    if (points === null || points === last) return;
    const x = (place * across).toFixed(2);
    const y = (100 - (points - lowest) * high).toFixed(2);
    path += last === null ? `M${x} ${y}` : `H${x}V${y}`;
    last = points;
  });
  return path && `${path}H100`;
}

/** The fewest and the most points that any seat has at any step. */
export function bounds(game: StepReader, steps: readonly ReplayStep[]): [number, number] {
  const all = steps.flatMap((step) => game.points(step.view)).filter((points) => points !== null);
  return [Math.min(0, ...all), Math.max(1, ...all)];
}
