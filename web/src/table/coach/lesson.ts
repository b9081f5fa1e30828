// A moment of a game, as lessons see it.
import type { Text, State } from "../../lib/wire.ts";

/** The part of the table's state that lessons use. */
export interface Moment {
  state: State;
  log: readonly Text[];
  seat: number; // of the learner
}

export interface Lesson {
  key: string;
  title: string;
  text: string;
  zones?: readonly string[]; // highlighted while the lesson is shown
  when: (moment: Moment) => boolean;
}

/** Whether the log has such a line about a seat, or about any seat. */
export function isLogged(log: readonly Text[], key: string, seat?: number): boolean {
  return log.some((say) => {
    const name = say.parts["name"];
    return (
      say.key === key && (seat === undefined || (typeof name === "object" && name.is === "seat" && name.seat === seat))
    );
  });
}

/** Whether the player has to answer, and the key of the prompt. */
export const question = (moment: Moment): string => moment.state.prompts?.[0]?.text.key ?? "";

export const offers = (moment: Moment, verb: string): boolean =>
  !!moment.state.prompts?.[0]?.choices.some((offer) => offer.verb === verb);
