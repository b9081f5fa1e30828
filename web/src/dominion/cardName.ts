import { t } from "../lib/words.svelte.ts";

/** A card's name; several copies as `2 × Copper`. */
export function cardName(key: string, n = 1): string {
  return n > 1 ? `${n} × ${t(`card-${key}`)}` : t(`card-${key}`);
}
