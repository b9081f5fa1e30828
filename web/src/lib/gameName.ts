// The name of a game, also of one that this client cannot show.
import { t } from "./words.svelte.ts";

/** The name in the reader's language; a game without a message there is called by its key. */
export function gameName(key: string): string {
  const message = `game-${key}`;
  const name = t(message);
  return name === message ? key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ") : name;
}
