// The text of a step of a replay.
import type { ReplayStep } from "../lib/wire.ts";
import { plainText } from "../lib/words.svelte.ts";

export function stepText(step: ReplayStep, names: readonly string[]): string {
  return step.text ? plainText(step.text, (seat) => names[seat] ?? "") : (step.answer ?? "");
}

/** Whether the text does not mention the player: true of decisions, false of other events. */
export function needsName(step: ReplayStep): boolean {
  return !!step.text && !("name" in step.text.parts);
}

/** `Ana: buy Gold` */
export function stepTextWithName(step: ReplayStep, names: readonly string[]): string {
  const text = stepText(step, names);
  return needsName(step) ? `${names[step.seat ?? 0] ?? ""}: ${text}` : text;
}
