"""Hostile clients: whatever they send, the server lives, other tables go on, and nothing secret is logged."""

from __future__ import annotations

import json
import random
import socket as sockets
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.http.server import Server, ended, hello, opened, play_on
from tests.support.clients import entropy

SEED = 20_261_116
CONNECTIONS = 60
FRAMES = 25

STRANGE = (
    None,
    True,
    -1,
    0,
    1,
    5,
    6,
    10**6,
    10**400,
    1.5,
    "",
    " ",
    "é",
    "\x00",
    "! undo 1",
    "! resign 1",
    "! takeover 0 greedy",
    "! return 0",
    "! end",
    "claim 1\n! resign 1",
    "x" * 9_999,
    [],
    [[]],
    {},
    {"type": "hello"},
    "hello",
    "bot",
    "wait",
    "end",
    "return",
)
FIELDS = ("seq", "request_id", "text", "seat", "agree", "then", "phrase", "last_seq", "type", "extra")
LINES = (
    "claim 1",
    "end turn",
    "! undo 1",
    "! resign 1",
    "! takeover 1 greedy",
    "! return 1",
    "! end",
    "play copper",
    "buy copper",
    "x",
)
RAW = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"{}",
    b'{"type":"hello","type":"resign"}',
    b'{"x":' + b"[" * 7_000 + b"]" * 7_000 + b',"type":"ping"}',
    b'{"x":' + b'{"x":' * 2_500 + b"1" + b"}" * 2_500 + b',"type":"hello"}',
    b"\xef\xbb\xbf{}",
    b"\x00" * 100,
)


def polite(luck: random.Random, at: int) -> dict[str, object]:
    """A message that can be read, but comes when it should not."""
    numbers: dict[str, object] = {"seq": luck.choice([at, at, at + 1, 0]), "request_id": luck.choice("abc")}
    seat: dict[str, object] = {"seat": luck.choice([0, 1, 1, 5])} if luck.random() < 0.5 else {}
    return luck.choice(
        [
            {"type": "hello", "last_seq": luck.choice([0, at, 999_999])},
            {"type": "answer", "text": luck.choice(LINES), **numbers, **seat},
            {"type": "answer", "text": luck.choice(LINES), **numbers, **seat},
            {"type": "undo", **numbers, **seat},
            {"type": "consent", "seq": at, "agree": luck.random() < 0.5},
            {"type": "absence", "seat": luck.choice([0, 1, 5]), "then": luck.choice(["wait", "bot", "end"])},
            {"type": "chat", "phrase": luck.choice(["hello", "nonsense"])},
            {"type": "chat", "text": luck.choice(["/hello", "rude", "hi", "\u202e", " "])},
            {"type": "resign", "request_id": "r", **({} if luck.random() < 0.05 else {"seat": 1})},
            {"type": "ping"},
        ]
    )


def frame(luck: random.Random, at: int) -> str | bytes:
    """A frame that no friendly client sends."""
    kind = luck.random()
    if kind < 0.2:
        return luck.choice(RAW)
    if kind < 0.4:
        return luck.choice(RAW).decode("utf-8", "replace")
    message = polite(luck, at)
    message |= {luck.choice(FIELDS): luck.choice(STRANGE) for _ in range(luck.randint(1, 2))}
    return json.dumps(message)


def test_the_server_survives_hostile_frames_and_other_tables_go_on(server: Server) -> None:
    luck = random.Random(SEED)
    calm, hostile, other = server.guest("Ana"), server.guest("Eve"), server.guest("Maria")
    quiet = opened(calm, "me", "greedy")["id"]
    calm.post(f"/api/tables/{quiet}/start")
    seats = [opened(hostile, "me", "open", public=True, game=game) for game in ("kingdomino", "dominion") * 4]
    for table in seats[:6]:
        other.post(f"/api/tables/{table['id']}/sit", json={"seat": 1, "entropy": entropy()})
        assert hostile.post(f"/api/tables/{table['id']}/start").status_code == 200
    ways = [(table["id"], "") for table in seats] + [(quiet, f"?token={luck.random()}")]
    for _ in range(CONNECTIONS):
        attack(server, luck, *luck.choice(ways), client=hostile if luck.random() < 0.8 else None)
        if luck.random() < 0.2:
            play_on(server, calm, quiet, most=1)
    assert play_on(server, calm, quiet)["view"]["over"]
    for table in seats:
        assert other.get(f"/api/tables/{table['id']}").status_code == 200
    assert server.process
    assert server.process.poll() is None
    assert "Traceback" not in server.log()


def attack(server: Server, luck: random.Random, table: str, query: str, *, client: object) -> None:
    visitor = client or server.client()
    with server.socket(visitor, table, query) as socket:  # type: ignore[arg-type] # a client or a new one
        try:
            at = 0
            if luck.random() < 0.8:
                at = hello(socket)["seq"]
            for _ in range(luck.randint(1, FRAMES)):
                socket.send(json.dumps(polite(luck, at)))
            if luck.random() < 0.7:
                socket.send(frame(luck, at))
            socket.send('{"type":"ping"}')
            while "pong" not in str(socket.recv(timeout=10)):
                pass
        except ConnectionClosed:
            assert ended(socket)[0] in (1003, 1007, 1008, 1009, 4404)


@pytest.mark.parametrize(
    "octets",
    [
        b"\x00\x01\x02\x03\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1e9\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: \xff\xfe\r\nCookie: regat=\xff\r\n\r\n",
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
)
def test_the_server_survives_hostile_octets(server: Server, octets: bytes) -> None:
    place = urlsplit(server.base)
    with sockets.create_connection((place.hostname or "", place.port or 0), timeout=10) as raw:
        try:
            raw.sendall(octets)
            raw.shutdown(sockets.SHUT_WR)
            response = raw.recv(100_000)
        except OSError:
            response = b""
    assert b"Traceback" not in response
    assert b" 500 " not in response.partition(b"\r\n")[0]
    assert server.client().get("/healthz").status_code == 200


def test_no_token_cookie_or_phrase_is_ever_logged(server: Server) -> None:
    known = server.client().post("/api/me", json={"name": "Ana"})
    secrets = [known.json()["phrase"], known.cookies["regat"].partition(".")[2]]
    guest = server.guest("Maria")
    table = opened(guest, "me", "open")
    secrets += [table["invite_token"], table["watch_token"], guest.cookies["regat"].partition(".")[2]]
    for token in (table["invite_token"], table["watch_token"]):
        server.client().get(f"/api/tables/{table['id']}", params={"token": token})
        server.client().get(f"/api/nowhere?token={token}")
        server.client().post(f"/api/tables/{table['id']}/sit", json={"seat": 1, "invite_token": token})
        with server.socket(server.client(), table["id"], f"?token={token}") as socket:
            hello(socket)
            socket.send("nonsense")
            assert ended(socket)[0] == 1008
        with server.socket(server.client(), "nowhere", f"?token={token}") as socket:
            assert ended(socket) == (4404, "refused-no-table")
    logged = server.log()
    assert [secret for secret in secrets if secret in logged] == []
    for line in logged.splitlines():
        assert json.loads(line)["level"], "one JSON object a line"
