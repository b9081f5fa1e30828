import { createServer, type AddressInfo, type Server as TcpServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebSocket as NodeSocket, WebSocketServer } from "ws";
import { retryDelay, TableConnection } from "../src/lib/connection.svelte.ts";
import type { FromClient, Text, State, ToClient } from "../src/lib/wire.ts";

const DELAYS = { first: 5, max: 40, ping: 30, timeout: 25, frame: 20 };
const line = (key: string): Text => ({ is: "text", key, parts: {} });

/** A minimal table server: it records messages and sends what the test says. */
class Server {
  received: FromClient[] = [];
  sockets: NodeSocket[] = [];
  reply: (message: FromClient) => ToClient[] = () => [];
  #server = new WebSocketServer({ port: 0, host: "127.0.0.1" });

  constructor() {
    this.#server.on("connection", (socket) => {
      this.sockets.push(socket);
      socket.on("message", (data) => {
        const message = JSON.parse(String(data)) as FromClient;
        this.received.push(message);
        for (const answer of this.reply(message)) socket.send(JSON.stringify(answer));
      });
    });
  }
  /** Its address; empty until it listens. */
  get url(): string {
    const address = this.#server.address() as AddressInfo | null;
    return address ? `ws://127.0.0.1:${address.port}` : "";
  }
  of(type: FromClient["type"]): FromClient[] {
    return this.received.filter((message) => message.type === type);
  }
  send(message: ToClient): void {
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
let connection: TableConnection;

beforeEach(() => {
  vi.stubGlobal("WebSocket", NodeSocket);
  server = new Server();
  server.reply = (message) =>
    message.type === "hello" ? [at(message.last_seq ?? 3)] : message.type === "ping" ? [{ type: "pong" }] : [];
});
afterEach(() => {
  connection?.close();
  server.close();
  vi.unstubAllGlobals();
});

async function openTable(delays = DELAYS): Promise<TableConnection> {
  await vi.waitUntil(() => server.url !== "");
  connection = new TableConnection("t", { url: server.url, delays });
  await vi.waitUntil(() => connection.status === "open");
  return connection;
}

test("it says hello and receives the state", async () => {
  await openTable();
  expect(server.received[0]).toEqual({ type: "hello" });
  expect(connection.state?.seq).toBe(3);
  expect(connection.pending).toBe(false);
});

describe("the log", () => {
  test("is truncated where new lines begin", async () => {
    await openTable();
    server.send(at(4, { log: [line("a"), line("b")] }));
    server.send(at(5, { log_from: 1, log: [line("c"), line("d")] }));
    await vi.waitUntil(() => connection.state?.seq === 5);
    expect(connection.log.map((text) => text.key)).toEqual(["a", "c", "d"]);
  });
});

describe("an answer", () => {
  const answered = (message: FromClient): ToClient[] =>
    message.type === "answer" ? [at(4)] : message.type === "hello" ? [at(3)] : [{ type: "pong" }];

  test("is rendered before its result", async () => {
    const frames: FrameRequestCallback[] = [];
    const sockets: NodeSocket[] = [];
    class RecordedSocket extends NodeSocket {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    }
    vi.stubGlobal("WebSocket", RecordedSocket);
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    server.reply = answered;
    await openTable({ ...DELAYS, ping: 60_000, frame: 60_000 });
    const came = new Promise((resolve) => sockets[0]?.once("message", resolve));
    connection.answer("buy gold", 3);
    await came;
    expect(connection.state?.seq).toBe(3);
    for (const frame of frames) frame(0);
    await vi.waitUntil(() => connection.state?.seq === 4);
  });

  test("does not wait for a frame of a hidden page", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    server.reply = answered;
    await openTable({ ...DELAYS, ping: 60_000 });
    connection.answer("buy gold", 3);
    await vi.waitUntil(() => connection.state?.seq === 4);
  });

  test("is pending until it is acknowledged and seen", async () => {
    await openTable();
    connection.answer("buy gold", 3);
    expect(connection.pending).toBe(true);
    await vi.waitUntil(() => server.of("answer").length === 1);
    const [given] = server.of("answer");
    expect(given).toMatchObject({ seq: 3, text: "buy gold" });
    server.send({ type: "ack", request_id: (given as { request_id: string }).request_id, seq: 4 });
    server.send({ type: "pong" });
    await new Promise((done) => setTimeout(done, 20));
    expect(connection.pending, "the state is not here yet").toBe(true);
    server.send(at(4));
    await vi.waitUntil(() => !connection.pending);
  });

  test("names the prompt that was on the screen, not the newest", async () => {
    await openTable({ ...DELAYS, ping: 60_000 });
    const shown = connection.state?.seq ?? 0;
    server.send(at(4));
    await vi.waitUntil(() => connection.state?.seq === 4);
    connection.answer("buy gold", shown);
    await vi.waitUntil(() => server.of("answer").length === 1);
    expect(server.of("answer")[0]).toMatchObject({ seq: 3, text: "buy gold" });
  });

  test("to the next prompt is sent before the last one is acknowledged", async () => {
    await openTable();
    connection.answer("end turn", 3);
    await vi.waitUntil(() => server.of("answer").length === 1);
    server.send(at(5)); // with the next prompt; the acknowledgement follows
    await vi.waitUntil(() => connection.state?.seq === 5);
    connection.answer("play treasures", 5);
    await vi.waitUntil(() => server.of("answer").length === 2);
  });

  test("is not sent while another to the same prompt is pending", async () => {
    await openTable({ ...DELAYS, ping: 60_000 });
    connection.answer("buy gold", 3);
    connection.answer("buy gold", 3);
    connection.chat({ phrase: "hello" });
    await vi.waitUntil(() => server.of("chat").length === 1);
    expect(server.of("answer").length).toBe(1);
  });

  test("that is refused is dropped, with the reason", async () => {
    await openTable();
    const refused = vi.fn();
    connection.onrefused = refused;
    connection.answer("buy gold", 3);
    await vi.waitUntil(() => server.of("answer").length === 1);
    server.send({
      type: "refused",
      request_id: (server.of("answer")[0] as { request_id: string }).request_id,
      seq: 3,
      reason: line("refused-stale"),
    });
    await vi.waitUntil(() => refused.mock.calls.length === 1);
    expect(refused).toHaveBeenCalledWith(line("refused-stale"));
    expect(connection.pending).toBe(false);
  });

  test("that was not acknowledged is sent again unchanged after a break", async () => {
    await openTable();
    connection.answer("play militia", 3, 1);
    await vi.waitUntil(() => server.of("answer").length === 1);
    server.sockets[0]?.terminate();
    await vi.waitUntil(() => server.of("answer").length === 2);
    expect(server.of("answer")[1]).toEqual(server.of("answer")[0]);
    expect(server.of("hello").at(-1)).toEqual({ type: "hello", last_seq: 3 });
  });

  test("that was acknowledged is not sent again", async () => {
    await openTable();
    connection.answer("end turn", 3);
    await vi.waitUntil(() => server.of("answer").length === 1);
    server.send({ type: "ack", request_id: (server.of("answer")[0] as { request_id: string }).request_id, seq: 4 });
    server.send(at(4));
    await vi.waitUntil(() => !connection.pending);
    server.sockets[0]?.terminate();
    await vi.waitUntil(() => server.of("hello").length === 2);
    await vi.waitUntil(() => connection.status === "open");
    expect(server.of("answer").length).toBe(1);
  });

  test("given while disconnected is sent after reconnecting", async () => {
    await openTable();
    server.sockets[0]?.terminate();
    connection.answer("buy silver", 3);
    await vi.waitUntil(() => server.of("answer").length === 1);
    const order = server.received.map((message) => message.type).filter((type) => type !== "ping");
    expect(order).toEqual(["hello", "hello", "answer"]);
  });
});

describe("the connection", () => {
  test("comes back after the server has gone away", async () => {
    await openTable();
    server.sockets[0]?.close(1012, "restart");
    await vi.waitUntil(() => server.sockets.length === 2);
    await vi.waitUntil(() => connection.status === "open");
  });

  test("is given up if there is no such table", async () => {
    await openTable();
    server.sockets[0]?.close(4404, "refused-no-table");
    await vi.waitUntil(() => connection.status === "gone");
    await new Promise((done) => setTimeout(done, 60));
    expect(server.sockets.length).toBe(1);
  });

  test("that died silently is noticed", async () => {
    await openTable();
    server.reply = (message) => (message.type === "hello" ? [at(3)] : []); // no pong any more
    await vi.waitUntil(() => server.sockets.length >= 2, { timeout: 2000 });
  });

  test("that is refused says why, and is not retried until the player wants it", async () => {
    await openTable();
    server.sockets[0]?.close(1008, "refused-many-connections");
    await vi.waitUntil(() => connection.status === "refused");
    expect(connection.reason).toBe("refused-many-connections");
    await new Promise((done) => setTimeout(done, 60));
    expect(server.sockets.length).toBe(1);
    connection.retry();
    await vi.waitUntil(() => connection.status === "open");
  });

  test("that was too slow for the server is retried", async () => {
    await openTable();
    server.sockets[0]?.close(1008, "too slow");
    await vi.waitUntil(() => server.sockets.length === 2);
    await vi.waitUntil(() => connection.status === "open");
  });

  test("does not send again what the server does not understand", async () => {
    await openTable({ ...DELAYS, ping: 60_000 });
    connection.answer("buy gold", 3);
    await vi.waitUntil(() => server.of("answer").length === 1);
    server.sockets[0]?.close(1008, "Object contains unknown field");
    await vi.waitUntil(() => connection.status === "refused");
    expect(connection.pending).toBe(false);
    connection.retry();
    await vi.waitUntil(() => connection.status === "open");
    expect(server.of("answer").length).toBe(1);
  });

  describe("whose handshake hangs", () => {
    let hanging: TcpServer;
    const held: Socket[] = [];

    /** A server that accepts connections and never answers. */
    async function openHanging(delays: typeof DELAYS): Promise<TableConnection> {
      hanging = createServer((socket) => held.push(socket.resume())).listen(0, "127.0.0.1");
      await vi.waitUntil(() => hanging.listening);
      const url = `ws://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
      connection = new TableConnection("t", { url, delays });
      await vi.waitUntil(() => held.length >= 1);
      return connection;
    }
    afterEach(() => {
      for (const socket of held.splice(0)) socket.destroy();
      hanging.close();
    });

    test("is given up after a while, and tried again", async () => {
      await openHanging(DELAYS);
      await vi.waitUntil(() => held.length >= 2, { timeout: 2000 });
      expect(connection.status).not.toBe("open");
    });

    test("is replaced when the player retries", async () => {
      await openHanging({ ...DELAYS, timeout: 60_000 });
      connection.retry();
      await vi.waitUntil(() => held.length === 2);
      await vi.waitUntil(() => held[0]?.destroyed);
    });
  });

  test("waits longer after each failure", () => {
    expect([0, 1, 2, 3, 9].map((failures) => retryDelay(failures, { first: 500, max: 30_000 }))).toEqual([
      500, 1000, 2000, 4000, 30_000,
    ]);
  });
});

test("a chat line is listed once", async () => {
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
  server.send(line);
  server.send(line);
  server.send({ ...line, number: 6 });
  await vi.waitUntil(() => connection.chatLines.length === 2);
});

test("a hint resolves the request for it", async () => {
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
  expect((await connection.hint(3)).hints[0]?.answer).toBe("buy gold");
  expect(connection.hints?.seq).toBe(3);
  server.reply = (message) =>
    message.type === "hint_request"
      ? [{ type: "refused", request_id: message.request_id ?? "", seq: 3, reason: line("refused-hint") }]
      : [];
  await expect(connection.hint(3)).rejects.toEqual(line("refused-hint"));
});
