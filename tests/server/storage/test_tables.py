"""Tables: an update must be based on the newest version."""

import asyncio
from dataclasses import replace

import pytest

from regat.server.storage import Conflict, Store, TableRow
from tests.server.storage.rows import add_table, next_moment


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    given = TableRow("t", '{"name": "Їжак"}'.encode(), ("h", "g"), listed=True, finished=False)
    saved = await store.add_table(given)
    assert saved == replace(given, version=1, updated_at=saved.updated_at)
    assert await store.table("t") == saved
    assert await store.table("unknown") is None


async def test_an_id_is_taken_once(store: Store) -> None:
    await store.add_table(TableRow("t", b"first"))
    with pytest.raises(Conflict):
        await store.add_table(TableRow("t", b"second"))
    assert (await store.table("t")).document == b"first"  # type: ignore[union-attr]  # it is there


async def test_a_saved_table_is_the_next_version(store: Store) -> None:
    first = await add_table(store, "t", "g")
    second = await store.save_table(replace(first, document=b"2", guests=("h",), listed=True, finished=True))
    assert second == TableRow(
        "t", b"2", ("h",), listed=True, finished=True, version=2, updated_at=second.updated_at
    )
    assert second.updated_at >= first.updated_at
    assert await store.table("t") == second
    assert await store.tables_of("g", 9) == []
    assert await store.tables_of("h", 9) == [second]


async def test_a_stale_version_is_a_conflict(store: Store) -> None:
    first = await add_table(store)
    second = await store.save_table(replace(first, document=b"2"))
    for version in (0, 1, 3):
        with pytest.raises(Conflict):
            await store.save_table(replace(first, document=b"lost", guests=("g",), version=version))
    with pytest.raises(Conflict):
        await store.save_table(TableRow("unknown", b""))
    assert await store.table("t") == second
    assert await store.tables_of("g", 9) == []


async def test_of_many_concurrent_updates_one_wins(store: Store) -> None:
    first = await add_table(store)
    saves = (store.save_table(replace(first, document=str(n).encode())) for n in range(50))
    outcomes = await asyncio.gather(*saves, return_exceptions=True)
    won = [outcome for outcome in outcomes if isinstance(outcome, TableRow)]
    assert len(won) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 49
    assert await store.table("t") == won[0]


async def test_a_document_of_a_megabyte(store: Store) -> None:
    document = bytes(range(256)) * 4096
    first = await store.add_table(TableRow("t", document))
    second = await store.save_table(replace(first, document=document[::-1]))
    assert await store.table("t") == second
    assert second.document == document[::-1]


async def test_listed_tables_come_newest_first(store: Store) -> None:
    for id, listed, over in (("a", True, False), ("b", False, False), ("c", True, True), ("d", True, False)):
        await store.add_table(TableRow(id, b"", listed=listed, finished=over))
        await next_moment(store)
    assert [table.id for table in await store.listed_tables(9)] == ["d", "a"]
    assert [table.id for table in await store.listed_tables(1)] == ["d"]
    await store.save_table((await store.listed_tables(9))[1])
    assert [table.id for table in await store.listed_tables(9)] == ["a", "d"]


async def test_a_guest_sees_running_tables_first_then_the_newest(store: Store) -> None:
    for id, over in (("a", True), ("b", False), ("c", True), ("d", False)):
        await store.add_table(TableRow(id, b"", ("h", "g"), finished=over))
        await next_moment(store)
    await add_table(store, "e", "h")
    assert [table.id for table in await store.tables_of("g", 9)] == ["d", "b", "c", "a"]
    assert [table.id for table in await store.tables_of("g", 3)] == ["d", "b", "c"]


async def test_unfinished_tables_are_counted(store: Store) -> None:
    for id, over in (("a", True), ("b", False), ("c", False)):
        await store.add_table(TableRow(id, b"", finished=over))
    assert await store.count_tables() == 2
    table = await store.table("b")
    assert table
    await store.save_table(replace(table, finished=True))
    assert await store.count_tables() == 1


async def test_only_tables_that_have_not_changed_for_long_are_due(store: Store) -> None:
    for id, begun in (("a", False), ("b", True), ("c", False)):
        await store.add_table(TableRow(id, b"", begun=begun))
        await next_moment(store)
    last = await store.table("c")
    assert last
    assert await store.expiring_tables(last.updated_at - 1, 9, begun=False) == ["a"]
    assert await store.expiring_tables(last.updated_at, 9, begun=True) == ["b"]
    assert await store.expiring_tables(last.updated_at, 1, begun=False) == ["a"]
