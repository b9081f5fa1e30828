// Opens a table from a page, with a new guest if there is none, and starts it if no seat is free.
import { ensureGuest, freshEntropy, post, Refused } from "../../lib/api.ts";
import { games } from "../../games.ts";
import { go } from "../../lib/route.svelte.ts";
import type { NewTable, Part, Text, TableInfo } from "../../lib/wire.ts";
import { plainText, t } from "../../lib/words.svelte.ts";

/** Open a table; start it if no seat is free. */
export async function openTable(wanted: NewTable): Promise<TableInfo> {
  await ensureGuest();
  const table = await post<TableInfo>("/api/tables", { ...wanted, entropy: freshEntropy() });
  const full = table.seats.every((seat) => seat.kind === "guest" || seat.kind === "bot");
  return full ? await post<TableInfo>(`/api/tables/${encodeURIComponent(table.id)}/start`) : table;
}

export async function openAndGo(wanted: NewTable, { replace = false } = {}): Promise<void> {
  const table = await openTable(wanted);
  go(`/table/${table.id}`, { replace });
}

/** The reason of a refusal, with names in place of the server's keys. */
export function reason(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  const replaced = games().flatMap((game) => game.errorKeys[error.text.key] ?? [])[0];
  const parts = Object.fromEntries(Object.entries(error.text.parts).map(([name, part]) => [name, named(name, part)]));
  return plainText({ ...error.text, key: replaced ?? error.text.key, parts } satisfies Text, String);
}

function named(kind: string, part: Part): Part {
  if (typeof part !== "string") return part;
  if (kind === "bot") return t(`bot-${part}`);
  const nameOf = (key: string): string => games().flatMap((game) => game.nameOf(kind, key) ?? [])[0] ?? key;
  return part.split(", ").map(nameOf).join(", ");
}
