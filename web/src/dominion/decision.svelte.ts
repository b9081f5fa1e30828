// What this player has to decide, what is picked so far, and the answer.
import type { AnswerPort } from "../gameClient.ts";
import { play } from "../lib/sound.ts";
import type { Prompt, Text } from "../lib/wire.ts";
import type { SeatView } from "./view.ts";
import { controlsFor, type Choosable, type Controls, type Zone } from "./controls.ts";

const NOTHING: Controls = { cards: [], buttons: [], several: false };
const CALM = 700; // milliseconds

/** A card that is picked: the n-th copy of it in its zone. */
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
  /** The answer that was given last and for which state; until the next one it shows what was clicked. */
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
  /** Whether the table has been still for long enough that a click means what it hits. */
  get calm(): boolean {
    return !this.busy && performance.now() - this.#changed > CALM;
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

  /** What a card in a zone can be chosen for, if it can be. */
  at(zone: Zone, card: string): Choosable | undefined {
    return this.#byPlace.get(`${zone} ${card}`);
  }
  /** Whether anything in this zone can be chosen: then the rest of it steps back. */
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

  /** A click on a card that may be chosen: the answer itself, or one more pick, or one fewer. */
  choose(zone: Zone, card: string, copy: number): void {
    const chosen = this.at(zone, card);
    const prompt = this.#prompt();
    if (!chosen || !prompt || this.busy) return;
    if (!this.controls.several) return this.give(chosen.answer, copy);
    play("card");
    if (this.isPicked(zone, card, copy)) {
      this.picks = this.picks.filter((pick) => !(pick.zone === zone && pick.card === card && pick.copy === copy));
    } else {
      // One too many: the oldest pick makes room.
      this.picks = [...this.picks, { zone, card, copy }].slice(-prompt.max);
    }
  }

  /** Whether a hint that was asked for names this card. */
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

  /** The table has changed: picks belong to the question they were made for. */
  begin(): void {
    this.#changed = performance.now();
    this.clear();
  }

  /** What the picks amount to: the whole answer, and how to say it. */
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

  give(answer: string, copy = 0): void {
    const prompt = this.#prompt();
    if (!prompt || this.busy || !answer) return;
    this.#given = { seq: this.#seq(), text: answer, copy };
    play(/^(buy|gain)/.test(answer) ? "coin" : "card");
    this.#port.answer(answer, prompt.seat);
  }
}
