// Opening a table from a page: a name if there is none yet, the table, and its start where nobody is waited for.
import { ensureGuest, freshBits, post, Refused } from "../../lib/api.ts";
import { box } from "../../lib/box.svelte.ts";
import { go } from "../../lib/route.svelte.ts";
import type { NewTable, Part, Say, TableInfo } from "../../lib/wire.ts";
import { cardName, spoken, t } from "../../lib/words.svelte.ts";

/** Open a table, begin at once if every seat is taken, and return it. */
export async function opened(wanted: NewTable): Promise<TableInfo> {
  await ensureGuest();
  const table = await post<TableInfo>("/api/tables", { ...wanted, bits: freshBits() });
  const full = table.seats.every((seat) => seat.kind === "guest" || seat.kind === "bot");
  return full ? await post<TableInfo>(`/api/tables/${encodeURIComponent(table.id)}/start`) : table;
}

export async function openAndGo(wanted: NewTable, { replace = false } = {}): Promise<void> {
  const table = await opened(wanted);
  go(`/table/${table.id}`, { replace });
}

/** Why something was refused; cards, sets and bots by their names, not by the keys that the server knows them by. */
export function reason(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  // The words of the terminal name an option that is a switch here.
  const key = error.say.key === "error-other-edition" ? "pages-other-edition" : error.say.key;
  const parts = Object.fromEntries(Object.entries(error.say.parts).map(([name, part]) => [name, named(name, part)]));
  return spoken({ ...error.say, key, parts } satisfies Say, String);
}

function named(name: string, part: Part): Part {
  if (typeof part !== "string") return part;
  if (name === "bot") return t(`bot-${part}`);
  if (name === "sets")
    return part
      .split(", ")
      .map((key) => t(`set-${key}`))
      .join(", ");
  return part
    .split(", ")
    .map((key) => (box.card(key) ? cardName(key) : key))
    .join(", ");
}
