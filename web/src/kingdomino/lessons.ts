import type { Kingdom, KingdominoView } from "../lib/wire.ts";
import { question, wasTold, type Lesson, type Moment } from "../table/coach/lesson.ts";

const view = (now: Moment): KingdominoView | null => (now.state.view?.game === "kingdomino" ? now.state.view : null);
const mine = (now: Moment): Kingdom | undefined => view(now)?.kingdoms[now.seat];

export const lessons: readonly Lesson[] = [
  { key: "over", title: "coach-k-over", text: "coach-k-over-text", when: (now) => !!view(now)?.over },
  { key: "welcome", title: "coach-k-welcome", text: "coach-k-welcome-text", when: () => true },
  {
    key: "first",
    title: "coach-k-first",
    text: "coach-k-first-text",
    zones: ["line", "next"],
    when: (now) => view(now)?.stage === "first_choice",
  },
  {
    key: "place",
    title: "coach-k-place",
    text: "coach-k-place-text",
    zones: ["kingdom"],
    when: (now) => question(now) === "prompt-place",
  },
  {
    key: "turn",
    title: "coach-k-turn",
    text: "coach-k-turn-text",
    zones: ["kingdom"],
    when: (now) => question(now) === "prompt-place",
  },
  {
    key: "claim",
    title: "coach-k-claim",
    text: "coach-k-claim-text",
    zones: ["next"],
    when: (now) => question(now) === "prompt-claim" && view(now)?.stage !== "first_choice",
  },
  {
    key: "order",
    title: "coach-k-order",
    text: "coach-k-order-text",
    zones: ["line", "next"],
    when: (now) => view(now)?.stage !== "first_choice" && wasTold(now.log, "log-claims", now.seat),
  },
  {
    key: "points",
    title: "coach-k-points",
    text: "coach-k-points-text",
    zones: ["kingdom"],
    when: (now) => !!mine(now)?.territories.some((one) => one.points > 0),
  },
  {
    key: "crowns",
    title: "coach-k-crowns",
    text: "coach-k-crowns-text",
    zones: ["kingdom"],
    when: (now) => !!mine(now)?.territories.some((one) => one.squares.length > 2 && !one.crowns),
  },
  {
    key: "others",
    title: "coach-k-others",
    text: "coach-k-others-text",
    zones: ["others"],
    when: (now) => wasTold(now.log, "log-places-gain", now.seat),
  },
  {
    key: "frame",
    title: "coach-k-frame",
    text: "coach-k-frame-text",
    zones: ["kingdom"],
    when: (now) => Math.max(mine(now)?.columns ?? 0, mine(now)?.rows ?? 0) === view(now)?.size,
  },
  {
    key: "discard",
    title: "coach-k-discard",
    text: "coach-k-discard-text",
    zones: ["kingdom"],
    when: (now) => wasTold(now.log, "log-discards-domino"),
  },
  {
    key: "last",
    title: "coach-k-last",
    text: "coach-k-last-text",
    zones: ["line"],
    when: (now) => view(now)?.pile_size === 0 && !view(now)?.next.length,
  },
];
