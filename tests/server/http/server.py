"""A real server, and its clients over HTTP."""

from __future__ import annotations

import json
import random
import secrets
import signal
from collections.abc import Mapping
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.support.clients import Json, any_answer, bot, entropy
from tests.support.server_process import ServerProcess

ROOMY = {"new_guests_an_hour": 10_000, "writes_a_minute": 10_000, "requests_a_minute": 100_000}


class Server(ServerProcess):
    """A server with its clients; by default its store is a SQLite file in the folder."""

    def __init__(
        self, folder: Path, *options: str, limits: Mapping[str, int] | None = None, store_url: str = ""
    ) -> None:
        super().__init__(store_url or str(folder / "regat.db"), folder / "log", *options, limits=limits)
        self._clients: list[httpx.Client] = []

    def client(self, **headers: str) -> httpx.Client:
        """Somebody unknown."""
        client = httpx.Client(base_url=self.base, headers=headers, timeout=20)
        self._clients.append(client)
        return client

    def guest(self, name: str = "Ana") -> httpx.Client:
        client = self.client()
        answer = client.post("/api/me", json={"name": name})
        assert answer.status_code == 201, answer.text
        return client

    def socket(self, client: httpx.Client, table: str, query: str = "", **headers: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        return connect(
            f"{self.base.replace('http', 'ws')}/api/tables/{table}/socket{query}",
            additional_headers={**({"Cookie": cookie} if cookie else {}), **headers},
            max_size=None,
            open_timeout=20,
            close_timeout=2,
        )

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        for client in self._clients:
            client.close()
        super().stop(how)


def opened(client: httpx.Client, *seats: str, game: str = "kingdomino", **more: object) -> Json:
    """Open a table whose seats are `me`, `open`, `invited`, or a bot's name."""
    chairs = [{"kind": seat} if seat in ("me", "open", "invited") else bot(seat) for seat in seats]
    setup = {"game": game, "players": len(seats), **more.pop("setup", {})}  # type: ignore[dict-item]
    answer = client.post("/api/tables", json={"setup": setup, "seats": chairs, "entropy": entropy(), **more})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def refused(answer: httpx.Response, status: int, key: str) -> Json:
    """Return the body of a refusal, which is problem+json."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    assert answer.headers["content-type"] == "application/problem+json"
    problem: Json = answer.json()
    assert problem["status"] == status
    assert problem.get("key", "") == key, problem
    return problem


def hello(socket: ClientConnection) -> Json:
    """Say hello; the first state."""
    socket.send('{"type":"hello"}')
    return receive(socket, "state")


def receive(socket: ClientConnection, kind: str) -> Json:
    """The next message of a kind."""
    while True:
        message: Json = json.loads(socket.recv(timeout=20))
        if message["type"] == kind:
            return message


def ended(socket: ClientConnection) -> tuple[int, str]:
    """Why the server closes a socket: its code and reason."""
    try:
        while True:
            socket.recv(timeout=10)
    except ConnectionClosed as closed:
        frame = closed.rcvd
    assert frame is not None, "closed with a code"
    return frame.code, frame.reason


def play_on(server: Server, client: httpx.Client, table: str, most: int = 10_000) -> Json:
    """Answer at random against bots, so many times or until the game is over; the last state."""
    luck = random.Random(5)
    with server.socket(client, table) as socket:
        state = hello(socket)
        while not state["view"]["over"] and most:
            if state.get("prompts"):
                most -= 1
                text = any_answer(state["prompts"][0], luck)
                client_id = secrets.token_hex(8)
                socket.send(
                    json.dumps({"type": "answer", "seq": state["seq"], "request_id": client_id, "text": text})
                )
                before = state["seq"]
                while state["seq"] <= before:
                    state = receive(socket, "state")
            else:
                state = receive(socket, "state")
    return state
