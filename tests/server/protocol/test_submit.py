"""Submitting answers: if the store refuses an entry, the table does not change."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest

from regat.kernel.choice import Choice
from regat.kingdomino.wire import KingdominoSetupMessage
from regat.server.protocol.errors import ApiError
from regat.server.storage import Conflict, StoreError, TableRow, Unavailable
from regat.server.storage.sqlite import SqliteStore
from regat.server.tables.clocks import DatabaseClock
from regat.server.tables.table import Table
from regat.server.tables.table_doc import SeatAssignment, TableDoc, written
from tests.support.stores import FailingStore

TIMEOUT = 10.0  # seconds; only a failure waits for so long


async def seated(store: SqliteStore) -> Table:
    seats = tuple(
        SeatAssignment("guest", guest=f"g{seat}", name=f"n{seat}", entropy="0" * 32) for seat in range(2)
    )
    document = TableDoc(
        setup=KingdominoSetupMessage(players=2),
        owner="g0",
        seats=seats,
        secret="5" * 64,
        invite_token="i",
        watch_token="w",
        created_at=1,
        started_at=1,
        stage="playing",
    )
    table = Table(await store.add_table(written(TableRow("t", b""), document)), store, DatabaseClock())
    await table.load()
    return table


async def submit(table: Table, request_id: str, *, at: int | None = None, text: str = "") -> int:
    """Submit an answer for the seat that has to answer; return the number of its entry."""
    async with asyncio.timeout(TIMEOUT), table.lock:
        match = table.match
        assert match, "the table plays"
        text = text or str(cast(Choice, match.choice).options[0])
        seat = match.seat
        return await table.submit(
            text, at=table.at if at is None else at, seat=seat, guest=f"g{seat}", request_id=request_id
        )


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("fault", [Unavailable("no"), StoreError("no"), ZeroDivisionError()])
def test_what_the_store_does_not_take_leaves_the_table_as_it_was(
    tmp_path: Path, fault: Exception, late: bool
) -> None:
    async def play() -> None:
        store = FailingStore(tmp_path / "regat.db")
        await store.open()
        try:
            table = await seated(store)
            assert await submit(table, "c1") == 1
            before = table.match and table.match.game.fingerprint()
            store.failure, store.late = fault, late
            with pytest.raises(StoreError):
                await submit(table, "c2")
            assert table.match
            assert (table.at, table.committed_seq, table.in_sync) == (1, 1, True)
            assert table.match.game.fingerprint() == before
            assert not table.lock.locked()
            assert await submit(table, "c2") == 2
            assert [entered.request_id for entered in await store.log("t")] == ["c1", "c2"]
        finally:
            await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("late", [False, True])
def test_a_conflict_is_tried_again(tmp_path: Path, late: bool) -> None:
    async def play() -> None:
        store = FailingStore(tmp_path / "regat.db")
        await store.open()
        try:
            table = await seated(store)
            store.failure, store.late = Conflict("no"), late
            assert await submit(table, "c1") == 1
            assert (table.at, table.committed_seq, table.in_sync) == (1, 1, True)
        finally:
            await store.close()

    asyncio.run(play())


def test_a_refused_answer_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "regat.db")
        await store.open()
        try:
            table = await seated(store)
            first, second = await asyncio.gather(
                submit(table, "c1", at=0), submit(table, "c2", at=0), return_exceptions=True
            )
            assert first == 1
            assert isinstance(second, ApiError)
            assert second.key == "refused-stale"
            for refused in ({"at": 0}, {"text": "claim 99"}):
                with pytest.raises(ApiError):
                    await submit(table, "c3", **refused)  # type: ignore[arg-type]  # one or the other
            assert not table.lock.locked()
            assert await submit(table, "c4") == 2
            assert [entered.request_id for entered in await store.log("t")] == ["c1", "c4"]
        finally:
            await store.close()

    asyncio.run(play())
