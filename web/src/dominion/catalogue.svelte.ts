// The cards and recommended sets of Dominion, from the server's catalogue.
import { catalogue } from "../lib/catalogue.svelte.ts";
import type { CardInfo, DominionCatalogue, KingdomInfo } from "../lib/wire.ts";

class CardCatalogue {
  #byKey = $derived(new Map(this.all.map((card) => [card.key, card])));

  get #content(): DominionCatalogue | undefined {
    const content = catalogue.game("dominion")?.catalogue;
    return content?.game === "dominion" ? content : undefined;
  }
  get all(): readonly CardInfo[] {
    return this.#content?.cards ?? [];
  }
  get kingdoms(): readonly KingdomInfo[] {
    return this.#content?.kingdoms ?? [];
  }
  get kingdomSize(): number {
    return this.#content?.kingdom_size ?? 0;
  }
  get(key: string): CardInfo | undefined {
    return this.#byKey.get(key);
  }
}

export const cards = new CardCatalogue();
