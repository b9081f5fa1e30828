// The connection to a table: it keeps itself up, and what was sent and not acknowledged is sent again.
import type { Absence, Answer, ChatLine, FromClient, Hints, Resign, State, Text, ToClient, Undo } from "./wire.ts";

export type { Hint, Hints } from "./wire.ts";
export type Status = "connecting" | "open" | "lost" | "gone" | "full";
/** What is sent again after a reconnection, until it is acknowledged. */
type Request = Answer | Undo | Resign;

export interface Options {
  token?: string; // of the link for watchers, or of an invitation
  url?: string;
  delays?: { first: number; most: number; ping: number; patience: number; frame: number };
}

const DELAYS = { first: 500, most: 30_000, ping: 20_000, patience: 8_000, frame: 250 };
const GONE = 4404;
const TRY_LATER = 1013;
const RESTART = 1012;
const HINT_PATIENCE = 20_000;

export class TableConnection {
  state: State | null = $state.raw(null);
  log: Text[] = $state.raw([]);
  chatLines: ChatLine[] = $state.raw([]);
  status: Status = $state("connecting");
  pending: boolean = $state(false);
  /** The newest hints that came; they hold while `at` is that of the state. */
  hints: Hints | null = $state.raw(null);
  /** The server's clock minus ours, in milliseconds. */
  skew = $state(0);
  onrefused: (reason: Text) => void = () => undefined;

  readonly id: string;
  readonly #url: string;
  readonly #delays: typeof DELAYS;
  #socket: WebSocket | null = null;
  #unacknowledged = new Map<string, Request>();
  #entered = 0; // the newest entry that was acknowledged to us
  #waiting: string[] | null = null; // what came while the screen was about to show a click
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #hintRequests = new Map<string, { done: (hints: Hints) => void; failed: (reason: Text) => void }>();
  #closed = false;
  #number = 0;
  readonly #name = Math.random().toString(36).slice(2, 12);

  constructor(id: string, options: Options = {}) {
    this.id = id;
    this.#url = options.url ?? addressOf(id, options.token);
    this.#delays = options.delays ?? DELAYS;
    if (typeof addEventListener === "function" && typeof document !== "undefined") {
      addEventListener("online", this.#hurry);
      document.addEventListener("visibilitychange", this.#hurry);
    }
    this.#connect();
  }

  // What a player does ---------------------------------------------------------------------------------

  answer(text: string, seat?: number): void {
    this.#request({ type: "answer", seq: this.state?.seq ?? 0, request_id: this.#newId(), text, ...seated(seat) });
  }

  undo(seat?: number): void {
    const message: Undo = { type: "undo", seq: this.state?.seq ?? 0, request_id: this.#newId(), ...seated(seat) };
    // A wish that the others do not grant is never acknowledged: nothing waits for it.
    if (this.state?.undo === "ask") this.#send(message);
    else this.#request(message);
  }

  resign(seat?: number): void {
    this.#request({ type: "resign", request_id: this.#newId(), ...seated(seat) });
  }

  consent(agree: boolean): void {
    this.#send({ type: "consent", seq: this.state?.seq ?? 0, agree });
  }

  absence(seat: number, then: Absence["then"]): void {
    this.#send({ type: "absence", seat, then });
  }

  chat(what: { phrase: string } | { text: string }): void {
    this.#send({ type: "chat", ...what });
  }

  /** What a strong bot would answer; rejected with a Text. */
  hint(seat?: number): Promise<Hints> {
    const request_id = this.#newId();
    return new Promise((done, failed) => {
      this.#hintRequests.set(request_id, { done, failed });
      this.#send({ type: "hint_request", seq: this.state?.seq ?? 0, request_id, ...seated(seat) });
      setTimeout(() => {
        if (this.#hintRequests.delete(request_id)) failed({ is: "text", key: "web-hint-none", parts: {} });
      }, HINT_PATIENCE);
    });
  }

  forgetHints(): void {
    this.hints = null;
  }

  /** Try to connect now, not only after the pause. */
  retry(): void {
    if (this.status === "gone" || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#stopPinging();
    if (typeof removeEventListener === "function" && typeof document !== "undefined") {
      removeEventListener("online", this.#hurry);
      document.removeEventListener("visibilitychange", this.#hurry);
    }
    this.#socket?.close(1000);
    this.#socket = null;
  }

  // The connection -------------------------------------------------------------------------------------

  #connect(): void {
    if (this.#closed) return;
    this.status = this.state ? "lost" : "connecting";
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#send(this.state ? { type: "hello", last_seq: this.state.seq } : { type: "hello" });
      // Unchanged, under the same ids: the server enters none of them twice.
      for (const message of this.#unacknowledged.values()) this.#send(message);
      this.#startPinging();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(event.data);
    };
    // The close that follows every error says all that matters.
    socket.onerror = () => undefined;
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#stopPinging();
    if (this.#closed) return;
    if (code === GONE) {
      this.status = "gone";
      return;
    }
    this.status = code === TRY_LATER ? "full" : "lost";
    const wait = code === RESTART && !this.#failures ? 0 : pause(this.#failures, this.#delays);
    this.#failures++;
    // A little at random, so that not everybody comes back in the same moment.
    this.#timer = setTimeout(() => this.#connect(), wait + Math.random() * Math.min(this.#delays.first, 500));
  }

  #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#socket) this.#ping();
    else this.retry();
  };

  #startPinging(): void {
    this.#stopPinging();
    this.#pinging = setInterval(() => this.#ping(), this.#delays.ping);
  }

  /** A connection that is dead without knowing it says nothing: do not wait for it long. */
  #ping(): void {
    if (this.#socket?.readyState !== 1 || this.#patience) return;
    this.#send({ type: "ping" });
    this.#patience = setTimeout(() => {
      const socket = this.#socket;
      this.#lost(1006);
      socket?.close();
    }, this.#delays.patience);
  }

  #stopPinging(): void {
    clearInterval(this.#pinging);
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #request(message: Request): void {
    this.#unacknowledged.set(message.request_id, message);
    this.pending = true;
    this.#send(message);
    this.#showFirst();
  }

  #newId(): string {
    return `${this.#name}-${++this.#number}`;
  }

  // What the server says -------------------------------------------------------------------------------

  /** A nearby server answers within the frame: what was clicked is seen first, and only then what came of it. */
  #showFirst(): void {
    if (this.#waiting || typeof requestAnimationFrame !== "function") return;
    this.#waiting = [];
    // A page that is not seen has no frames.
    const soon = setTimeout(() => this.#catchUp(), this.#delays.frame);
    requestAnimationFrame(() => {
      clearTimeout(soon);
      setTimeout(() => this.#catchUp());
    });
  }

  #catchUp(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const text of waiting) this.#take(text);
  }

  #take(text: string): void {
    if (this.#waiting) this.#waiting.push(text);
    else this.#hear(JSON.parse(text) as ToClient);
  }

  #hear(message: ToClient): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    switch (message.type) {
      case "state":
        this.#see(message);
        break;
      case "ack":
        this.#unacknowledged.delete(message.request_id);
        this.#entered = Math.max(this.#entered, message.seq);
        this.#settle();
        break;
      case "refused":
        this.#refuse(message.request_id, message.reason);
        break;
      case "chat_line":
        if (!this.chatLines.some((line) => line.number === message.number))
          this.chatLines = [...this.chatLines, message];
        break;
      case "hints":
        this.hints = message;
        this.#hintRequests.get(message.request_id)?.done(message);
        this.#hintRequests.delete(message.request_id);
        break;
    }
  }

  #see(state: State): void {
    this.#failures = 0;
    this.status = "open";
    if (state.server_time) this.skew = state.server_time - Date.now();
    this.log = [...this.log.slice(0, state.log_from ?? 0), ...(state.log ?? [])];
    this.state = state;
    this.#settle();
  }

  #refuse(requestId: string, reason: Text): void {
    this.#unacknowledged.delete(requestId);
    this.#settle();
    const hint = this.#hintRequests.get(requestId);
    this.#hintRequests.delete(requestId);
    if (hint) hint.failed(reason);
    else this.onrefused(reason);
  }

  /** Nothing is pending once everything is acknowledged and the state that follows from it is here. */
  #settle(): void {
    this.pending = this.#unacknowledged.size > 0 || (this.state?.seq ?? 0) < this.#entered;
  }
}

export function pause(failures: number, { first, most }: { first: number; most: number }): number {
  return Math.min(most, first * 2 ** failures);
}

function seated(seat: number | undefined): { seat?: number } {
  return seat === undefined ? {} : { seat };
}

function addressOf(id: string, token?: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket${query}`;
}
