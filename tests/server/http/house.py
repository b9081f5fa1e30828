"""A real server in a process of its own, and the people who come to its door."""

from __future__ import annotations

import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.shell import ROOT

Json = dict[str, Any]  # what a client reads is checked by its tests
ROOMY = {"new_guests_an_hour": 10_000, "writes_a_minute": 10_000, "requests_a_minute": 100_000}


@dataclass
class House:
    """A running server."""

    url: str
    store: Path
    log: Path
    process: subprocess.Popen[str]
    said: str = ""  # before its address
    clients: list[httpx.Client] = field(default_factory=list)

    def client(self, **headers: str) -> httpx.Client:
        """Somebody unknown."""
        client = httpx.Client(base_url=self.url, headers=headers, timeout=20)
        self.clients.append(client)
        return client

    def guest(self, name: str = "Ana") -> httpx.Client:
        client = self.client()
        answer = client.post("/api/me", json={"name": name})
        assert answer.status_code == 201, answer.text
        return client

    def socket(self, client: httpx.Client, table: str, query: str = "", **headers: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket{query}",
            additional_headers={**({"Cookie": cookie} if cookie else {}), **headers},
            max_size=None,
            open_timeout=20,
            close_timeout=2,
        )

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8")


@contextmanager
def serving(
    folder: Path, *arguments: str, limits: Mapping[str, int] | None = None, where: str = ""
) -> Iterator[House]:
    """`regat serve` on a free port, with a SQLite file in the folder unless it says where."""
    store, log = folder / "regat.db", folder / "log"
    command = [
        sys.executable,
        "-m",
        "regat",
        "serve",
        "--port",
        "0",
        "--store",
        where or str(store),
        *arguments,
    ]
    for name, number in (limits or {}).items():
        command += ["--limit", f"{name}={number}"]
    environment = {**os.environ, "LANG": "C.UTF-8"}
    with (
        log.open("a") as errors,
        subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        assert process.stdout
        found = re.fullmatch(r"(regat: .* )(http://\S+)\n", process.stdout.readline())
        assert found, log.read_text()
        house = House(found[2], store, log, process, said=found[1])
        try:
            yield house
        finally:
            for client in house.clients:
                client.close()
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(15)
            finally:
                process.kill()


def bits() -> str:
    return secrets.token_hex(16)


def opened(client: httpx.Client, *seats: str, game: str = "kingdomino", **more: object) -> Json:
    """Open a table whose seats are `me`, `open`, `invited`, or a bot's name."""
    chairs = [{"kind": seat} if seat in ("me", "open", "invited") else bot(seat) for seat in seats]
    setup = {"game": game, "players": len(seats), **more.pop("setup", {})}  # type: ignore[dict-item]
    answer = client.post("/api/tables", json={"setup": setup, "seats": chairs, "entropy": bits(), **more})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def bot(name: str) -> Json:
    return {"kind": "bot", "bot": name}


def refused(answer: httpx.Response, status: int, key: str) -> Json:
    """What a refusal says; it is problem+json."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    assert answer.headers["content-type"] == "application/problem+json"
    problem: Json = answer.json()
    assert problem["status"] == status
    assert problem.get("key", "") == key, problem
    return problem


def hello(socket: ClientConnection) -> Json:
    """Say hello; the first state."""
    socket.send('{"type":"hello"}')
    return heard(socket, "state")


def heard(socket: ClientConnection, kind: str) -> Json:
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


def any_answer(asked: Json, luck: random.Random) -> str:
    """One of the answers that are offered."""
    if asked.get("answers"):
        return str(luck.choice(asked["answers"] + ([asked["decline"]] if asked.get("decline") else [])))
    pool = [offer["key"] for offer in asked["choices"] for _ in range(offer.get("copies", 1))]
    picked = luck.sample(pool, min(len(pool), luck.randint(asked["min"], asked["max"])))
    return " ".join([asked["choices"][0]["verb"], *picked]) if picked else str(asked["decline"])


def play_on(house: House, client: httpx.Client, table: str, most: int = 10_000) -> Json:
    """Answer at random against bots, so many times or until the game is over; the last state."""
    luck = random.Random(5)
    with house.socket(client, table) as socket:
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
                    state = heard(socket, "state")
            else:
                state = heard(socket, "state")
    return state
