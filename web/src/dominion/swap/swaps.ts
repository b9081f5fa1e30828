// What the players pick before a rematch: `keep`, or a swap such as `moat-witch`.
import type { TableInfo } from "../../lib/wire.ts";

export const KEEP = "keep";

export interface Swap {
  out: string;
  into: string;
}

/** A player's turn to swap; `swap` is null if all ten cards are kept, undefined before the player has decided. */
export interface Turn {
  seat: number;
  swap: Swap | null | undefined;
}

export const swapPick = ({ out, into }: Swap): string => `${out}-${into}`;

export function parsePick(pick: string): Swap | null {
  if (pick === KEEP) return null;
  const [out = "", into = ""] = pick.split("-");
  return { out, into };
}

/** All players in the order in which they swap. */
export function turns(table: TableInfo): Turn[] {
  const picks = table.draft ?? [];
  const players = table.seats.length;
  // Everybody picks once: the first is so many seats before the player whose turn it is.
  const first = (table.drafter ?? 0) - picks.length + players;
  return table.seats.map((_, n) => ({
    seat: (first + n) % players,
    swap: picks[n] === undefined ? undefined : parsePick(picks[n]),
  }));
}

/** The cards that may go, and the cards that may come in their place. */
export function offered(table: TableInfo): { ten: string[]; unused: string[] } {
  const swaps = (table.draft_options ?? []).map(parsePick).filter((swap) => swap !== null);
  return { ten: unique(swaps.map(({ out }) => out)), unused: unique(swaps.map(({ into }) => into)) };
}

const unique = (keys: string[]): string[] => [...new Set(keys)];
