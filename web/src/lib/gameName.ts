// The name of a game, even if this client cannot show it.
import { t } from "./words.svelte.ts";

/** The name in the reader's language; the key if there is no translation. */
export function gameName(key: string): string {
  const message = `game-${key}`;
  const name = t(message);
  return name === message ? key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ") : name;
}
