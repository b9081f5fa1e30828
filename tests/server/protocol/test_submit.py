"""Answers that are entered at once: what the store does not take leaves the table as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import cast

import pytest

from regat.kernel.choice import Choice
from regat.kingdomino.wire import KingdominoSetupMessage
from regat.server.protocol.messages import Answer
from regat.server.storage import Conflict, StoredEntry, StoreError, TableRow, Unavailable
from regat.server.storage.sqlite import SqliteStore
from regat.server.tables.table import Table
from regat.server.tables.table_doc import SeatAssignment, TableDoc, written

PATIENCE = 10.0  # seconds; only a failure waits for so long


class Faulty(SqliteStore):
    """SQLite that meets something the next time an entry is appended: at once, or after a while."""

    fault: Exception | None = None
    late = False

    def append(self, table: str, entry: StoredEntry, saved: TableRow | None = None) -> Awaitable[StoredEntry]:
        fault, self.fault = self.fault, None
        if fault is None:
            return super().append(table, entry, saved)
        if not self.late:
            raise fault
        return self._fail(fault)

    async def _fail(self, fault: Exception) -> StoredEntry:
        await asyncio.sleep(0)
        raise fault


async def seated(store: SqliteStore) -> Table:
    chairs = tuple(
        SeatAssignment("guest", guest=f"g{seat}", name=f"n{seat}", bits="0" * 32) for seat in range(2)
    )
    document = TableDoc(
        setup=KingdominoSetupMessage(players=2),
        owner="g0",
        chairs=chairs,
        secret="5" * 64,
        invite="i",
        watch="w",
        made=1,
        started=1,
        stage="playing",
    )
    table = Table(await store.add_table(written(TableRow("t", b""), document)), store)
    await table.load()
    return table


class Hand:
    """Gives answers of whoever is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def give(self, client: str, *, at: int | None = None, text: str = "") -> asyncio.Future[int] | None:
        """The number that the answer gets; None if it is not taken at once."""
        match, coming = self.table.match, asyncio.get_running_loop().create_future()
        assert match, "the table plays"
        text = text or str(cast(Choice, match.choice).options[0])
        give = Answer(self.table.at if at is None else at, client, text)
        seat = match.seat
        taken = self.table.give(give, seat, f"g{seat}", lambda told, seq: coming.set_result(seq))
        return coming if taken else None


async def given(coming: asyncio.Future[int] | None) -> int:
    assert coming is not None, "nothing stands in its way"
    async with asyncio.timeout(PATIENCE):
        return await coming


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("fault", [Unavailable("no"), Conflict("no"), StoreError("no"), ZeroDivisionError()])
def test_what_the_store_does_not_take_leaves_the_table_as_it_was(
    tmp_path: Path, fault: Exception, late: bool
) -> None:
    async def play() -> None:
        store = Faulty(tmp_path / "regat.db")
        await store.open()
        try:
            table = await seated(store)
            hand = Hand(table)
            assert await given(hand.give("c1")) == 1
            before = table.match and table.match.game.fingerprint()
            store.fault, store.late = fault, late
            assert await given(hand.give("c2")) == 0
            assert table.match
            assert (table.at, table.durable, table.settled) == (1, 1, True)
            assert table.match.game.fingerprint() == before
            assert not table.lock.locked()
            assert await given(hand.give("c2")) == 2
            assert [entered.request_id for entered in await store.log("t")] == ["c1", "c2"]
        finally:
            await store.close()

    asyncio.run(play())


def test_what_something_stands_in_the_way_of_is_not_taken(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "regat.db")
        await store.open()
        try:
            table = await seated(store)
            hand = Hand(table)
            coming = hand.give("c1")
            assert hand.give("c2") is None, "one is on its way"
            assert await given(coming) == 1
            assert hand.give("c3", at=0) is None, "stale"
            assert hand.give("c4", text="claim 99") is None, "illegal"
            async with table.lock:
                assert hand.give("c5") is None, "somebody else changes the table"
            assert not table.lock.locked()
            assert await given(hand.give("c6")) == 2
            assert [entered.request_id for entered in await store.log("t")] == ["c1", "c6"]
        finally:
            await store.close()

    asyncio.run(play())
