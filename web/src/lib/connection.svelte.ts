// The connection to a table: reconnects, and sends unacknowledged requests again.
import { PROTOCOL_VERSION } from "./wire.ts";
import type { Absence, Answer, ChatLine, FromClient, Hints, Resign, State, Text, ToClient, Undo } from "./wire.ts";

export type { Hint, Hints } from "./wire.ts";
export type Status = "connecting" | "open" | "lost" | "gone" | "full" | "refused";
/** Requests that are sent again after a reconnection until they are acknowledged. */
type Request = Answer | Undo | Resign;

export interface Options {
  token?: string; // of a watch link or an invitation
  url?: string;
  delays?: { first: number; max: number; ping: number; timeout: number; frame: number };
}

const DELAYS = { first: 500, max: 30_000, ping: 20_000, timeout: 8_000, frame: 250 };
const OPEN = 1; // WebSocket.OPEN
const NO_TABLE = 4404;
const TRY_LATER = 1013;
const RESTART = 1012;
const POLICY = 1008;
const TOO_LARGE = 1009;
const TOO_SLOW = "too slow"; // a reason of POLICY that reconnecting may cure
const HINT_TIMEOUT = 20_000;

export class TableConnection {
  state: State | null = $state.raw(null);
  log: Text[] = $state.raw([]);
  chatLines: ChatLine[] = $state.raw([]);
  status: Status = $state("connecting");
  /** Why the server closed the connection: a message key, or a text for developers. */
  reason = $state("");
  pending: boolean = $state(false);
  /** The newest hints; valid while their `seq` is that of the state. */
  hints: Hints | null = $state.raw(null);
  /** The server's clock minus ours, in milliseconds. */
  skew = $state(0);
  /** The server speaks a newer protocol than this client. */
  outdated = $state(false);
  onrefused: (reason: Text) => void = () => undefined;

  readonly id: string;
  readonly #url: string;
  readonly #delays: typeof DELAYS;
  #socket: WebSocket | null = null;
  #unacknowledged = new Map<string, Request>();
  #ackedSeq = 0; // the newest acknowledged log entry
  #held: string[] | null = null; // messages held back until the click is rendered
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #openTimeout: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #pingTimeout: ReturnType<typeof setTimeout> | undefined;
  #hintRequests = new Map<string, { done: (hints: Hints) => void; failed: (reason: Text) => void }>();
  #closed = false;
  #number = 0;
  readonly #idPrefix = Math.random().toString(36).slice(2, 12);

  constructor(id: string, options: Options = {}) {
    this.id = id;
    this.#url = options.url ?? socketUrl(id, options.token);
    this.#delays = options.delays ?? DELAYS;
    if (typeof addEventListener === "function" && typeof document !== "undefined") {
      addEventListener("online", this.#checkNow);
      document.addEventListener("visibilitychange", this.#checkNow);
    }
    this.#connect();
  }

  // Commands -------------------------------------------------------------------------------------------

  /** Answer the prompt of the state `seq`, which was on the screen; a second answer to it is ignored. */
  answer(text: string, seq: number, seat?: number): void {
    if (this.#isAnswered(seq)) return;
    this.#request({ type: "answer", seq, request_id: this.#newId(), text, ...withSeat(seat) });
  }

  /** The next prompt may be on the screen before the last answer is acknowledged, so others may be pending. */
  #isAnswered(seq: number): boolean {
    const requests = [...this.#unacknowledged.values()];
    return seq < this.#ackedSeq || requests.some((request) => request.type === "answer" && request.seq === seq);
  }

  undo(seat?: number): void {
    const message: Undo = { type: "undo", seq: this.state?.seq ?? 0, request_id: this.#newId(), ...withSeat(seat) };
    // A request for undo that the others refuse is never acknowledged, so nothing waits for it.
    if (this.state?.undo === "ask") this.#send(message);
    else this.#request(message);
  }

  resign(seat?: number): void {
    this.#request({ type: "resign", request_id: this.#newId(), ...withSeat(seat) });
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

  /** Ask a strong bot for hints about the prompt of the state `seq`; rejects with a Text. */
  hint(seq: number, seat?: number): Promise<Hints> {
    const request_id = this.#newId();
    return new Promise((done, failed) => {
      this.#hintRequests.set(request_id, { done, failed });
      this.#send({ type: "hint_request", seq, request_id, ...withSeat(seat) });
      setTimeout(() => {
        if (this.#hintRequests.delete(request_id)) failed({ is: "text", key: "web-hint-none", parts: {} });
      }, HINT_TIMEOUT);
    });
  }

  forgetHints(): void {
    this.hints = null;
  }

  /** Reconnect without waiting for the delay, or for a handshake that hangs. */
  retry(): void {
    if (this.status === "gone") return;
    if (this.#socket?.readyState === OPEN) this.#ping();
    else this.#connect();
  }

  close(): void {
    this.#closed = true;
    if (typeof removeEventListener === "function" && typeof document !== "undefined") {
      removeEventListener("online", this.#checkNow);
      document.removeEventListener("visibilitychange", this.#checkNow);
    }
    this.#drop();
  }

  // The connection -------------------------------------------------------------------------------------

  #connect(): void {
    if (this.#closed) return;
    // A browser opens one socket to a host at a time: a new one would wait for one that hangs.
    this.#drop();
    this.status = this.state ? "lost" : "connecting";
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#openTimeout = setTimeout(() => this.#giveUp(), this.#delays.timeout);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#openTimeout);
      this.#send(this.state ? { type: "hello", last_seq: this.state.seq } : { type: "hello" });
      // With the same ids: the server does not apply a request twice.
      for (const message of this.#unacknowledged.values()) this.#send(message);
      this.#startPinging();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(event.data);
    };
    // A close event with the code follows every error.
    socket.onerror = () => undefined;
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#onClose(event.code, event.reason);
    };
  }

  /** Close the socket and forget it, with everything that waits for it. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#openTimeout);
    this.#stopPinging();
    socket?.close(1000);
  }

  /** The server does not respond. */
  #giveUp(): void {
    this.#drop();
    this.#onClose(1006, "");
  }

  #onClose(code: number, reason: string): void {
    this.#drop();
    if (this.#closed) return;
    this.reason = reason;
    if (code === NO_TABLE) {
      this.status = "gone";
      return;
    }
    if (code === TOO_LARGE || (code === POLICY && reason !== TOO_SLOW)) return this.#onPolicy(reason);
    this.status = code === TRY_LATER ? "full" : "lost";
    const delay = code === RESTART && !this.#failures ? 0 : retryDelay(this.#failures, this.#delays);
    this.#failures++;
    // Jitter, so that clients do not all reconnect in the same moment.
    this.#timer = setTimeout(() => this.#connect(), delay + Math.random() * Math.min(this.#delays.first, 500));
  }

  /** The server would refuse again, so only the player retries. */
  #onPolicy(reason: string): void {
    this.status = "refused";
    if (reason.startsWith("refused-")) return;
    // The server does not understand what was sent: do not send it again.
    this.#unacknowledged.clear();
    this.#updatePending();
  }

  #checkNow = (): void => {
    if (document.visibilityState !== "hidden") this.retry();
  };

  #startPinging(): void {
    this.#stopPinging();
    this.#pinging = setInterval(() => this.#ping(), this.#delays.ping);
  }

  /** Detects a connection that died silently. */
  #ping(): void {
    if (this.#socket?.readyState !== OPEN || this.#pingTimeout) return;
    this.#send({ type: "ping" });
    this.#pingTimeout = setTimeout(() => this.#giveUp(), this.#delays.timeout);
  }

  #stopPinging(): void {
    clearInterval(this.#pinging);
    clearTimeout(this.#pingTimeout);
    this.#pingTimeout = undefined;
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #request(message: Request): void {
    this.#unacknowledged.set(message.request_id, message);
    this.pending = true;
    this.#send(message);
    this.#holdUntilFrame();
  }

  #newId(): string {
    return `${this.#idPrefix}-${++this.#number}`;
  }

  // Messages -------------------------------------------------------------------------------------------

  /** Hold messages until the next frame, so that the click is rendered before its result. */
  #holdUntilFrame(): void {
    if (this.#held || typeof requestAnimationFrame !== "function") return;
    this.#held = [];
    // A hidden page has no frames.
    const fallback = setTimeout(() => this.#release(), this.#delays.frame);
    requestAnimationFrame(() => {
      clearTimeout(fallback);
      setTimeout(() => this.#release());
    });
  }

  #release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const text of held) this.#receive(text);
  }

  #receive(text: string): void {
    if (this.#held) this.#held.push(text);
    else this.#handle(JSON.parse(text) as ToClient);
  }

  #handle(message: ToClient): void {
    clearTimeout(this.#pingTimeout);
    this.#pingTimeout = undefined;
    switch (message.type) {
      case "state":
        this.#onState(message);
        break;
      case "ack":
        this.#unacknowledged.delete(message.request_id);
        this.#ackedSeq = Math.max(this.#ackedSeq, message.seq);
        this.#updatePending();
        break;
      case "refused":
        this.#onRefused(message.request_id, message.reason);
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

  #onState(state: State): void {
    this.#failures = 0;
    this.status = "open";
    if (state.protocol) this.outdated = state.protocol > PROTOCOL_VERSION;
    if (state.server_time) this.skew = state.server_time - Date.now();
    this.log = [...this.log.slice(0, state.log_from ?? 0), ...(state.log ?? [])];
    this.state = state;
    this.#updatePending();
  }

  #onRefused(requestId: string, reason: Text): void {
    this.#unacknowledged.delete(requestId);
    this.#updatePending();
    const hint = this.#hintRequests.get(requestId);
    this.#hintRequests.delete(requestId);
    if (hint) hint.failed(reason);
    else this.onrefused(reason);
  }

  /** A request is pending until it is acknowledged and its state has arrived. */
  #updatePending(): void {
    this.pending = this.#unacknowledged.size > 0 || (this.state?.seq ?? 0) < this.#ackedSeq;
  }
}

export function retryDelay(failures: number, { first, max }: { first: number; max: number }): number {
  return Math.min(max, first * 2 ** failures);
}

function withSeat(seat: number | undefined): { seat?: number } {
  return seat === undefined ? {} : { seat };
}

function socketUrl(id: string, token?: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket${query}`;
}
