// What a person wants to play: every choice of the page for a new table, kept from visit to visit.
import { box } from "../../lib/box.svelte.ts";
import type { Clock, GameFact, NewSeat, NewTable, Setup } from "../../lib/wire.ts";

export type Game = GameFact["key"];
export type Mode = "set" | "random" | "draft" | "list";

/** Who a seat is for; `person` is somebody else on this device. */
export interface Chair {
  kind: "me" | "open" | "invited" | "bot" | "person";
  bot: string;
  name: string;
}

interface Kept {
  players: number;
  chairs: Chair[];
  edition: number;
  mixed: boolean;
  mode: Mode;
  set: string;
  ten: string[];
  locked: string[];
  banned: string[];
  list: string;
  variants: string[];
  clock: Clock | null;
  public: boolean;
  points: boolean;
  chat: boolean;
}

const MOST_SEATS = 6;
const usual = (): Kept => ({
  players: 2,
  chairs: Array.from({ length: MOST_SEATS }, (_, seat) => ({ kind: seat ? "bot" : "me", bot: "", name: "" })),
  edition: 2,
  mixed: false,
  mode: "set",
  set: "first_game",
  ten: [],
  locked: [],
  banned: [],
  list: "",
  variants: [],
  clock: null,
  public: false,
  points: false,
  chat: false,
});

export class Plan {
  readonly game: Game;
  kept: Kept;

  /** As it was left; who comes to play with friends finds a seat for one. */
  constructor(game: Game, friends = false) {
    const kept = read(game);
    const second = kept.chairs[1];
    if (
      friends &&
      second &&
      kept.chairs.slice(0, kept.players).every((chair) => chair.kind === "me" || chair.kind === "bot")
    )
      second.kind = "invited";
    this.game = game;
    this.kept = $state(kept);
  }

  /** Keep what is chosen; called in an effect. */
  keep(): void {
    const text = JSON.stringify(this.kept);
    try {
      localStorage.setItem(keyOf(this.game), text);
    } catch {
      // Then the next visit begins with what is usual.
    }
  }

  get chairs(): Chair[] {
    return this.kept.chairs.slice(0, this.kept.players);
  }

  /** Nobody is waited for: the game can begin at once. */
  get full(): boolean {
    return this.chairs.every((chair) => chair.kind !== "open" && chair.kind !== "invited");
  }

  /** The cards that there are to choose from. */
  get available(): string[] {
    const { edition, mixed } = this.kept;
    return box.cards
      .filter((card) => card.kingdom && (mixed || card.editions.includes(edition)))
      .map((card) => card.key);
  }

  get sets(): { key: string; cards: readonly string[] }[] {
    return box.kingdoms.filter((set) => set.edition === this.kept.edition);
  }

  /** The ten cards, where they are known before the game. */
  get kingdom(): readonly string[] | null {
    if (this.game !== "dominion") return [];
    if (this.kept.mode === "set")
      return this.sets.find((set) => set.key === this.kept.set)?.cards ?? this.sets[0]?.cards ?? [];
    if (this.kept.mode === "random") return this.kept.ten;
    return null;
  }

  /** Ten cards at random: the locked ones stay, the banned ones stay away. */
  roll(): void {
    const { locked, banned } = this.kept;
    const there = new Set(this.available);
    const kept = locked.filter((card) => there.has(card)).slice(0, box.kingdomSize);
    const rest = shuffled(this.available.filter((card) => !kept.includes(card) && !banned.includes(card)));
    this.kept.locked = kept;
    this.kept.ten = [...kept, ...rest.slice(0, box.kingdomSize - kept.length)];
  }

  /** Another card in the place of one that nobody wants. */
  ban(card: string): void {
    this.kept.banned = [...this.kept.banned.filter((one) => one !== card), card];
    this.kept.locked = this.kept.locked.filter((one) => one !== card);
    const left = this.available.filter((one) => !this.kept.ten.includes(one) && !this.kept.banned.includes(one));
    const next = shuffled(left)[0];
    this.kept.ten = this.kept.ten.flatMap((one) => (one !== card ? [one] : next ? [next] : []));
  }

  allow(card: string): void {
    this.kept.banned = this.kept.banned.filter((one) => one !== card);
    if (this.kept.ten.length < box.kingdomSize) this.roll();
  }

  lock(card: string): void {
    const { locked } = this.kept;
    this.kept.locked = locked.includes(card) ? locked.filter((one) => one !== card) : [...locked, card];
  }

  /** As the server wants it: `listed` are the cards that were read from a list, `nameOf` names who has no name. */
  table(listed: readonly string[], nameOf: (seat: number) => string): NewTable {
    const { clock, points, chat } = this.kept;
    return {
      setup: this.game === "dominion" ? this.#dominion(listed) : this.#kingdomino(),
      seats: this.chairs.map((chair, seat) => seated(chair, nameOf(seat))),
      public: this.kept.public && !this.full,
      points: this.game === "dominion" && points,
      chat: chat && !!box.bounds?.chat,
      ...(clock ? { clock: { ...clock } } : {}),
    };
  }

  #dominion(listed: readonly string[]): Setup {
    const { players, edition, mixed, mode, set, ten } = this.kept;
    const known = this.sets.some((one) => one.key === set) ? set : (this.sets[0]?.key ?? set);
    const kingdom = { set: known, random: ten, draft: "draft", list: listed }[mode];
    // A recommended set is of its own edition whatever is mixed in otherwise.
    return { game: "dominion", players, edition, mixed: mixed && mode !== "set", kingdom };
  }

  #kingdomino(): Setup {
    const { players, variants } = this.kept;
    const fit = box.variants.filter((variant) => variants.includes(variant.key) && variant.players.includes(players));
    return { game: "kingdomino", players, variants: fit.map((variant) => variant.key) };
  }
}

function seated(chair: Chair, usual: string): NewSeat {
  if (chair.kind === "bot") return { kind: "bot", bot: chair.bot };
  if (chair.kind === "person") return { kind: "me", name: chair.name.trim() || usual };
  return { kind: chair.kind };
}

function shuffled(cards: readonly string[]): string[] {
  const numbers = crypto.getRandomValues(new Uint32Array(cards.length));
  return cards
    .map((card, n) => ({ card, number: numbers[n] ?? 0 }))
    .toSorted((a, b) => a.number - b.number)
    .map(({ card }) => card);
}

const keyOf = (game: Game): string => `regat.plan.${game}`;

function read(game: Game): Kept {
  const plan = usual();
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Record<string, unknown>;
    for (const [name, value] of Object.entries(plan)) {
      const said = kept[name];
      const same = Array.isArray(value) ? Array.isArray(said) : typeof said === typeof value && !Array.isArray(said);
      if (same) (plan as unknown as Record<string, unknown>)[name] = said;
    }
  } catch {
    return usual();
  }
  return plan.chairs.length === MOST_SEATS ? plan : { ...plan, chairs: usual().chairs };
}
