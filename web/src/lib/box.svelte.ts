// The catalogue: facts about the games, as the server sends them. The client knows none itself.
import { get } from "./api.ts";
import type { Catalogue, CardFact, DominoFact, GameFact, KingdomFact } from "./wire.ts";

export type {
  BotFact,
  Catalogue,
  CardFact,
  DominoFact,
  GameFact,
  Half,
  KingdomFact,
  TerrainFact,
  VariantFact,
} from "./wire.ts";

class Boxes {
  #facts: Catalogue | null = $state.raw(null);
  #cards = $derived(new Map(this.#facts?.cards.map((card) => [card.key, card])));
  #dominoes = $derived(new Map(this.#facts?.dominoes.map((domino) => [domino.number, domino])));
  #coming: Promise<void> | null = null;

  /** Fetch the facts, once; who reads them before sees empty lists and follows by itself. */
  load(): Promise<void> {
    this.#coming ??= get<Catalogue>("/api/catalogue").then(
      (facts) => {
        this.#facts = facts;
      },
      (error: unknown) => {
        this.#coming = null; // the next one who asks tries again
        throw error;
      },
    );
    return this.#coming;
  }

  #get<K extends keyof Catalogue>(name: K): Catalogue[K] | undefined {
    // Loading from within a rendering is fine: the facts come later, in a task of their own.
    if (!this.#facts) this.load().catch(() => undefined);
    return this.#facts?.[name];
  }

  get ready(): boolean {
    return this.#facts !== null;
  }
  get games(): Catalogue["games"] {
    return this.#get("games") ?? [];
  }
  get cards(): Catalogue["cards"] {
    return this.#get("cards") ?? [];
  }
  get kingdoms(): readonly KingdomFact[] {
    return this.#get("kingdoms") ?? [];
  }
  get kingdomSize(): number {
    return this.#get("kingdom_size") ?? 0;
  }
  get variants(): Catalogue["variants"] {
    return this.#get("variants") ?? [];
  }
  get dominoes(): readonly DominoFact[] {
    return this.#get("dominoes") ?? [];
  }
  get terrains(): Catalogue["terrains"] {
    return this.#get("terrains") ?? [];
  }
  get phrases(): readonly string[] {
    return this.#get("phrases") ?? [];
  }
  get bounds(): Catalogue["bounds"] | undefined {
    return this.#get("bounds");
  }

  /** A card by its key, once the facts are here. */
  card(key: string): CardFact | undefined {
    void this.#get("cards");
    return this.#cards.get(key);
  }
  /** A domino by its number. */
  domino(number: number): DominoFact | undefined {
    void this.#get("dominoes");
    return this.#dominoes.get(number);
  }
  game(key: string): GameFact | undefined {
    return this.games.find((game) => game.key === key);
  }
  /** The bots of a game, from the weakest to the strongest. */
  bots(game: string): GameFact["bots"] {
    return this.game(game)?.bots ?? [];
  }
}

export const box = new Boxes();
