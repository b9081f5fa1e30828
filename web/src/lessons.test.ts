import { describe, expect, it } from "vitest";
import type { State } from "./lib/wire.ts";
import { gameClient, games } from "./games.ts";
import { nextLesson } from "./table/coach/nextLesson.ts";
import { isLogged, type Moment } from "./table/coach/lesson.ts";

const log = [{ is: "text", key: "log-buys", parts: { name: { is: "seat", seat: 1 } } }] as const;
const moment: Moment = { state: { type: "state", seq: 0, table: {}, view: null } as unknown as State, log, seat: 0 };

const dominion = await gameClient("dominion").lessons();
const all = await Promise.all(games().map((game) => game.lessons()));

describe("lessons", () => {
  it("come one after another, and none twice", () => {
    const lessons = dominion;
    const first = nextLesson(lessons, [], moment);
    expect(first?.key).toBe("welcome");
    expect(nextLesson(lessons, ["welcome"], moment)?.key).not.toBe("welcome");
  });
  it("end when all have been had", () => {
    for (const lessons of all)
      expect(
        nextLesson(
          lessons,
          lessons.map((lesson) => lesson.key),
          moment,
        ),
      ).toBeUndefined();
  });
  it("are not shown after the end", () => {
    const end: Moment = {
      ...moment,
      state: { ...moment.state, view: { game: "dominion", over: true } } as unknown as State,
    };
    const lessons = dominion;
    expect(nextLesson(lessons, [], end)?.key).toBe("over");
    expect(nextLesson(lessons, ["over"], end)).toBeUndefined();
  });
  it("look at who did what", () => {
    expect(isLogged(log, "log-buys", 1)).toBe(true);
    expect(isLogged(log, "log-buys", 0)).toBe(false);
    expect(isLogged(log, "log-buys")).toBe(true);
  });
  it("have keys of their own", () => {
    for (const lessons of all) expect(new Set(lessons.map((lesson) => lesson.key)).size).toBe(lessons.length);
  });
});
