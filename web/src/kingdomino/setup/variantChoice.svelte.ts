// The variants that are chosen for a new table; saved between visits.
import { savedState, saveChanges } from "../../lib/storage.svelte.ts";
import type { Setup } from "../../lib/wire.ts";
import { dominoes } from "../catalogue.svelte.ts";

const KEY = "regat.setup.kingdomino";
const DEFAULTS: { variants: string[] } = { variants: [] };

class VariantChoice {
  readonly choice = savedState(KEY, DEFAULTS);

  /** Save every change; called in the initialisation of the form. */
  keep(): void {
    saveChanges(KEY, this.choice);
  }

  setup(players: number): Setup {
    const variants = dominoes.variants
      .filter((variant) => this.choice.variants.includes(variant.key) && variant.players.includes(players))
      .map((variant) => variant.key);
    return { game: "kingdomino", players, variants };
  }
}

export const variantChoice = new VariantChoice();
