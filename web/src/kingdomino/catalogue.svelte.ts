// The dominoes, terrains and variants of Kingdomino, from the server's catalogue.
import { catalogue } from "../lib/catalogue.svelte.ts";
import type { DominoInfo, KingdominoCatalogue, TerrainInfo, VariantInfo } from "../lib/wire.ts";

class DominoCatalogue {
  #byNumber = $derived(new Map(this.all.map((domino) => [domino.number, domino])));

  get #content(): KingdominoCatalogue | undefined {
    const content = catalogue.game("kingdomino")?.catalogue;
    return content?.game === "kingdomino" ? content : undefined;
  }
  get all(): readonly DominoInfo[] {
    return this.#content?.dominoes ?? [];
  }
  get terrains(): readonly TerrainInfo[] {
    return this.#content?.terrains ?? [];
  }
  get variants(): readonly VariantInfo[] {
    return this.#content?.variants ?? [];
  }
  get(number: number): DominoInfo | undefined {
    return this.#byNumber.get(number);
  }
}

export const dominoes = new DominoCatalogue();
