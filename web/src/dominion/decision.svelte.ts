// What this player has to decide, what is picked so far, and the answer.
import type { TableLink } from "../lib/link.svelte.ts";
import { play } from "../lib/sound.ts";
import type { Asked, DominionView, Say } from "../lib/wire.ts";
import { place, type Choosable, type Placed, type Zone } from "./placing.ts";

const NOTHING: Placed = { cards: [], buttons: [], several: false };
const CALM = 700; // milliseconds

/** A card that is picked: the n-th copy of it in its zone. */
interface Pick {
  zone: Zone;
  card: string;
  copy: number;
}

export class Decision {
  #link: TableLink;
  #asked: () => Asked | undefined;
  #view: () => DominionView;
  #at: () => number;
  #changed = 0;
  picks: Pick[] = $state.raw([]);
  /** The answer that was given last and for which state; until the next one it shows what was clicked. */
  #given = $state.raw({ at: -1, text: "", copy: 0 });

  constructor(link: TableLink, now: { asked: () => Asked | undefined; view: () => DominionView; at: () => number }) {
    this.#link = link;
    this.#asked = now.asked;
    this.#view = now.view;
    this.#at = now.at;
  }

  get asked(): Asked | undefined {
    return this.#asked();
  }
  get busy(): boolean {
    return this.#link.pending;
  }
  /** Whether the table has been still for long enough that a click means what it hits. */
  get calm(): boolean {
    return !this.busy && performance.now() - this.#changed > CALM;
  }
  get given(): string {
    return this.#given.at === this.#at() && this.busy ? this.#given.text : "";
  }
  get givenCopy(): number {
    return this.#given.copy;
  }
  placed: Placed = $derived.by(() => {
    const asked = this.#asked();
    return asked ? place(asked, this.#view()) : NOTHING;
  });
  #byPlace = $derived(new Map(this.placed.cards.map((one) => [`${one.zone} ${one.card}`, one])));

  /** What a card in a zone can be chosen for, if it can be. */
  at(zone: Zone, card: string): Choosable | undefined {
    return this.#byPlace.get(`${zone} ${card}`);
  }
  /** Whether anything in this zone can be chosen: then the rest of it steps back. */
  concerns(zone: Zone): boolean {
    return this.placed.cards.some((one) => one.zone === zone);
  }
  isPicked(zone: Zone, card: string, copy: number): boolean {
    return this.picks.some((pick) => pick.zone === zone && pick.card === card && pick.copy === copy);
  }
  get enough(): boolean {
    const asked = this.#asked();
    return !!asked && this.picks.length >= asked.least && this.picks.length <= asked.most;
  }

  /** A click on a card that may be chosen: the answer itself, or one more pick, or one fewer. */
  choose(zone: Zone, card: string, copy: number): void {
    const chosen = this.at(zone, card);
    const asked = this.#asked();
    if (!chosen || !asked || this.busy) return;
    if (!this.placed.several) return this.give(chosen.answer, copy);
    play("card");
    if (this.isPicked(zone, card, copy)) {
      this.picks = this.picks.filter((pick) => !(pick.zone === zone && pick.card === card && pick.copy === copy));
    } else {
      // One too many: the oldest pick makes room.
      this.picks = [...this.picks, { zone, card, copy }].slice(-asked.most);
    }
  }

  /** Whether a hint that was asked for names this card. */
  advises(zone: Zone, card: string, copy: number): boolean {
    const hints = this.#link.hinted;
    const best = hints && hints.at === this.#at() ? hints.hints[0]?.answer : undefined;
    if (!best) return false;
    if (!this.placed.several) return copy === 0 && this.at(zone, card)?.answer === best;
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
  sum: { answer: string; say: Say } | undefined = $derived.by(() => {
    const asked = this.#asked();
    const offer = asked?.offers[0];
    if (!asked || !offer || !this.placed.several) return undefined;
    if (!this.picks.length)
      return asked.nothing && asked.nothing_say ? { answer: asked.nothing, say: asked.nothing_say } : undefined;
    const cards = this.picks.map((pick) => pick.card).sort();
    return {
      answer: [offer.verb, ...cards].join(" "),
      say: { ...offer.say, parts: { ...offer.say.parts, cards: { is: "cards", cards, hidden: 0 } } },
    };
  });

  give(answer: string, copy = 0): void {
    const asked = this.#asked();
    if (!asked || this.busy || !answer) return;
    this.#given = { at: this.#at(), text: answer, copy };
    play(/^(buy|gain)/.test(answer) ? "coin" : "card");
    this.#link.answer(answer, asked.seat);
  }
}
