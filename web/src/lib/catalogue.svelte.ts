// The catalogue: facts about the games, as the server sends them. The client has none of its own.
import { get } from "./api.ts";
import type { Catalogue, GameInfo } from "./wire.ts";

class CatalogueStore {
  #content: Catalogue | null = $state.raw(null);
  #request: Promise<void> | null = null;

  /** Fetch the catalogue once. Until it arrives all lists are empty; readers update when it does. */
  load(): Promise<void> {
    this.#request ??= get<Catalogue>("/api/catalogue").then(
      (content) => {
        this.#content = content;
      },
      (error: unknown) => {
        this.#request = null; // the next caller tries again
        throw error;
      },
    );
    return this.#request;
  }

  /** The catalogue; reading it starts loading it, also during rendering. */
  get content(): Catalogue | null {
    if (!this.#content) this.load().catch(() => undefined);
    return this.#content;
  }
  get ready(): boolean {
    return this.#content !== null;
  }
  get games(): readonly GameInfo[] {
    return this.content?.games ?? [];
  }
  get phrases(): readonly string[] {
    return this.content?.phrases ?? [];
  }
  get limits(): Catalogue["limits"] | undefined {
    return this.content?.limits;
  }
  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.name === key);
  }
  /** The bots of a game, from the weakest to the strongest. */
  bots(game: string): GameInfo["bots"] {
    return this.game(game)?.bots ?? [];
  }
}

export const catalogue = new CatalogueStore();
