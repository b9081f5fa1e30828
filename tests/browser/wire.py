"""Playing without a browser, to prepare tables quickly."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.browser.policy import MONEY, Json, answer

TIMEOUT = 20.0  # seconds for any one message
_ids = count(1)


class Guest:
    """A guest who talks to the server directly."""

    def __init__(self, base: str, name: str = "", cookie: str = "") -> None:
        self.base = base
        self.http = httpx.Client(
            base_url=base, cookies={"regat": cookie} if cookie else None, timeout=TIMEOUT
        )
        if name:
            self.post("/api/me", name=name)

    @property
    def cookie(self) -> str:
        return self.http.cookies["regat"]

    def post(self, path: str, **body: Any) -> Json:  # Any: whatever JSON the server expects
        response = self.http.post(path, json=body)
        assert response.is_success, response.text
        found: Json = response.json()
        return found

    def open(self, setup: Json, seats: Sequence[Json], *, start: bool = True, **more: Any) -> str:
        """A table; its id."""
        table: str = self.post("/api/tables", setup=setup, seats=list(seats), **more)["id"]
        if start:
            self.post(f"/api/tables/{table}/start")
        return table

    def play(self, table: str, until: Callable[[Json], bool], buys: Sequence[str] = MONEY) -> Json:
        """Answer all prompts until a state is reached; return the state."""
        answered = -1  # a state may come again, with somebody else's presence
        with self.at(table) as socket:
            while True:
                state = receive(socket, "state")
                if until(state) or (state["view"] and state["view"]["over"]):
                    return state
                if state.get("prompts") and state["seq"] > answered:
                    prompt, answered = state["prompts"][0], state["seq"]
                    give(socket, state, prompt, answer(prompt, buys))

    def finish(self, table: str, buys: Sequence[str] = MONEY) -> Json:
        return self.play(table, lambda state: False, buys)

    def resign(self, table: str, *seats: int) -> None:
        """Give up at these seats."""
        with self.at(table) as socket:
            for seat in seats:
                message = {"type": "resign", "request_id": f"t-{next(_ids)}", "seat": seat}
                socket.send(json.dumps(message))
                receive(socket, "ack")

    def play_again(self, table: str) -> str:
        """Start the next game, of people at this device and bots; the id of its table."""
        following: str = self.post(f"/api/tables/{table}/rematch")["id"]
        self.post(f"/api/tables/{following}/start")
        return following

    @contextmanager
    def at(self, table: str) -> Iterator[ClientConnection]:
        """Connected to a table, until the end of the block."""
        url = self.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Cookie": f"regat={self.cookie}"}
        with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
            socket.send(json.dumps({"type": "hello"}))
            yield socket

    def close(self) -> None:
        self.http.close()


def receive(socket: ClientConnection, kind: str) -> Json:
    """The next message of a kind."""
    while True:
        message: Json = json.loads(socket.recv(TIMEOUT))
        if message["type"] == "refused":
            raise AssertionError(f"refused: {message}")
        if message["type"] == kind:
            return message


def give(socket: ClientConnection, state: Json, prompt: Json, text: str) -> None:
    """Answer a prompt of a state."""
    message = {
        "type": "answer",
        "seq": state["seq"],
        "request_id": f"t-{next(_ids)}",
        "text": text,
        "seat": prompt["seat"],
    }
    socket.send(json.dumps(message))


ME: Json = {"kind": "me"}


def bot(name: str) -> Json:
    return {"kind": "bot", "bot": name}
