// The registry of games: one line each.
import { dominion } from "./dominion/client.ts";
import type { GameClient } from "./gameClient.ts";
import { kingdomino } from "./kingdomino/client.ts";

export const games = (): readonly GameClient[] => [dominion, kingdomino];

/** The client of a game that must have one; otherwise use `findGame`. */
export function gameClient(key: string): GameClient {
  const found = findGame(key);
  if (!found) throw new Error(`unknown game: ${key}`);
  return found;
}

export function findGame(key: string): GameClient | undefined {
  return games().find((game) => game.key === key);
}
