import type { Kingdom, KingdominoView } from "../lib/wire.ts";
import { question, isLogged, type Lesson, type Moment } from "../table/coach/lesson.ts";

const view = (moment: Moment): KingdominoView | null =>
  moment.state.view?.game === "kingdomino" ? moment.state.view : null;
const mine = (moment: Moment): Kingdom | undefined => view(moment)?.kingdoms[moment.seat];

export const lessons: readonly Lesson[] = [
  { key: "over", title: "coach-k-over", text: "coach-k-over-text", when: (moment) => !!view(moment)?.over },
  { key: "welcome", title: "coach-k-welcome", text: "coach-k-welcome-text", when: () => true },
  {
    key: "first",
    title: "coach-k-first",
    text: "coach-k-first-text",
    zones: ["line", "next"],
    when: (moment) => view(moment)?.stage === "first_choice",
  },
  {
    key: "place",
    title: "coach-k-place",
    text: "coach-k-place-text",
    zones: ["kingdom"],
    when: (moment) => question(moment) === "prompt-place",
  },
  {
    key: "turn",
    title: "coach-k-turn",
    text: "coach-k-turn-text",
    zones: ["kingdom"],
    when: (moment) => question(moment) === "prompt-place",
  },
  {
    key: "claim",
    title: "coach-k-claim",
    text: "coach-k-claim-text",
    zones: ["next"],
    when: (moment) => question(moment) === "prompt-claim" && view(moment)?.stage !== "first_choice",
  },
  {
    key: "order",
    title: "coach-k-order",
    text: "coach-k-order-text",
    zones: ["line", "next"],
    when: (moment) => view(moment)?.stage !== "first_choice" && isLogged(moment.log, "log-claims", moment.seat),
  },
  {
    key: "points",
    title: "coach-k-points",
    text: "coach-k-points-text",
    zones: ["kingdom"],
    when: (moment) => !!mine(moment)?.territories.some((territory) => territory.points > 0),
  },
  {
    key: "crowns",
    title: "coach-k-crowns",
    text: "coach-k-crowns-text",
    zones: ["kingdom"],
    when: (moment) =>
      !!mine(moment)?.territories.some((territory) => territory.squares.length > 2 && !territory.crowns),
  },
  {
    key: "others",
    title: "coach-k-others",
    text: "coach-k-others-text",
    zones: ["others"],
    when: (moment) => isLogged(moment.log, "log-places-gain", moment.seat),
  },
  {
    key: "frame",
    title: "coach-k-frame",
    text: "coach-k-frame-text",
    zones: ["kingdom"],
    when: (moment) => Math.max(mine(moment)?.columns ?? 0, mine(moment)?.rows ?? 0) === view(moment)?.size,
  },
  {
    key: "discard",
    title: "coach-k-discard",
    text: "coach-k-discard-text",
    zones: ["kingdom"],
    when: (moment) => isLogged(moment.log, "log-discards-domino"),
  },
  {
    key: "last",
    title: "coach-k-last",
    text: "coach-k-last-text",
    zones: ["line"],
    when: (moment) => view(moment)?.pile_size === 0 && !view(moment)?.next.length,
  },
];
