// Maps the choices that the server offers to cards in the view.
import type { Prompt } from "../lib/wire.ts";
import type { SeatView } from "./view.ts";

/** A place on the table: `hand`, `supply`, `looked`, `revealed-2`; `choices` has cards that are in no visible zone. */
export type Zone = string;

/** An answer, or a pick where several cards may be picked. */
export interface Choosable {
  readonly zone: Zone;
  readonly card: string;
  readonly copies: number;
  readonly answer: string; // empty if several may be picked
  readonly choice: Prompt["choices"][number];
}

/** An answer that is not a card: it gets a button. */
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

/** All choices except declining, assigned to cards or to buttons. */
export function controlsFor(prompt: Prompt, view: SeatView): Controls {
  const several = isSeveral(prompt);
  const zones = new Map<string, Zone>();
  for (const { verb, key } of prompt.choices) zones.set(`${verb} ${key}`, zoneOf(prompt, view, verb, key));
  const cards: Choosable[] = [];
  const buttons: AnswerButton[] = [];
  prompt.choices.forEach((choice, number) => {
    const answer = prompt.answers?.[number] ?? "";
    const zone = zones.get(`${choice.verb} ${choice.key}`) ?? "";
    // If there are several answers for a card, a click on it would be ambiguous.
    const rivals = prompt.choices.filter(
      (other) => other.key === choice.key && zones.get(`${other.verb} ${other.key}`) === zone,
    );
    const byButton = !several && (zone === "" || rivals.length > 1);
    if (!byButton)
      cards.push({ zone: zone || "choices", card: choice.key, copies: choice.copies ?? 1, answer, choice });
    // Yes or no to a card is shown as two buttons; the card can be clicked too.
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
  // Only its owner chooses from a hand; from revealed cards, the player who is prompted.
  if (revealing >= 0 && verb !== "play" && verb !== "reveal" && allLie(prompt, view.seats[revealing]?.revealed ?? []))
    return `revealed-${revealing}`;
  if (lies(view.hand, key) && allLie(prompt, view.hand, verb)) return "hand";
  return isCard(view, key) && isSeveral(prompt) ? "choices" : "";
}

/** Whether all choices (of this verb) are in the same place. */
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
