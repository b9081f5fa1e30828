// Chooses the lesson that fits the position; the texts of lessons are in the catalogues.
import type { Lesson, Moment } from "./lesson.ts";

const LAST = "over";

/** The first unread lesson whose condition holds. */
export function nextLesson(lessons: readonly Lesson[], had: readonly string[], moment: Moment): Lesson | undefined {
  // After the end only the last lesson is shown.
  const over = moment.state.view?.over ?? false;
  return lessons.find((lesson) => !had.includes(lesson.key) && (!over || lesson.key === LAST) && lesson.when(moment));
}
