"""Clocks: kept by the server, from the moments in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from regat.dominion.wire import DominionSetupMessage
from regat.server.protocol.messages import Clock
from regat.server.storage import TableRow, open_store
from regat.server.tables.clocks import Clocks
from regat.server.tables.table_doc import SeatAssignment, TableDoc, token, written
from regat.server.transport.guests import COOKIE, Guests
from tests.server.games.nodes import Node
from tests.support.clients import Person

SECRET = "07" * 32


def test_the_time_between_entries_is_charged_to_the_seat_that_was_asked() -> None:
    clocks = Clocks(Clock(10, more=2), players=2, started=1_000)
    assert clocks.left(0, asked=0, now=4_000) == 7_000
    assert clocks.left(1, asked=0, now=4_000) == 10_000
    clocks.entered(0, 5_000, decided=True)
    assert clocks.left(0, asked=1, now=9_000) == 8_000
    assert clocks.left(1, asked=1, now=9_000) == 6_000
    clocks.entered(1, 9_000, decided=False)  # an undo earns nothing
    assert clocks.left(1, asked=0, now=9_000) == 6_000
    assert clocks.left(0, asked=0, now=60_000) == 0


@pytest.fixture
def prepared(tmp_path: Path) -> Iterator[Node]:
    """A server that is not started yet."""
    node = Node(str(tmp_path / "regat.db"), tmp_path / "log")
    yield node
    node.kill()


async def running_out(node: Node, chairs: int) -> tuple[str, list[Person]]:
    """A game that began before the server did, with so many people; two of their ten seconds are left."""
    store = open_store(node.store_url)
    await store.open()
    try:
        guests = Guests(store, await store.cookie_key())
        players = []
        for name in ("Ana", "Maria")[:chairs]:
            guest, _ = await guests.add(name)
            person = Person(node.base, name)
            person.cookie = f"{COOKIE}={guests.sign_cookie(guest.id)}"
            players.append((guest, person))
        seats = [SeatAssignment("guest", guest.id, guest.name) for guest, _ in players]
        bots = [SeatAssignment("bot", name="random", bot="random")] * (2 - chairs)
        moment = await store.now()
        document = TableDoc(
            DominionSetupMessage(), seats[0].guest, (*seats, *bots), SECRET, token(), token(), moment - 8_000,
            started_at=moment - 8_000, stage="playing", clock=Clock(10), first_seat=0,
        )  # fmt: skip
        row = await store.add_table(written(TableRow(token(), b""), document))
    finally:
        await store.close()
    return row.id, [person for _, person in players]


async def test_a_clock_runs_on_while_the_server_is_down_and_then_the_others_decide(prepared: Node) -> None:
    table, [ana, maria] = await running_out(prepared, 2)
    await asyncio.to_thread(prepared.start)
    async with ana.at(table) as late, maria.at(table) as other:
        state = await other.wait_for_state(lambda state: state["view"] is not None)
        assert state["table"]["seats"][0]["time_left"] < 2_000
        assert state["table"]["seats"][1]["time_left"] == 10_000
        await other.state_after(0)
        assert other.state["table"]["seats"][0]["time_left"] == 0
        before = len(other.frames)
        await other.send(type="ping")
        await other.until(lambda frame: frame["type"] == "pong")
        assert len(other.frames) - before < 10, "an expired clock makes no noise"
        await late.state_after(0)
        await other.send(type="absence", seat=0, then="end")
        end = await other.wait_for_state(lambda state: state["view"]["over"])
        assert end["view"]["winners"] == [1]


async def test_with_nobody_else_to_decide_a_bot_plays_on(prepared: Node) -> None:
    table, [ana] = await running_out(prepared, 1)
    await asyncio.to_thread(prepared.start)
    async with ana.at(table) as client:
        end = await client.wait_for_state(lambda state: state["view"] is not None and state["view"]["over"])
        assert end["table"]["seats"][0]["substitute"] == "hard"


async def test_a_player_out_of_time_cannot_take_the_seat_back(prepared: Node) -> None:
    table, [ana, maria] = await running_out(prepared, 2)
    await asyncio.to_thread(prepared.start)
    async with ana.at(table) as late, maria.at(table) as other:
        await other.state_after(0)
        await other.send(type="absence", seat=0, then="bot")
        await late.wait_for_state(lambda state: bool(state["table"]["seats"][0].get("substitute")))
        await late.send(type="absence", seat=0, then="return")
        refused = await late.until(lambda frame: frame["type"] == "refused")
        assert refused["reason"]["key"] == "refused-out-of-time"
        assert [line["key"] for line in late.lines][-1:] != ["log-returns"]
