// Automatic answers. Only an offered choice is answered, and none twice:
// after an undo the player decides.
import { untrack } from "svelte";
import type { Prompt } from "../lib/wire.ts";
import type { SeatView } from "./view.ts";
import type { Decision } from "./decision.svelte.ts";
import { autoplay, type AutoplaySettings } from "./settings.svelte.ts";

export const ALL_TREASURES = "play treasures";
const END_TURN = "end turn";
const REACT = "ask-react";

/** The automatic answer to a prompt, if any; `done` has the moments already answered. */
export function automaticAnswer(
  prompt: Prompt,
  view: SeatView,
  wishes: AutoplaySettings,
  done: ReadonlySet<string>,
): { answer: string; moment: string } | undefined {
  const answers = prompt.answers ?? [];
  const turn = `${prompt.seat} ${view.turn} ${view.seats[view.turn]?.turns ?? 0}`;
  const found = ((): { answer: string; moment: string } | undefined => {
    if (wishes.autoTreasures && answers.includes(ALL_TREASURES))
      return { answer: ALL_TREASURES, moment: `${turn} treasures` };
    if (prompt.text.key === REACT && wishes.autoReact && answers[0])
      return { answer: answers[0], moment: `${turn} ${prompt.asker} ${view.seats[view.turn]?.play.length ?? 0}` };
    if (wishes.autoEndTurn && prompt.decline === END_TURN && !prompt.choices.length)
      return { answer: END_TURN, moment: `${turn} ${END_TURN}` };
    return undefined;
  })();
  return found && !done.has(found.moment) ? found : undefined;
}

/** Give automatic answers as the settings say. */
export function answerAutomatically(decision: Decision, view: () => SeatView): void {
  const done = new Set<string>();
  $effect(() => {
    const prompt = decision.prompt;
    // Wait for the answer that is pending.
    if (!prompt || decision.busy) return;
    const found = automaticAnswer(prompt, view(), autoplay, done);
    if (!found) return;
    done.add(found.moment);
    untrack(() => decision.send(found.answer));
  });
}
