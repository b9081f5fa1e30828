import { seatView, type SeatView } from "./view.ts";
import { offers, question, isLogged, type Lesson, type Moment } from "../table/coach/lesson.ts";

const view = (moment: Moment): SeatView | null => (moment.state.view ? seatView(moment.state) : null);
const PHASES = ["ask-action", "ask-buy", "ask-buy-no-treasures", "ask-end-turn"];

/** In order of priority, if several conditions hold. */
export const lessons: readonly Lesson[] = [
  { key: "over", title: "coach-d-over", text: "coach-d-over-text", when: (moment) => !!view(moment)?.over },
  { key: "welcome", title: "coach-d-welcome", text: "coach-d-welcome-text", when: () => true },
  {
    key: "hand",
    title: "coach-d-hand",
    text: "coach-d-hand-text",
    zones: ["hand"],
    when: (moment) => !!view(moment)?.hand.length,
  },
  { key: "supply", title: "coach-d-supply", text: "coach-d-supply-text", zones: ["supply"], when: () => true },
  {
    key: "react",
    title: "coach-d-react",
    text: "coach-d-react-text",
    zones: ["hand"],
    when: (moment) => question(moment) === "ask-react",
  },
  {
    key: "several",
    title: "coach-d-several",
    text: "coach-d-several-text",
    zones: ["hand"],
    when: (moment) => !PHASES.includes(question(moment)) && (moment.state.prompts?.[0]?.max ?? 0) > 1,
  },
  {
    key: "card",
    title: "coach-d-card",
    text: "coach-d-card-text",
    zones: ["prompt"],
    when: (moment) => !!question(moment) && !PHASES.includes(question(moment)) && question(moment) !== "ask-react",
  },
  {
    key: "action",
    title: "coach-d-action",
    text: "coach-d-action-text",
    zones: ["hand"],
    when: (moment) => question(moment) === "ask-action",
  },
  {
    key: "treasures",
    title: "coach-d-treasures",
    text: "coach-d-treasures-text",
    zones: ["hand"],
    when: (moment) => question(moment) === "ask-buy" && offers(moment, "play"),
  },
  {
    key: "buy",
    title: "coach-d-buy",
    text: "coach-d-buy-text",
    zones: ["supply"],
    when: (moment) => offers(moment, "buy") && !!view(moment)?.coins,
  },
  {
    key: "gained",
    title: "coach-d-gained",
    text: "coach-d-gained-text",
    zones: ["discard"],
    when: (moment) => isLogged(moment.log, "log-buys", moment.seat),
  },
  {
    key: "end-turn",
    title: "coach-d-end-turn",
    text: "coach-d-end-turn-text",
    zones: ["prompt"],
    when: (moment) => question(moment) === "ask-end-turn",
  },
  {
    key: "others",
    title: "coach-d-others",
    text: "coach-d-others-text",
    zones: ["seat"],
    when: (moment) => view(moment)?.turn !== moment.seat || isLogged(moment.log, "log-ends-turn", moment.seat),
  },
  {
    key: "shuffle",
    title: "coach-d-shuffle",
    text: "coach-d-shuffle-text",
    zones: ["deck"],
    when: (moment) => isLogged(moment.log, "log-shuffles", moment.seat),
  },
  {
    key: "points",
    title: "coach-d-points",
    text: "coach-d-points-text",
    zones: ["supply"],
    when: (moment) => !!moment.state.prompts?.[0]?.answers?.includes("buy gold"),
  },
  {
    key: "empty",
    title: "coach-d-empty",
    text: "coach-d-empty-text",
    zones: ["supply"],
    when: (moment) => !!view(moment)?.supply.some((pile) => pile.left === 0),
  },
];
