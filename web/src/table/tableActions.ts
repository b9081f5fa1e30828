// Actions before and after a game: sit down, start, rematch.
import { toast } from "../lib/announce.svelte.ts";
import { freshEntropy, post, Refused } from "../lib/api.ts";
import { go } from "../lib/route.svelte.ts";
import type { Sit, TableInfo } from "../lib/wire.ts";
import { plainText } from "../lib/words.svelte.ts";

const path = (id: string, what: string): string => `/api/tables/${encodeURIComponent(id)}/${what}`;

/** Await a request; show the reason if it is refused. */
export async function tryRequest<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toast(plainText(error.text, String), "bad");
    return undefined;
  }
}

export async function sit(id: string, seat: number, invite: string): Promise<void> {
  const body: Sit = { seat, entropy: freshEntropy(), ...(invite ? { invite_token: invite } : {}) };
  // Drop the invitation from the URL.
  if (await tryRequest(post<TableInfo>(path(id, "sit"), body))) go(`/table/${id}`, { replace: true });
}

export async function stand(id: string, seat: number): Promise<void> {
  await tryRequest(post<TableInfo>(path(id, "stand"), { seat }));
}

/** Send somebody away; only the host may. */
export async function remove(id: string, seat: number): Promise<void> {
  await tryRequest(post<TableInfo>(path(id, "remove"), { seat }));
}

export async function close(id: string): Promise<void> {
  if (await tryRequest(post<TableInfo>(path(id, "close")))) go("/");
}

export async function start(id: string): Promise<void> {
  await tryRequest(post<TableInfo>(path(id, "start")));
}

export async function draft(id: string, pick: string, seat: number): Promise<void> {
  await tryRequest(post<TableInfo>(path(id, "draft"), { pick, seat }));
}

/** Start the next game of the same players; against bots it starts immediately. */
export async function rematch(id: string): Promise<void> {
  const table = await tryRequest(post<TableInfo>(path(id, "rematch"), { entropy: freshEntropy() }));
  if (!table) return;
  const full = table.seats.every((seat) => seat.kind === "guest" || seat.kind === "bot");
  if (table.yours && full && table.stage === "gathering") await start(table.id);
  go(`/table/${table.id}`);
}

/** The links to invite others and to watch; `origin` is where they reach the server. */
export function inviteLink(table: TableInfo, origin: string): string {
  return table.public ? `${origin}/table/${table.id}` : `${origin}/join/${table.id}?invite=${table.invite_token ?? ""}`;
}

export function watchLink(table: TableInfo, origin: string): string {
  return `${origin}/watch/${table.id}?token=${table.watch_token ?? ""}`;
}
