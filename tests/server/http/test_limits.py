"""Limits: each of them is reached, refused in words, and leaves everybody else alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection

from regat.server.limits import Bucket, Buckets, Limits
from regat.server.storage import open_store
from regat.server.transport import app
from tests.server.http.server import ROOMY, Server, ended, hello, opened, refused


def closed(socket: ClientConnection) -> tuple[int, str]:
    """Return the reason why the server closed a socket immediately."""
    with socket:
        return ended(socket)


def test_a_bucket_empties_and_fills_again() -> None:
    moment = 0.0
    bucket = Bucket(rate=2, size=3, clock=lambda: moment)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    moment = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    moment = 1_000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_buckets_of_many_names_stay_few() -> None:
    buckets = Buckets(rate=0, size=1, max_names=3)
    assert buckets.take("a")
    assert not buckets.take("a")
    for name in "bcd":
        assert buckets.take(name)
    assert buckets.take("a"), "forgotten meanwhile"
    assert not buckets.take("d")


def test_new_guests_from_one_address_are_limited(tmp_path: Path) -> None:
    limits = {**ROOMY, "new_guests_an_hour": 3}
    with Server(tmp_path, limits=limits) as server:
        guest, *_ = [server.guest() for _ in range(3)]
        refused(server.client().post("/api/me", json={"name": "Ana"}), 429, "refused-too-much")
        recovery = {"phrase": "one two three four"}
        refused(server.client().post("/api/me/recovery", json=recovery), 429, "refused-too-much")
        assert guest.get("/api/me").status_code == 200
        elsewhere = server.client(**{"X-Forwarded-For": "192.0.2.7"})  # as a proxy on this machine says
        assert elsewhere.post("/api/me", json={"name": "Maria"}).status_code == 201


def test_so_many_writes_and_tables_of_a_guest(tmp_path: Path) -> None:
    limits = {**ROOMY, "writes_a_minute": 6, "tables_of_guest": 2}
    with Server(tmp_path, limits=limits) as server:
        guest = server.guest()
        for seats in (("me", "open"), ("open", "greedy")):
            opened(guest, *seats)
        body = {"setup": {"game": "kingdomino"}, "seats": [{"kind": "open"}, {"kind": "open"}]}
        problem = refused(guest.post("/api/tables", json=body), 429, "refused-many-tables")
        assert problem["parts"] == {"most": 2}
        for _ in range(3):
            guest.post("/api/me", json={"name": "Ana"})
        refused(guest.post("/api/me", json={"name": "Ana"}), 429, "refused-too-much")
        assert guest.get("/api/me").status_code == 200, "reading goes on"


def test_a_seat_taken_counts_as_a_table_opened(tmp_path: Path) -> None:
    with Server(tmp_path, limits={**ROOMY, "tables_of_guest": 2}) as server:
        host, guest = server.guest(), server.guest("Ion")
        tables = [opened(one, "me", "open", public=True)["id"] for one in (host, host, guest)]
        guest.post(f"/api/tables/{tables[0]}/sit", json={"seat": 1}).raise_for_status()
        again = guest.post(f"/api/tables/{tables[1]}/sit", json={"seat": 1})
        refused(again, 429, "refused-many-tables")


def test_so_many_requests_of_an_address_and_tables_of_a_server(tmp_path: Path) -> None:
    limits = {**ROOMY, "requests_a_minute": 30, "tables": 2}
    with Server(tmp_path, limits=limits) as server:
        guest = server.guest()
        for _ in range(2):
            opened(guest, "me", "open")
        body = {"setup": {"game": "kingdomino"}, "seats": [{"kind": "open"}, {"kind": "open"}]}
        refused(guest.post("/api/tables", json=body), 503, "refused-full")
        statuses = {guest.get("/api/tables").status_code for _ in range(40)}
        assert statuses == {200, 429}
        assert guest.get("/healthz").status_code == 200


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Server]:
    limits = {
        **ROOMY,
        "connections": 5,
        "connections_of_guest": 3,
        "connections_of_address": 4,
        "watchers": 1,
    }
    with Server(tmp_path, limits=limits) as server:
        yield server


def test_so_many_connections_and_watchers(narrow: Server) -> None:
    host, watcher, other = narrow.guest("Ana"), narrow.guest("Maria"), narrow.guest("Olena")
    table, own = opened(host, "me", "open", public=True)["id"], opened(other, "me", "open")["id"]
    far, farther = {"X-Forwarded-For": "192.0.2.7"}, {"X-Forwarded-For": "192.0.2.8"}
    with ExitStack() as stack:

        def come(client: httpx.Client, path: str, **headers: str) -> ClientConnection:
            socket = stack.enter_context(narrow.socket(client, path, **headers))
            hello(socket)
            return socket

        mine = [come(host, table) for _ in range(3)]
        assert closed(narrow.socket(host, table)) == (1008, "refused-many-connections")
        come(watcher, table)
        mine[0].close()
        wait_for(narrow, 3)
        assert closed(narrow.socket(watcher, table)) == (1008, "refused-many-watchers")
        come(host, table)
        assert closed(narrow.socket(other, own)) == (1008, "refused-many-connections"), "of one address"
        assert closed(narrow.socket(host, table, **far)) == (1008, "refused-many-connections"), "of one guest"
        come(other, own, **far)
        assert closed(narrow.socket(other, own, **farther)) == (1013, "refused-full")
    wait_for(narrow, 0)
    with narrow.socket(host, table) as socket:
        hello(socket)


def wait_for(server: Server, connections: int) -> None:
    """Until the server has noticed who is gone."""
    while f"regat_connections {connections}.0" not in httpx.get(f"{server.base}/metrics").text:
        pass


def test_a_socket_that_asks_too_much_is_slowed_down_and_others_are_not(tmp_path: Path) -> None:
    limits = {**ROOMY, "messages_a_second": 50}
    with Server(tmp_path, limits=limits) as server:
        hasty, calm = server.guest("Ana"), server.guest("Maria")
        table = opened(hasty, "me", "greedy")["id"]
        quiet = opened(calm, "me", "greedy")["id"]
        with server.socket(hasty, table) as socket, server.socket(calm, quiet) as other:
            hello(socket)
            hello(other)
            for _ in range(60):
                socket.send('{"type":"ping"}')
            other.send('{"type":"ping"}')
            assert "pong" in other.recv(timeout=10)
            for _ in range(60):
                socket.recv(timeout=10)
        measured = httpx.get(f"{server.base}/metrics").text
        assert 'regat_refused_total{why="pace"}' in measured


def test_words_are_limited(tmp_path: Path) -> None:
    limits = {**ROOMY, "words_a_minute": 2}
    with Server(tmp_path, limits=limits) as server:
        guest = server.guest()
        table = opened(guest, "me", "greedy")["id"]
        with server.socket(guest, table) as socket:
            hello(socket)
            answers = []
            for _ in range(3):
                socket.send('{"type":"chat","phrase":"hello"}')
            while len(answers) < 3:
                message = socket.recv(timeout=10)
                if '"type":"state"' not in str(message):
                    answers.append(message)
        assert sum("refused-too-much" in str(answer) for answer in answers) == 1


class ManualClock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


async def test_a_limit_is_lifted_after_its_time(tmp_path: Path) -> None:
    clock, limits = ManualClock(), Limits(requests_a_minute=10, new_guests_an_hour=1)
    server = app.Server(open_store(str(tmp_path / "regat.db")), app.Settings(limits, bots=0), clock)
    async with (
        server.running(),
        httpx.AsyncClient(transport=httpx.ASGITransport(server.application), base_url="http://t") as client,
    ):
        statuses = [(await client.post("/api/me", json={"name": "Ana"})).status_code for _ in range(2)]
        assert statuses == [201, 200], "the second request renames the guest"
        client.cookies.clear()
        assert (await client.post("/api/me", json={"name": "Maria"})).status_code == 429
        clock.seconds = 3600
        assert (await client.post("/api/me", json={"name": "Maria"})).status_code == 201
        statuses = [(await client.get("/api/me")).status_code for _ in range(10)]
        assert statuses == [200] * 9 + [429]
        clock.seconds += 60
        assert (await client.get("/api/me")).status_code == 200
