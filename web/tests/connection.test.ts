import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebSocket as NodeSocket, WebSocketServer } from "ws";
import { pause, TableConnection } from "../src/lib/connection.svelte.ts";
import type { FromClient, Text, State, ToClient } from "../src/lib/wire.ts";

const DELAYS = { first: 5, most: 40, ping: 30, patience: 25, frame: 20 };
const line = (key: string): Text => ({ is: "text", key, parts: {} });

/** A table server as small as one can be: it notes what comes and says what it is told to. */
class Server {
  heard: FromClient[] = [];
  sockets: NodeSocket[] = [];
  reply: (message: FromClient) => ToClient[] = () => [];
  #server = new WebSocketServer({ port: 0, host: "127.0.0.1" });

  constructor() {
    this.#server.on("connection", (socket) => {
      this.sockets.push(socket);
      socket.on("message", (data) => {
        const message = JSON.parse(String(data)) as FromClient;
        this.heard.push(message);
        for (const answer of this.reply(message)) socket.send(JSON.stringify(answer));
      });
    });
  }
  /** Where it listens, once it does. */
  get url(): string {
    const address = this.#server.address() as AddressInfo | null;
    return address ? `ws://127.0.0.1:${address.port}` : "";
  }
  of(type: FromClient["type"]): FromClient[] {
    return this.heard.filter((message) => message.type === type);
  }
  say(message: ToClient): void {
    this.sockets.at(-1)?.send(JSON.stringify(message));
  }
  close(): void {
    for (const socket of this.sockets) socket.terminate();
    this.#server.close();
  }
}

function at(number: number, more: Partial<State> = {}): State {
  const table = { id: "t", setup: { game: "dominion" as const }, stage: "playing" as const, seats: [], public: false };
  return { type: "state", seq: number, table, view: null, seat: null, ...more };
}

let server: Server;
let link: TableConnection;

beforeEach(() => {
  vi.stubGlobal("WebSocket", NodeSocket);
  server = new Server();
  server.reply = (message) =>
    message.type === "hello" ? [at(message.last_seq ?? 3)] : message.type === "ping" ? [{ type: "pong" }] : [];
});
afterEach(() => {
  link?.close();
  server.close();
  vi.unstubAllGlobals();
});

async function openTable(delays = DELAYS): Promise<TableConnection> {
  await vi.waitUntil(() => server.url !== "");
  link = new TableConnection("t", { url: server.url, delays });
  await vi.waitUntil(() => link.status === "open");
  return link;
}

test("it says hello and shows the state", async () => {
  await openTable();
  expect(server.heard[0]).toEqual({ type: "hello" });
  expect(link.state?.seq).toBe(3);
  expect(link.pending).toBe(false);
});

describe("the log", () => {
  test("is cut off where new lines belong", async () => {
    await openTable();
    server.say(at(4, { log: [line("a"), line("b")] }));
    server.say(at(5, { log_from: 1, log: [line("c"), line("d")] }));
    await vi.waitUntil(() => link.state?.seq === 5);
    expect(link.log.map((say) => say.key)).toEqual(["a", "c", "d"]);
  });
});

describe("an answer", () => {
  const answered = (message: FromClient): ToClient[] =>
    message.type === "answer" ? [at(4)] : message.type === "hello" ? [at(3)] : [{ type: "pong" }];

  test("is on the screen before what came of it", async () => {
    const frames: FrameRequestCallback[] = [];
    const ears: NodeSocket[] = [];
    class Ear extends NodeSocket {
      constructor(url: string) {
        super(url);
        ears.push(this);
      }
    }
    vi.stubGlobal("WebSocket", Ear);
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    server.reply = answered;
    await openTable({ ...DELAYS, ping: 60_000, frame: 60_000 });
    const came = new Promise((heard) => ears[0]?.once("message", heard));
    link.answer("buy gold");
    await came;
    expect(link.state?.seq).toBe(3);
    for (const frame of frames) frame(0);
    await vi.waitUntil(() => link.state?.seq === 4);
  });

  test("does not wait for a frame of a page that is not seen", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    server.reply = answered;
    await openTable({ ...DELAYS, ping: 60_000 });
    link.answer("buy gold");
    await vi.waitUntil(() => link.state?.seq === 4);
  });

  test("is pending until it is acknowledged and seen", async () => {
    await openTable();
    link.answer("buy gold");
    expect(link.pending).toBe(true);
    await vi.waitUntil(() => server.of("answer").length === 1);
    const [given] = server.of("answer");
    expect(given).toMatchObject({ seq: 3, text: "buy gold" });
    server.say({ type: "ack", request_id: (given as { request_id: string }).request_id, seq: 4 });
    server.say({ type: "pong" });
    await new Promise((done) => setTimeout(done, 20));
    expect(link.pending, "the state is not here yet").toBe(true);
    server.say(at(4));
    await vi.waitUntil(() => !link.pending);
  });

  test("that is refused is given up, and says why", async () => {
    await openTable();
    const refused = vi.fn();
    link.onrefused = refused;
    link.answer("buy gold");
    await vi.waitUntil(() => server.of("answer").length === 1);
    server.say({
      type: "refused",
      request_id: (server.of("answer")[0] as { request_id: string }).request_id,
      seq: 3,
      reason: line("refused-stale"),
    });
    await vi.waitUntil(() => refused.mock.calls.length === 1);
    expect(refused).toHaveBeenCalledWith(line("refused-stale"));
    expect(link.pending).toBe(false);
  });

  test("that was not acknowledged is sent again unchanged after a break", async () => {
    await openTable();
    link.answer("play militia", 1);
    await vi.waitUntil(() => server.of("answer").length === 1);
    server.sockets[0]?.terminate();
    await vi.waitUntil(() => server.of("answer").length === 2);
    expect(server.of("answer")[1]).toEqual(server.of("answer")[0]);
    expect(server.of("hello").at(-1)).toEqual({ type: "hello", last_seq: 3 });
  });

  test("that was acknowledged is not", async () => {
    await openTable();
    link.answer("end turn");
    await vi.waitUntil(() => server.of("answer").length === 1);
    server.say({ type: "ack", request_id: (server.of("answer")[0] as { request_id: string }).request_id, seq: 4 });
    server.say(at(4));
    await vi.waitUntil(() => !link.pending);
    server.sockets[0]?.terminate();
    await vi.waitUntil(() => server.of("hello").length === 2);
    await vi.waitUntil(() => link.status === "open");
    expect(server.of("answer").length).toBe(1);
  });

  test("given while the line is dead goes out when it is back", async () => {
    await openTable();
    server.sockets[0]?.terminate();
    link.answer("buy silver");
    await vi.waitUntil(() => server.of("answer").length === 1);
    const order = server.heard.map((message) => message.type).filter((type) => type !== "ping");
    expect(order).toEqual(["hello", "hello", "answer"]);
  });
});

describe("the connection", () => {
  test("comes back after the server has gone away", async () => {
    await openTable();
    server.sockets[0]?.close(1012, "restart");
    await vi.waitUntil(() => server.sockets.length === 2);
    await vi.waitUntil(() => link.status === "open");
  });

  test("is given up where there is no such table", async () => {
    await openTable();
    server.sockets[0]?.close(4404, "refused-no-table");
    await vi.waitUntil(() => link.status === "gone");
    await new Promise((done) => setTimeout(done, 60));
    expect(server.sockets.length).toBe(1);
  });

  test("that is dead without a word is noticed", async () => {
    await openTable();
    server.reply = (message) => (message.type === "hello" ? [at(3)] : []); // no pong any more
    await vi.waitUntil(() => server.sockets.length >= 2, { timeout: 2000 });
  });

  test("waits longer after each failure", () => {
    expect([0, 1, 2, 3, 9].map((failures) => pause(failures, { first: 500, most: 30_000 }))).toEqual([
      500, 1000, 2000, 4000, 30_000,
    ]);
  });
});

test("what was said comes once", async () => {
  await openTable();
  const line = {
    type: "chat_line",
    number: 5,
    seat: 0,
    name: "Ana",
    phrase: "hello",
    text: "",
    created_at: 0,
  } as const;
  server.say(line);
  server.say(line);
  server.say({ ...line, number: 6 });
  await vi.waitUntil(() => link.chatLines.length === 2);
});

test("a hint is answered to who asked for it", async () => {
  await openTable({ ...DELAYS, ping: 60_000 });
  server.reply = (message) =>
    message.type === "hint_request"
      ? [
          {
            type: "hints",
            request_id: message.request_id ?? "",
            seq: message.seq,
            seat: 0,
            bot: "big-money",
            hints: [{ answer: "buy gold", text: line("answer-buy") }],
          },
        ]
      : [];
  expect((await link.hint()).hints[0]?.answer).toBe("buy gold");
  expect(link.hints?.seq).toBe(3);
  server.reply = (message) =>
    message.type === "hint_request"
      ? [{ type: "refused", request_id: message.request_id ?? "", seq: 3, reason: line("refused-hint") }]
      : [];
  await expect(link.hint()).rejects.toEqual(line("refused-hint"));
});
