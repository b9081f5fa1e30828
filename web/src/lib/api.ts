// Requests to the server. A refusal is thrown with a message for the user.
import { forgetGuest, identity, rememberGuest } from "./identity.svelte.ts";
import type {
  Me,
  NewGuest,
  NewReplay,
  NewTable,
  DraftPick,
  Problem,
  Recovery,
  Rematch,
  Sit,
  Stand,
  Text,
} from "./wire.ts";

type RequestBody = NewGuest | NewReplay | NewTable | DraftPick | Recovery | Rematch | Sit | Stand;

export class Refused extends Error {
  constructor(
    readonly status: number, // 0: the server could not be reached
    readonly text: Text,
    message = text.key,
  ) {
    super(message);
    this.name = "Refused";
  }
}

export function get<T>(path: string): Promise<T> {
  return request<T>("GET", path);
}

export function post<T>(path: string, body?: RequestBody): Promise<T> {
  return request<T>("POST", path, body);
}

export function del(path: string): Promise<void> {
  return request<void>("DELETE", path);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(0, { is: "text", key: "web-error-offline", parts: {} });
  }
  if (!response.ok) throw await refusal(response);
  if (response.status === 204) return undefined as T;
  const kind = response.headers.get("content-type") ?? "";
  return (kind.includes("json") ? await response.json() : await response.text()) as T;
}

async function refusal(response: Response): Promise<Refused> {
  let problem: Partial<Problem> = {};
  try {
    problem = (await response.json()) as Partial<Problem>;
  } catch {
    // A proxy may answer with HTML.
  }
  const key = problem.key || (response.status === 404 ? "web-error-not-found" : "web-error-server");
  return new Refused(response.status, { is: "text", key, parts: problem.parts ?? {} }, problem.title);
}

let me: Me | null = null;
let making: Promise<Me> | null = null;

/** The current guest; null if there is none yet. */
export async function whoAmI(): Promise<Me | null> {
  // Another tab may have become somebody else.
  if (me && me.id === identity.guest) return me;
  me = (await get<Me | undefined>("/api/me")) ?? null;
  if (me) rememberGuest(me);
  return me;
}

/** The current guest; if there is none, a new one is created, without a name. */
export function ensureGuest(): Promise<Me> {
  making ??= oneTabAtATime(async () => (await whoAmI()) ?? become(await post<Me>("/api/me", {}))).finally(() => {
    making = null;
  });
  return making;
}

/** Two tabs that open together must not create two guests. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined; // missing on insecure pages
  return locks ? (locks.request("regat.guest", work) as Promise<T>) : work();
}

export async function rename(name: string): Promise<Me> {
  return become(await post<Me>("/api/me", { name }));
}

/** Continue as an existing guest. */
export async function recover(phrase: string): Promise<Me> {
  return become({ ...(await post<Me>("/api/me/recovery", { phrase })), phrase });
}

/** Get a new recovery phrase; the old one stops working. */
export async function renewPhrase(): Promise<Me> {
  return become(await post<Me>("/api/me/phrase"));
}

/** Delete the guest and everything about it, on the server and here. */
export async function deleteMe(): Promise<void> {
  await del("/api/me");
  me = null;
  forgetGuest();
}

function become(guest: Me): Me {
  rememberGuest(guest);
  me = guest;
  return guest;
}

/** 128 random bits for the deal, so that the server alone cannot choose it. */
export function freshEntropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
