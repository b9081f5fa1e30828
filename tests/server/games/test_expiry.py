"""Unfinished tables: they expire by the host's policy, and the owner can close them and send people away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from regat.kingdomino.wire import KingdominoSetupMessage
from regat.server.limits import Limits
from regat.server.protocol.errors import ApiError
from regat.server.storage import Guest, Store
from regat.server.tables.account_deletion import delete_guest
from regat.server.tables.bot_pool import BotPool
from regat.server.tables.clocks import DatabaseClock
from regat.server.tables.expiry import DAY, Expiry
from regat.server.tables.lobby import Lobby
from regat.server.tables.manager import TableManager
from regat.server.tables.scheduler import Scheduler
from regat.server.tables.table import Table
from regat.server.tables.table_doc import SeatAssignment, read, written
from regat.server.tables.table_info import table_info
from tests.server.storage.rows import add_guest, opened

SETUP = KingdominoSetupMessage()


class House:
    """The tables of a node without its network."""

    def __init__(self, store: Store, expiry: Expiry) -> None:
        self.store = store
        self.manager = TableManager(store, BotPool(), Limits(tables_of_guest=2), DatabaseClock(), expiry)
        self.lobby = Lobby(self.manager)
        self.scheduler = Scheduler(self.manager)

    async def open(self, guest: Guest, *, public: bool = False) -> Table:
        seats = (SeatAssignment("guest", guest.id, guest.name), SeatAssignment("open"))
        return await self.lobby.open(guest, SETUP, seats, public=public)

    async def begin(self, owner: Guest, other: Guest) -> Table:
        table = await self.open(owner, public=True)
        await self.lobby.sit(table.id, 1, other, "", "")
        await self.lobby.start(table.id, owner, 0)
        await asyncio.gather(*self.scheduler._tasks)  # nobody is connected, and that has been recorded
        return table


@asynccontextmanager
async def house(store_url: str, **expiry: int) -> AsyncIterator[tuple[House, Guest, Guest]]:
    async with opened(store_url) as store:
        found = House(store, Expiry(**expiry))
        try:
            yield found, await add_guest(store, "ana"), await add_guest(store, "ion", "Ion")
        finally:
            found.scheduler.close()


async def test_a_table_whose_game_never_begins_closes_and_no_longer_counts(store_url: str) -> None:
    async with house(store_url, gathering=0) as (tables, ana, ion):
        waiting, _ = await tables.open(ana, public=True), await tables.open(ana)
        playing = await tables.begin(ion, await add_guest(tables.store, "zoe"))
        await tables.scheduler.close_expired()
        assert waiting.document.stage == "closed"
        assert playing.document.stage == "playing", "a game has its own time"
        assert await tables.store.count_tables() == 1
        assert await tables.store.listed_tables(10) == []
        await tables.open(ana)  # the limit is free again


async def test_a_game_without_moves_ends_unrated(store_url: str) -> None:
    async with house(store_url, game=0) as (tables, ana, ion):
        playing, waiting = await tables.begin(ana, ion), await tables.open(ana)
        await tables.scheduler.close_expired()
        assert playing.over
        assert playing.match
        assert playing.match.entries[-1].kind == "end"
        assert waiting.document.stage == "gathering"


async def test_a_game_with_recent_moves_is_only_due_later(store_url: str) -> None:
    """Moves do not write the table's row: the first search that finds it puts it off."""
    async with house(store_url, game=DAY) as (tables, ana, ion):
        playing = await tables.begin(ana, ion)
        before = playing.row.version
        playing.last_entry_at = await tables.store.now()
        await tables.scheduler._expire(playing.id)
        assert not playing.over
        assert playing.row.version == before + 1


async def test_the_search_reads_only_tables_where_something_is_to_do(store_url: str) -> None:
    async with house(store_url) as (tables, ana, ion):
        playing, _ = await tables.begin(ana, ion), await tables.open(ana)
        assert await tables.store.attended_tables() == []
        async with playing.lock:
            await playing.save(playing.document.with_disconnected([1], 0))
        assert await tables.store.attended_tables() == [playing.id]


async def test_the_people_at_a_table_are_told_when_it_closes(store_url: str) -> None:
    async with house(store_url, gathering=DAY, game=2 * DAY) as (tables, ana, ion):
        waiting, playing = await tables.open(ana), await tables.begin(ana, ion)
        assert table_info(waiting, ana.id).expires_at == waiting.row.updated_at + DAY
        assert table_info(playing, ion.id).expires_at == playing.row.updated_at + 2 * DAY
        await tables.lobby.close(waiting.id, ana)
        assert table_info(waiting, ana.id).expires_at == 0


async def test_only_the_owner_closes_a_table_and_only_before_the_game(store_url: str) -> None:
    async with house(store_url) as (tables, ana, ion):
        waiting, playing = await tables.open(ana, public=True), await tables.begin(ana, ion)
        await refuses("refused-owner", tables.lobby.close(waiting.id, ion))
        await refuses("refused-begun", tables.lobby.close(playing.id, ana))
        await tables.lobby.close(waiting.id, ana)
        await refuses("refused-closed", tables.lobby.sit(waiting.id, 1, ion, "", ""))
        await refuses("refused-closed", tables.lobby.start(waiting.id, ana, 0))


async def test_somebody_removed_does_not_come_back(store_url: str) -> None:
    async with house(store_url) as (tables, ana, ion):
        table = await tables.open(ana, public=True)
        await tables.lobby.sit(table.id, 1, ion, "", "")
        await refuses("refused-owner", tables.lobby.remove(table.id, 0, ion))
        await refuses("refused-not-seated", tables.lobby.remove(table.id, 0, ana))
        await tables.lobby.remove(table.id, 1, ana)
        assert table.document.seats[1].kind == "open"
        invite = table.document.invite_token
        await refuses("refused-removed", tables.lobby.sit(table.id, 1, ion, "", invite))
        assert await tables.store.tables_of(ion.id, 10) == []


async def test_deleting_oneself_frees_the_tables_that_nobody_else_sits_at(store_url: str) -> None:
    async with house(store_url) as (tables, ana, ion):
        await tables.open(ana)
        shared = await tables.open(ana, public=True)
        await tables.lobby.sit(shared.id, 1, ion, "", "")
        await delete_guest(tables.manager, ana)
        assert await tables.store.count_tables() == 1
        assert shared.document.owner == ion.id


async def test_a_row_from_before_is_looked_at_once(store_url: str) -> None:
    async with house(store_url) as (tables, ana, _):
        table = await tables.open(ana)
        await tables.store.save_table(replace(written(table.row, read(table.row)), attended=True))
        assert await tables.store.attended_tables() == [table.id]
        async with table.lock:
            await table.catch_up()
        await tables.scheduler._check(table.id)
        assert await tables.store.attended_tables() == []


async def refuses(key: str, doing: object) -> None:
    with pytest.raises(ApiError) as refusal:
        await doing  # type: ignore[misc]  # a coroutine of any kind
    assert refusal.value.key == key
