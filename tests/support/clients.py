"""Players at tables over HTTP and WebSocket. They know docs/protocol.md and no rules."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import socket
import ssl
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regat.server.protocol.parts import Prompt

Json = dict[str, Any]  # what came over the wire
Until = Callable[[Json], bool]

TIMEOUT = 20.0  # seconds for any single wait
RETRY_DELAY = 0.05  # seconds between two attempts to connect
ENDING = ("buy province", "buy duchy", "buy estate")
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def bot(name: str) -> Json:
    return {"kind": "bot", "bot": name}


class Person:
    """A guest with a cookie."""

    def __init__(self, base: str, name: str, tls: ssl.SSLContext | None = None) -> None:
        self.base = base
        self.name = name
        self.tls = tls  # for https://
        self.cookie = ""

    async def enter(self) -> Person:
        """Become a guest."""
        response = await self.send("POST", "/api/me", {"name": self.name})
        assert response.status_code == 201, response.text
        self.cookie = response.headers["set-cookie"].partition(";")[0]
        return self

    async def send(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        headers = {"cookie": self.cookie} if self.cookie else {}
        trusted = self.tls or True
        async with httpx.AsyncClient(
            base_url=self.base, headers=headers, trust_env=False, verify=trusted
        ) as http:
            return await http.request(method, path, json=body)

    async def post(self, path: str, body: Json | None = None) -> Json:
        response = await self.send("POST", path, body)
        assert response.status_code in (200, 201), response.text
        answer: Json = response.json()
        return answer

    async def get(self, path: str) -> Json:
        response = await self.send("GET", path)
        assert response.status_code == 200, response.text
        answer: Json = response.json()
        return answer

    async def open(self, setup: Json, *seats: Json, **more: Any) -> str:
        """Open a table; its id."""
        body = {"setup": {"players": len(seats), **setup}, "seats": list(seats), "entropy": entropy(), **more}
        table: str = (await self.post("/api/tables", body))["id"]
        return table

    async def sit(self, table: str, seat: int) -> None:
        invite = (await self.get(f"/api/tables/{table}")).get("invite_token", "")
        await self.post(
            f"/api/tables/{table}/sit", {"seat": seat, "entropy": entropy(), "invite_token": invite}
        )

    async def record(self, table: str) -> str:
        response = await self.send("GET", f"/api/tables/{table}/record")
        assert response.status_code == 200, response.text
        return response.text

    def at(self, table: str, token: str = "", base: str = "") -> TableClient:
        return TableClient(self, table, token, base)


class TableClient:
    """A person's connection to a table, and everything received over it."""

    ids = itertools.count(1)

    def __init__(self, person: Person, table: str, token: str = "", base: str = "") -> None:
        self.person = person
        self.table = table
        self.base = base or person.base
        self._token = token
        self._socket: ClientConnection | None = None
        self.frames: list[Json] = []
        self.state: Json = {}
        self.lines: list[Json] = []  # of the log, updated as the protocol says
        self.acknowledged: dict[str, int] = {}
        self.newest_seq = 0  # of all states received
        self._outcomes: dict[str, Json] = {}
        self.unacknowledged: dict[str, Json] = {}

    async def __aenter__(self) -> TableClient:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def connect(self, last: int = 0, room: int | None = None) -> TableClient:
        """Connect and send a hello; `room` is the size of the receive buffer."""
        address = f"{self.base.replace('http', 'ws')}/api/tables/{self.table}/socket"
        self._socket = await connect(
            f"{address}?token={self._token}" if self._token else address,
            additional_headers={"Cookie": self.person.cookie} if self.person.cookie else {},
            ssl=self.person.tls,
            max_size=None,
            compression=None,
            proxy=None,
            sock=narrow_socket(self.base, room) if room else None,
        )
        await self.send(type="hello", last_seq=last)
        return self

    async def reconnect(self) -> TableClient:
        """Connect again, with retries, and resend unacknowledged messages unchanged."""
        end = asyncio.get_running_loop().time() + TIMEOUT
        while True:
            try:
                await self.connect(self.state.get("seq", 0))
                for message in tuple(self.unacknowledged.values()):
                    await self.send(**message)
                return self
            except (OSError, EOFError, WebSocketException):
                assert asyncio.get_running_loop().time() < end, "no server answers"
                await asyncio.sleep(RETRY_DELAY)

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    # Sending ----------------------------------------------------------------------------------------

    async def send(self, **message: Any) -> None:
        assert self._socket, "connected"
        await self._socket.send(json.dumps(message))

    async def answer(self, text: str, **more: Any) -> str:
        """Answer the prompt of the newest state; return the request id."""
        return await self._enter(type="answer", seq=self.state["seq"], text=text, **more)

    async def undo(self, **more: Any) -> str:
        return await self._enter(type="undo", seq=self.state["seq"], **more)

    async def resign(self) -> str:
        return await self._enter(type="resign")

    async def _enter(self, **message: Any) -> str:
        request_id = f"c-{next(self.ids)}-{secrets.token_hex(4)}"
        self.unacknowledged[request_id] = {**message, "request_id": request_id}
        await self.send(**self.unacknowledged[request_id])
        return request_id

    async def resend(self, request_id: str) -> str:
        """Send a message again, unchanged."""
        self._outcomes.pop(request_id, None)
        await self.send(**self.unacknowledged[request_id])
        return request_id

    # Getting ----------------------------------------------------------------------------------------

    async def next(self) -> Json:
        """Return the next message."""
        assert self._socket, "connected"
        async with asyncio.timeout(TIMEOUT):  # not wait_for, which may swallow a cancellation
            frame: Json = json.loads(await self._socket.recv())
        self.frames.append(frame)
        if frame.get("request_id"):
            self._outcomes[frame["request_id"]] = frame
        match frame["type"]:
            case "state":
                self.state = frame
                self.newest_seq = max(self.newest_seq, frame["seq"])
                self.lines[frame.get("log_from", 0) :] = frame.get("log", [])
            case "ack":
                self.acknowledged[frame["request_id"]] = frame["seq"]
                self.unacknowledged.pop(frame["request_id"], None)
            case "refused" if frame["reason"]["key"] != "refused-store":
                self.unacknowledged.pop(frame["request_id"], None)
        return frame

    async def until(self, wanted: Until) -> Json:
        """Return the next message that is wanted, within a limited number of messages."""
        for _ in range(5_000):
            frame = await self.next()
            if wanted(frame):
                return frame
        raise AssertionError("it never came")

    async def wait_for_state(self, wanted: Until) -> Json:
        """Return the newest state if it is wanted, or the next one that is."""
        if self.state and wanted(self.state):
            return self.state
        return await self.until(lambda frame: frame["type"] == "state" and wanted(frame))

    async def state_after(self, at: int) -> Json:
        """Return the first state after an entry."""
        return await self.wait_for_state(lambda state: state["seq"] > at)

    async def state_at(self, at: int) -> Json:
        """Return a state at an entry or a later one."""
        return await self.wait_for_state(lambda state: state["seq"] >= at)

    async def next_prompt(self) -> Json:
        state = await self.wait_for_state(lambda state: bool(state.get("prompts")))
        prompt: Json = state["prompts"][0]
        return prompt

    async def outcome(self, request_id: str) -> Json:
        """Return the ack or the refusal of a message."""
        if request_id in self._outcomes:
            return self._outcomes[request_id]
        return await self.until(lambda frame: frame.get("request_id") == request_id)

    async def submit(self, text: str, **more: Any) -> int:
        """Answer, and wait for the resulting state; return the number of the entry."""
        return await self.wait_for_ack(await self.answer(text, **more))

    async def wait_for_ack(self, request_id: str) -> int:
        frame = await self.outcome(request_id)
        assert frame["type"] == "ack", frame
        at: int = frame["seq"]
        await self.wait_for_state(lambda state: state["seq"] >= at)
        return at

    async def refused(self, request_id: str) -> str:
        frame = await self.outcome(request_id)
        assert frame["type"] == "refused", frame
        key: str = frame["reason"]["key"]
        return key

    async def play(self, dice: random.Random, most: int = 5_000) -> Json:
        """Answer every prompt until the game is over; return the last state."""
        for _ in range(most):
            state = await self.wait_for_state(lambda state: over(state) or bool(state.get("prompts")))
            if over(state):
                return state
            await self.submit(any_answer(state["prompts"][0], dice, in_haste=True))
        raise AssertionError("the game has no end")


def narrow_socket(base: str, room: int) -> socket.socket:
    """A socket with a small receive buffer."""
    address = httpx.URL(base)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    narrow.connect((address.host, address.port))
    narrow.setblocking(False)
    return narrow


def over(state: Json) -> bool:
    return bool(state["view"] and state["view"]["over"])


def any_answer(prompt: Json | Prompt, dice: random.Random, *, in_haste: bool = False) -> str:
    """Return a random answer, built as docs/protocol.md says; in haste, one that ends the game soon."""
    if not isinstance(prompt, Prompt):
        return any_answer(msgspec.convert(prompt, Prompt), dice, in_haste=in_haste)
    if prompt.answers or not prompt.choices:
        decline = (prompt.decline,) if prompt.decline else ()
        if in_haste and prompt.answers:
            ending = [answer for answer in prompt.answers if answer in ENDING]
            return dice.choice(ending or [*prompt.answers])
        return dice.choice([*prompt.answers, *decline])
    keys = [choice.key for choice in prompt.choices for _ in range(choice.copies)]
    picked = dice.sample(keys, dice.randint(prompt.min, min(prompt.max, len(keys))))
    return " ".join([prompt.choices[0].verb, *picked]) if picked else prompt.decline


def entropy() -> str:
    return secrets.token_hex(16)


async def people(base: str, *names: str) -> list[Person]:
    return list(await asyncio.gather(*(Person(base, name).enter() for name in names)))


async def table_for(hosts: list[Person], setup: Json, *bots: str, **more: Any) -> str:
    """Start a table with these people, then these bots; return its id."""
    seats = [ME, *([OPEN] * (len(hosts) - 1)), *map(bot, bots)]
    table = await hosts[0].open(setup, *seats, public=True, **more)
    for seat, person in enumerate(hosts[1:], 1):
        await person.sit(table, seat)
    await hosts[0].post(f"/api/tables/{table}/start")
    return table


async def seated(base: str, *names: str, setup: Json, bots: Sequence[str] = ()) -> list[TableClient]:
    """Connect these people, at a table that plays; the others are bots."""
    hosts = await people(base, *names)
    table = await table_for(hosts, setup, *bots)
    clients = [await person.at(table).connect() for person in hosts]
    for client in clients:
        await client.wait_for_state(lambda state: state["view"] is not None)
    return clients


async def ended(
    hosts: list[Person], setup: Json, *bots: str, losers: Sequence[int] = (0,)
) -> tuple[str, TableClient]:
    """A game that some of the hosts have given up: its id, and the first host at its table."""
    table = await table_for(hosts, setup, *bots)
    client = await hosts[0].at(table).connect()
    await client.wait_for_state(lambda state: state["view"] is not None)
    for loser in losers:
        async with hosts[loser].at(table) as leaving:
            await leaving.wait_for_state(lambda state: state["view"] is not None)
            await leaving.wait_for_ack(await leaving.resign())
    await client.wait_for_state(over)
    return table, client
