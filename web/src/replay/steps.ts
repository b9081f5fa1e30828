// The steps of a game: its log, where turns begin, and how the points changed.
import type { GameClient } from "../gameClient.ts";
import type { Text, ReplayStep } from "../lib/wire.ts";

type StepReader = Pick<GameClient, "turnKey" | "points">;

/** The log after a step. */
export function logAfter(steps: readonly ReplayStep[], index: number): Text[] {
  const lines: Text[] = [];
  for (const { log = [], log_from = 0 } of steps.slice(0, index + 1)) {
    lines.length = Math.min(lines.length, log_from);
    lines.push(...log);
  }
  return lines;
}

/** The steps at which a turn begins. */
export function turnStarts(game: StepReader, steps: readonly ReplayStep[]): number[] {
  return steps.flatMap((step, index) => {
    const before = steps[index - 1];
    return !before || game.turnKey(before.view) !== game.turnKey(step.view) ? [index] : [];
  });
}

/** The points of a seat over all steps, as the path of a line in a square of 100 × 100; empty without points. */
export function pointsPath(
  game: StepReader,
  steps: readonly ReplayStep[],
  seat: number,
  [lowest, highest]: readonly [number, number],
): string {
  const across = 100 / Math.max(1, steps.length - 1);
  const high = 100 / Math.max(1, highest - lowest);
  let path = "";
  let last: number | null = null;
  steps.forEach((step, index) => {
    const points = game.points(step.view)[seat] ?? null;
    if (points === null || points === last) return;
    const x = (index * across).toFixed(2);
    const y = (100 - (points - lowest) * high).toFixed(2);
    path += last === null ? `M${x} ${y}` : `H${x}V${y}`;
    last = points;
  });
  return path && `${path}H100`;
}

/** The lowest and highest points of any seat at any step. */
export function bounds(game: StepReader, steps: readonly ReplayStep[]): [number, number] {
  const all = steps.flatMap((step) => game.points(step.view)).filter((points) => points !== null);
  return [Math.min(0, ...all), Math.max(1, ...all)];
}
