// The same frames as the table server sent, fanned out by Node and `ws` alone: no rules, no store, no secrets.
//
//     node peer.js TRACE
//
// Prints its port. Each line on its input is answered with the CPU seconds and the KB of memory used so far.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { WebSocketServer } from "ws";

const rooms = JSON.parse(readFileSync(process.argv[2], "utf8")); // sizes[move] = [of each seat…, of the ack]
const seated = rooms.map(() => new Map());
const moves = rooms.map(() => 0);
const filler = "x".repeat(Math.max(1, ...rooms.flat(2)));

const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false, maxPayload: 16384 });

server.on("connection", (socket, request) => {
  const [, room, seat] = request.url.split("/").map(Number);
  seated[room].set(seat, socket);
  socket.on("message", () => {
    const sizes = rooms[room][moves[room]++];
    for (const [other, to] of seated[room]) to.send(filler.slice(0, sizes[other]));
    socket.send(filler.slice(0, sizes.at(-1)));
  });
});

server.on("listening", () => console.log(server.address().port));

createInterface({ input: process.stdin })
  .on("line", () => {
    const { user, system } = process.cpuUsage();
    console.log(JSON.stringify({ cpu_s: (user + system) / 1e6, kb: process.memoryUsage().rss / 1024 }));
  })
  .on("close", () => process.exit());
