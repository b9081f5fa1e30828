// What is explained, and when: each lesson waits until its moment is on the table. What it says is in the catalogues.
import { dominion } from "./dominion.ts";
import { kingdomino } from "./kingdomino.ts";
import type { Lesson, Moment } from "./moments.ts";

const LAST = "over";

export const LESSONS: Record<string, readonly Lesson[]> = { dominion, kingdomino };

/** The first lesson that has not been had and whose moment is here. */
export function nextLesson(lessons: readonly Lesson[], had: readonly string[], now: Moment): Lesson | undefined {
  // After the end only the end is worth a word.
  const over = now.state.view?.over ?? false;
  return lessons.find((lesson) => !had.includes(lesson.key) && (!over || lesson.key === LAST) && lesson.when(now));
}
