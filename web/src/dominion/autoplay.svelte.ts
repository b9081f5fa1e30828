// Answers that this player wants to be given without a click. Only what is offered is answered, and nothing twice:
// what was taken back by hand stays in the player's hand.
import { untrack } from "svelte";
import { settings } from "../lib/settings.svelte.ts";
import type { Asked, DominionView } from "../lib/wire.ts";
import type { Decision } from "./decision.svelte.ts";

export const ALL_TREASURES = "play treasures";
const END_TURN = "end turn";
const REACT = "ask-react";

export interface Wishes {
  autoTreasures: boolean;
  autoEndTurn: boolean;
  autoReact: boolean;
  autoSingle: boolean;
}

/** What is to be answered by itself, if anything; `done` are the moments in which that was done already. */
export function answerByItself(
  asked: Asked,
  view: DominionView,
  wishes: Wishes,
  done: ReadonlySet<string>,
): { answer: string; moment: string } | undefined {
  const answers = asked.answers ?? [];
  const turn = `${asked.seat} ${view.turn} ${view.seats[view.turn]?.turns ?? 0}`;
  const found = ((): { answer: string; moment: string } | undefined => {
    if (wishes.autoTreasures && answers.includes(ALL_TREASURES))
      return { answer: ALL_TREASURES, moment: `${turn} treasures` };
    if (asked.say.key === REACT && wishes.autoReact && answers[0])
      return { answer: answers[0], moment: `${turn} ${asked.asker} ${view.seats[view.turn]?.play.length ?? 0}` };
    const rest = [...answers, ...(asked.nothing ? [asked.nothing] : [])];
    if (rest.length !== 1 || (asked.offers.length > 0 && !answers.length) || !rest[0]) return undefined;
    const wanted = rest[0] === END_TURN ? wishes.autoEndTurn : wishes.autoSingle;
    return wanted ? { answer: rest[0], moment: `${turn} ${rest[0]} ${asked.asker}` } : undefined;
  })();
  return found && !done.has(found.moment) ? found : undefined;
}

/** Keep answering what the settings say. */
export function answerAlone(decision: Decision, view: () => DominionView): void {
  const done = new Set<string>();
  $effect(() => {
    const asked = decision.asked;
    // An answer is still on its way: what comes after it is decided then.
    if (!asked || decision.busy) return;
    const found = answerByItself(asked, view(), settings, done);
    if (!found) return;
    done.add(found.moment);
    untrack(() => decision.give(found.answer));
  });
}
