// Where the cards lie that may be chosen: the server says what may be chosen, the view says where it lies.
import type { Prompt } from "../lib/wire.ts";
import type { SeatView } from "./view.ts";

/** A place on the table: `hand`, `supply`, `looked`, `revealed-2`; `choices` are cards that lie nowhere in sight. */
export type Zone = string;

/** One answer, or one pick where several may be picked. */
export interface Choosable {
  readonly zone: Zone;
  readonly card: string;
  readonly copies: number;
  readonly answer: string; // empty where several are picked
  readonly choice: Prompt["choices"][number];
}

/** An answer that is no card: it is given by a button. */
export interface AnswerButton {
  readonly answer: string;
  readonly text: Prompt["text"];
  readonly card: string; // the card it is about, if any
}

export interface Controls {
  readonly cards: readonly Choosable[];
  readonly buttons: readonly AnswerButton[];
  readonly several: boolean;
}

export function isSeveral(prompt: Prompt): boolean {
  return prompt.choices.length > 0 && !prompt.answers?.length;
}

/** Everything that may be answered but `nothing`, on the cards where it belongs, or as buttons. */
export function controlsFor(prompt: Prompt, view: SeatView): Controls {
  const several = isSeveral(prompt);
  const zones = new Map<string, Zone>();
  for (const { verb, key } of prompt.choices) zones.set(`${verb} ${key}`, zoneOf(prompt, view, verb, key));
  const cards: Choosable[] = [];
  const buttons: AnswerButton[] = [];
  prompt.choices.forEach((choice, number) => {
    const answer = prompt.answers?.[number] ?? "";
    const zone = zones.get(`${choice.verb} ${choice.key}`) ?? "";
    // A card about which there are several answers cannot be answered by a click on it.
    const rivals = prompt.choices.filter(
      (other) => other.key === choice.key && zones.get(`${other.verb} ${other.key}`) === zone,
    );
    const byButton = !several && (zone === "" || rivals.length > 1);
    if (!byButton)
      cards.push({ zone: zone || "choices", card: choice.key, copies: choice.copies ?? 1, answer, choice });
    // A plain yes or no to a card reads better as two buttons; the card itself may be clicked as well.
    const yesOrNo = !several && prompt.choices.length === 1 && !!prompt.decline && !prompt.asker.endsWith("_phase");
    if (byButton || yesOrNo)
      buttons.push({ answer, text: choice.text, card: isCard(view, choice.key) ? choice.key : "" });
  });
  return { cards, buttons, several };
}

function zoneOf(prompt: Prompt, view: SeatView, verb: string, key: string): Zone {
  // A prompt about one revealed card ("play it?") is answered by buttons, even if other cards have the same name.
  if ("thing" in prompt.text.parts) return "";
  if (verb === "buy" || (verb === "gain" && !isSeveral(prompt))) return lies(supply(view), key) ? "supply" : "";
  if (verb === "gain") return "choices";
  if (lies(view.looked_at, key)) return "looked";
  const revealing = view.seats.findIndex((seat) => lies(seat.revealed, key));
  // One's hand can be chosen from only by oneself; what is revealed, by whoever is asked.
  if (revealing >= 0 && verb !== "play" && verb !== "reveal" && allLie(prompt, view.seats[revealing]?.revealed ?? []))
    return `revealed-${revealing}`;
  if (lies(view.hand, key) && allLie(prompt, view.hand, verb)) return "hand";
  return isCard(view, key) && isSeveral(prompt) ? "choices" : "";
}

/** Whether all that is offered (by this verb) lies in the same place. */
function allLie(prompt: Prompt, cards: readonly string[], verb?: string): boolean {
  const choices = prompt.choices.filter((choice) => verb === undefined || choice.verb === verb);
  return choices.every(({ key, verb: what }) => lies(cards, key) || (what === "play" && key === "treasures"));
}

function supply(view: SeatView): string[] {
  return view.supply.map((pile) => pile.card);
}

function isCard(view: SeatView, key: string): boolean {
  return lies(supply(view), key);
}

function lies(cards: readonly string[], key: string): boolean {
  return cards.includes(key);
}
