"""Scripted clients for bench/server.py: they cost little, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec

from regat.server.protocol.parts import Prompt

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.support.clients import any_answer  # the path comes first

HEAD_END = b"\r\n\r\n"
SHORT = 126  # lengths from here on stand for longer ones, in 2 or 8 bytes
SEATS = 4
GUESTS_FOR = 50  # tables at which the same four sit
SETUPS = {
    "dominion": {"game": "dominion", "players": SEATS},
    "kingdomino": {"game": "kingdomino", "players": SEATS},
}


class Frames(asyncio.Protocol):
    """The client's side of a WebSocket, as far as this is needed: whole text frames, both ways."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._path = path
        self._cookie = cookie
        self._heard = heard
        self._rest = b""
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {self._cookie}"] if self._cookie else []),
        ]
        transport.write("\r\n".join(head).encode() + HEAD_END)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        start = 0
        if not self._open:
            head, end, data = data.partition(HEAD_END)
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                return self.ready.set_exception(ConnectionError(head.decode()))
            self._open = True
            self.ready.set_result(None)
        while len(data) - start >= 2:
            size, begin = data[start + 1], start + 2
            if size >= SHORT:
                width = 2 if size == SHORT else 8
                size = int.from_bytes(data[begin : begin + width])
                begin += width
            if len(data) < begin + size:
                break
            if data[start] & 0x0F == 1:
                self._heard(data[begin : begin + size])
            start = begin + size
        self._rest = data[start:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("the server hung up"))

    def send(self, text: bytes) -> None:
        """Masked with zeros, which leaves the text as it is."""
        size = len(text)
        length = bytes([0x80 | size]) if size < SHORT else bytes([0x80 | SHORT]) + size.to_bytes(2)
        self._transport.write(b"\x81" + length + bytes(4) + text)

    def close(self) -> None:
        self._transport.abort()


async def connect(port: int, path: str, heard: Callable[[bytes], None], cookie: str = "") -> Frames:
    loop = asyncio.get_running_loop()
    _, frames = await loop.create_connection(lambda: Frames(path, cookie, heard), "127.0.0.1", port)
    await frames.ready
    return frames


# At the table server ----------------------------------------------------------------------------------


class Heard(msgspec.Struct):
    """What a scripted client reads of a message."""

    type: str
    seq: int = 0
    prompts: tuple[Prompt, ...] = ()


heard_in = msgspec.json.Decoder(Heard).decode


@dataclass
class Move:
    """What one answer led to."""

    seat: int
    sent: float
    size: int  # of the answer
    acked: float = 0.0
    states: dict[int, int] = field(default_factory=dict)  # seat: bytes
    ack: int = 0

    @property
    def sizes(self) -> list[int]:
        return [*(self.states.get(seat, 0) for seat in range(SEATS)), self.ack]


class Player:
    """Four clients at a table of the server; who is asked answers at once, or when told to."""

    def __init__(self, id: str, seed: int) -> None:
        self.id = id
        self.moves: list[Move] = []
        self.most = 0  # moves that are made at once
        self.declines = False  # whether it declines wherever that is possible
        self.done = asyncio.Event()
        self._dice = random.Random(seed)
        self._pending: tuple[int, Prompt] | None = None
        self._by_at: dict[int, Move] = {}
        self._sockets: list[Frames] = []
        self._last = -1

    async def sit(self, port: int, cookies: list[str]) -> None:
        for seat, cookie in enumerate(cookies):
            heard = self._hearing(seat)
            socket = await connect(port, f"/api/tables/{self.id}/socket", heard, cookie)
            self._sockets.append(socket)
            socket.send(b'{"type":"hello"}')

    def leave(self) -> None:
        for socket in self._sockets:
            socket.close()

    def _hearing(self, seat: int) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            message = heard_in(text)
            move = self._by_at.get(message.seq)
            if message.type == "ack" and move:
                move.acked, move.ack = time.perf_counter(), len(text)
            elif message.type == "refused":
                raise AssertionError(text)
            elif message.type == "state":
                if move:
                    move.states[seat] = len(text)
                if message.prompts and message.seq > self._last:
                    self._last = message.seq
                    self._pending = (message.seq, message.prompts[0])
                    if len(self.moves) < self.most:
                        self.answer()
            if self._finished():
                self.done.set()

        return heard

    def _finished(self) -> bool:
        """Whether everybody has heard of the last of the moves."""
        last = self.moves[-1] if self.most and len(self.moves) == self.most else None
        return last is not None and last.ack > 0 and len(last.states) == SEATS

    def answer(self) -> bool:
        """Answer what is asked; False if nothing is, because the last answer is still on its way."""
        if self._pending is None:
            return False
        at, asked = self._pending
        self._pending = None
        text = json.dumps({"type": "answer", "seq": at, "request_id": f"c{at}", "text": self._choose(asked)})
        move = Move(asked.seat, time.perf_counter(), len(text))
        self.moves.append(move)
        self._by_at[at + 1] = move
        self._sockets[asked.seat].send(text.encode())
        return True

    def _choose(self, prompt: Prompt) -> str:
        return prompt.decline if self.declines and prompt.decline else any_answer(prompt, self._dice)


async def tables(port: int, game: str, count: int) -> list[tuple[Player, list[str]]]:
    """Tables that play, and the cookies of those who sit there."""
    found: list[tuple[Player, list[str]]] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        for first in range(0, count, GUESTS_FOR):
            cookies = [await _guest(client, f"g{first}-{seat}") for seat in range(SEATS)]
            numbers = range(first, min(first + GUESTS_FOR, count))
            ids = await asyncio.gather(*(_table(client, game, cookies) for _ in numbers))
            found += [(Player(id, number), cookies) for id, number in zip(ids, numbers, strict=True)]
    return found


async def _guest(client: httpx.AsyncClient, name: str) -> str:
    response = (await client.post("/api/me", json={"name": name})).raise_for_status()
    client.cookies.clear()
    return response.headers["set-cookie"].partition(";")[0]


async def _table(client: httpx.AsyncClient, game: str, cookies: list[str]) -> str:
    async def post(path: str, body: object, seat: int) -> dict[str, str]:
        response = await client.post(path, json=body, headers={"cookie": cookies[seat]})
        return dict(response.raise_for_status().json())

    seats = [{"kind": "me"}, *({"kind": "invited"} for _ in range(SEATS - 1))]
    opened = await post("/api/tables", {"setup": SETUPS[game], "seats": seats, "entropy": "0" * 32}, 0)
    path = f"/api/tables/{opened['id']}"
    for seat in range(1, SEATS):
        await post(
            f"{path}/sit", {"seat": seat, "invite_token": opened["invite_token"], "entropy": "0" * 32}, seat
        )
    await post(f"{path}/start", {}, 0)
    return opened["id"]


# At the others ----------------------------------------------------------------------------------------


class Echo:
    """Four clients in a room of a peer: they send as many bytes as players did, in the same order."""

    def __init__(self, room: int, moves: list[Move]) -> None:
        self.room = room
        self.most = 0  # moves that are made at once
        self.done = asyncio.Event()
        self._moves = moves
        self._next = 0
        self._missing = 0
        self._sockets: list[Frames] = []

    async def sit(self, port: int) -> None:
        for seat in range(SEATS):
            self._sockets.append(await connect(port, f"/{self.room}/{seat}", self._heard))

    def leave(self) -> None:
        for socket in self._sockets:
            socket.close()

    def answer(self) -> None:
        if self._next == self.most:
            return self.done.set()
        move = self._moves[self._next]
        self._next += 1
        self._missing = SEATS + 1
        self._sockets[move.seat].send(b"x" * move.size)

    def _heard(self, text: bytes) -> None:
        self._missing -= 1
        if not self._missing:
            self.answer()
