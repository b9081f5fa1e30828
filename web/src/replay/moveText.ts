// A decision of a replay in words.
import type { ReplayStep } from "../lib/wire.ts";
import { plainText } from "../lib/words.svelte.ts";

export function moveText(step: ReplayStep, names: readonly string[]): string {
  return step.text ? plainText(step.text, (seat) => names[seat] ?? "") : (step.answer ?? "");
}

/** What is no decision says by itself who it is about; before a decision the player's name is put. */
moveText.named = (step: ReplayStep): boolean => !!step.text && !("name" in step.text.parts);

/** `Ana: buy Gold` */
export function wholeMove(step: ReplayStep, names: readonly string[]): string {
  const text = moveText(step, names);
  return moveText.named(step) ? `${names[step.seat ?? 0] ?? ""}: ${text}` : text;
}
