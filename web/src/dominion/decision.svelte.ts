// The current decision of this player: the choices, the picks, and the answer.
import type { AnswerPort } from "../gameClient.ts";
import { promptGuard } from "../lib/promptGuard.ts";
import { play } from "../lib/sound.ts";
import type { Prompt, Text } from "../lib/wire.ts";
import type { SeatView } from "./view.ts";
import { controlsFor, type Choosable, type Controls, type Zone } from "./controls.ts";

const NOTHING: Controls = { cards: [], buttons: [], several: false };
const SETTLE_MS = 700;

/** A picked card: the n-th copy in its zone. */
interface Pick {
  zone: Zone;
  card: string;
  copy: number;
}

export class Decision {
  #port: AnswerPort;
  #prompt: () => Prompt | undefined;
  #view: () => SeatView;
  #seq: () => number;
  #changed = 0;
  picks: Pick[] = $state.raw([]);
  /** The last answer and its state; shows what was clicked until the next state arrives. */
  #given = $state.raw({ seq: -1, text: "", copy: 0 });

  constructor(
    port: AnswerPort,
    current: { prompt: () => Prompt | undefined; view: () => SeatView; seq: () => number },
  ) {
    this.#port = port;
    this.#prompt = current.prompt;
    this.#view = current.view;
    this.#seq = current.seq;
  }

  get prompt(): Prompt | undefined {
    return this.#prompt();
  }
  get busy(): boolean {
    return this.#port.pending;
  }
  /** Whether the table has not changed for long enough to accept a click. */
  get calm(): boolean {
    return !this.busy && performance.now() - this.#changed > SETTLE_MS;
  }
  get given(): string {
    return this.#given.seq === this.#seq() && this.busy ? this.#given.text : "";
  }
  get givenCopy(): number {
    return this.#given.copy;
  }
  controls: Controls = $derived.by(() => {
    const prompt = this.#prompt();
    return prompt ? controlsFor(prompt, this.#view()) : NOTHING;
  });
  #byPlace = $derived(new Map(this.controls.cards.map((control) => [`${control.zone} ${control.card}`, control])));

  /** The choice that a card in a zone stands for, if any. */
  at(zone: Zone, card: string): Choosable | undefined {
    return this.#byPlace.get(`${zone} ${card}`);
  }
  isLegal(zone: Zone, card: string, copy: number): boolean {
    return copy < (this.at(zone, card)?.copies ?? 0);
  }
  /** Whether the zone has choices: then its other cards are dimmed. */
  concerns(zone: Zone): boolean {
    return this.controls.cards.some((control) => control.zone === zone);
  }
  isPicked(zone: Zone, card: string, copy: number): boolean {
    return this.picks.some((pick) => pick.zone === zone && pick.card === card && pick.copy === copy);
  }
  get enough(): boolean {
    const prompt = this.#prompt();
    return !!prompt && this.picks.length >= prompt.min && this.picks.length <= prompt.max;
  }

  /** Handle a click on a card: answer, or toggle its pick. */
  choose(zone: Zone, card: string, copy: number): void {
    const chosen = this.at(zone, card);
    const prompt = this.#prompt();
    if (!chosen || !prompt || this.busy || !promptGuard.open) return;
    if (!this.controls.several) return this.give(chosen.answer, copy);
    play("card");
    if (this.isPicked(zone, card, copy)) {
      this.picks = this.picks.filter((pick) => !(pick.zone === zone && pick.card === card && pick.copy === copy));
    } else {
      // One too many: release the oldest pick.
      this.picks = [...this.picks, { zone, card, copy }].slice(-prompt.max);
    }
  }

  /** Whether a hint names this card. */
  advises(zone: Zone, card: string, copy: number): boolean {
    const hints = this.#port.hints;
    const best = hints && hints.seq === this.#seq() ? hints.hints[0]?.answer : undefined;
    if (!best) return false;
    if (!this.controls.several) return copy === 0 && this.at(zone, card)?.answer === best;
    return copy < best.split(" ").filter((word) => word === card).length;
  }

  clear(): void {
    this.picks = [];
  }

  /** The table has changed: clear the picks. */
  begin(): void {
    this.#changed = performance.now();
    this.clear();
  }

  /** The answer that the picks make up, and its text. */
  sum: { answer: string; text: Text } | undefined = $derived.by(() => {
    const prompt = this.#prompt();
    const choice = prompt?.choices[0];
    if (!prompt || !choice || !this.controls.several) return undefined;
    if (!this.picks.length)
      return prompt.decline && prompt.decline_text ? { answer: prompt.decline, text: prompt.decline_text } : undefined;
    const cards = this.picks.map((pick) => pick.card).sort();
    return {
      answer: [choice.verb, ...cards].join(" "),
      text: { ...choice.text, parts: { ...choice.text.parts, cards: { is: "cards", cards, hidden: 0 } } },
    };
  });

  /** Handle a click on an answer, or its key. */
  give(answer: string, copy = 0): void {
    if (promptGuard.open) this.send(answer, copy);
  }

  send(answer: string, copy = 0): void {
    const prompt = this.#prompt();
    if (!prompt || this.busy || !answer) return;
    this.#given = { seq: this.#seq(), text: answer, copy };
    play(/^(buy|gain)/.test(answer) ? "coin" : "card");
    this.#port.answer(answer, this.#seq(), prompt.seat);
  }
}
