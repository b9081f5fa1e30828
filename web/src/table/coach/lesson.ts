// A moment of a game, and what lessons can see in it.
import type { Text, State } from "../../lib/wire.ts";

/** The table at this moment, as far as lessons look at it. */
export interface Moment {
  state: State;
  log: readonly Text[];
  seat: number; // of who is taught
}

export interface Lesson {
  key: string;
  title: string;
  text: string;
  zones?: readonly string[]; // shown at the table while this is read
  when: (moment: Moment) => boolean;
}

/** Whether this was told of somebody; without a seat, of anybody. */
export function wasTold(log: readonly Text[], key: string, seat?: number): boolean {
  return log.some((say) => {
    const name = say.parts["name"];
    return (
      say.key === key && (seat === undefined || (typeof name === "object" && name.is === "seat" && name.seat === seat))
    );
  });
}

/** Whether somebody has to answer, and the key of what is asked. */
export const question = (moment: Moment): string => moment.state.prompts?.[0]?.text.key ?? "";

export const offers = (moment: Moment, verb: string): boolean =>
  !!moment.state.prompts?.[0]?.choices.some((offer) => offer.verb === verb);
