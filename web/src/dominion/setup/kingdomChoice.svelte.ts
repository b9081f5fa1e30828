// The Kingdom that is chosen for a new table; saved between visits.
import { savedState, saveChanges } from "../../lib/storage.svelte.ts";
import type { Setup } from "../../lib/wire.ts";
import { cards } from "../catalogue.svelte.ts";
import { cardName } from "../cardName.ts";
import { readList, type CardList } from "./cardList.ts";

export type Mode = "set" | "random" | "draft" | "list";

interface Choice {
  edition: number;
  mixed: boolean;
  swap: boolean; // in the second edition; the first always has it
  mode: Mode;
  set: string;
  ten: string[];
  locked: string[];
  banned: string[];
  list: string;
}

const KEY = "regat.setup.dominion";
const DEFAULTS: Choice = {
  edition: 2,
  mixed: false,
  swap: false,
  mode: "set",
  set: "first_game",
  ten: [],
  locked: [],
  banned: [],
  list: "",
};

class KingdomChoice {
  readonly choice: Choice = savedState(KEY, DEFAULTS);
  /** The cards of a pasted list. */
  readonly listed: CardList = $derived(readList(this.choice.list, cards.all, (key) => cardName(key)));

  /** Save every change; called in the initialisation of the form. */
  keep(): void {
    saveChanges(KEY, this.choice);
  }

  /** The cards to choose from. */
  get available(): string[] {
    const { edition, mixed } = this.choice;
    return cards.all
      .filter((card) => card.kingdom && (mixed || card.editions.includes(edition)))
      .map((card) => card.key);
  }

  get sets(): { key: string; cards: readonly string[] }[] {
    return cards.kingdoms.filter((set) => set.edition === this.choice.edition);
  }

  /** The recommended set that is chosen, or the first of this edition. */
  get set(): string {
    const { set } = this.choice;
    return this.sets.some(({ key }) => key === set) ? set : (this.sets[0]?.key ?? set);
  }

  get cardsOfSet(): readonly string[] {
    return this.sets.find(({ key }) => key === this.set)?.cards ?? [];
  }

  get isComplete(): boolean {
    return (
      this.choice.mode !== "list" || (!this.listed.unknown.length && this.listed.cards.length <= cards.kingdomSize)
    );
  }

  /** Ten random cards, with all locked and no banned ones. */
  roll(): void {
    const { locked, banned } = this.choice;
    const there = new Set(this.available);
    const staying = locked.filter((card) => there.has(card)).slice(0, cards.kingdomSize);
    const rest = shuffled(this.available.filter((card) => !staying.includes(card) && !banned.includes(card)));
    this.choice.locked = staying;
    this.choice.ten = [...staying, ...rest.slice(0, cards.kingdomSize - staying.length)];
  }

  /** Replace a card by another. */
  ban(card: string): void {
    const { choice } = this;
    choice.banned = [...choice.banned.filter((other) => other !== card), card];
    choice.locked = choice.locked.filter((other) => other !== card);
    const left = this.available.filter((other) => !choice.ten.includes(other) && !choice.banned.includes(other));
    const next = shuffled(left)[0];
    choice.ten = choice.ten.flatMap((other) => (other !== card ? [other] : next ? [next] : []));
  }

  allow(card: string): void {
    this.choice.banned = this.choice.banned.filter((other) => other !== card);
    if (this.choice.ten.length < cards.kingdomSize) this.roll();
  }

  lock(card: string): void {
    const { locked } = this.choice;
    this.choice.locked = locked.includes(card) ? locked.filter((other) => other !== card) : [...locked, card];
  }

  setup(players: number): Setup {
    const { edition, mixed, mode, swap, ten } = this.choice;
    const kingdom = { set: this.set, random: ten, draft: "draft", list: this.listed.cards }[mode];
    // A recommended set belongs to its own edition.
    return {
      game: "dominion",
      players,
      edition,
      mixed: mixed && mode !== "set",
      swap: swap && edition === 2,
      kingdom,
    };
  }
}

export const kingdomChoice = new KingdomChoice();

function shuffled(keys: readonly string[]): string[] {
  const numbers = crypto.getRandomValues(new Uint32Array(keys.length));
  return keys
    .map((key, n) => ({ key, number: numbers[n] ?? 0 }))
    .toSorted((a, b) => a.number - b.number)
    .map(({ key }) => key);
}
