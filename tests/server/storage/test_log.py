"""The log: one entry under each number, in order, none twice."""

import asyncio
from dataclasses import replace

import pytest

from regat.server.storage import Conflict, Repeated, Store, StoredEntry
from tests.server.storage.rows import add_table, entry, opened


async def test_entries_come_back_in_order(store: Store) -> None:
    await add_table(store)
    given = [
        StoredEntry(1, "claim 23", "g", "c1"),
        StoredEntry(2, "place 17 (1,0)-(2,0)"),
        StoredEntry(3, "undo 1", "ґ", "c2"),
    ]
    saved = [await store.append("t", item) for item in given]
    assert [stored._replace(created_at=0) for stored in saved] == given
    assert await store.log("t") == saved
    assert await store.log("t", since=2) == saved[2:]
    assert await store.log("t", since=3) == []
    assert await store.log("unknown") == []


async def test_moments_never_go_back(store: Store) -> None:
    await add_table(store)
    before = await store.now()
    moments = [(await store.append("t", entry(seq))).created_at for seq in range(1, 20)]
    after = await store.now()
    assert [before, *moments, after] == sorted([before, *moments, after])


@pytest.mark.parametrize("seq", [-1, 0, 1, 2, 4, 2**40])
async def test_only_the_next_number_is_taken(store: Store, seq: int) -> None:
    await add_table(store)
    for number in (1, 2):
        await store.append("t", entry(number))
    with pytest.raises(Conflict):
        await store.append("t", entry(seq))
    assert [item.seq for item in await store.log("t")] == [1, 2]


async def test_a_table_that_is_not_kept_has_no_log(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("unknown", entry(1))


async def test_tables_count_for_themselves(store: Store) -> None:
    for id in ("a", "b"):
        await add_table(store, id)
        await store.append(id, entry(1, "c1", "g"))
    assert [[item.seq for item in await store.log(id)] for id in ("a", "b")] == [[1], [1]]


async def test_of_a_hundred_concurrent_entries_one_wins(store: Store) -> None:
    await add_table(store)
    attempts = (store.append("t", StoredEntry(1, f"take {n}", "", f"c{n}")) for n in range(100))
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    won = [outcome for outcome in outcomes if isinstance(outcome, StoredEntry)]
    assert len(won) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 99
    assert await store.log("t") == won


async def test_a_repeated_entry_gets_the_number_it_had(store: Store) -> None:
    await add_table(store)
    for seq in (1, 2, 3):
        await store.append("t", entry(seq, f"c{seq}", "g"))
    for seq in (1, 2, 3, 9):
        with pytest.raises(Repeated) as repeated:
            await store.append("t", entry(seq, "c2", "g"))
        assert repeated.value.seq == 2
    assert len(await store.log("t")) == 3


async def test_a_repeated_entry_is_known_after_closing(store_url: str) -> None:
    async with opened(store_url) as store:
        await add_table(store)
        await store.append("t", entry(1, "c1", "g"))
    async with opened(store_url) as store:
        with pytest.raises(Repeated) as repeated:
            await store.append("t", entry(1, "c1", "g"))
        assert repeated.value.seq == 1


async def test_a_repeated_concurrent_entry_is_stored_once(store: Store) -> None:
    await add_table(store)
    attempts = (store.append("t", entry(1, "c1", "g")) for _ in range(30))
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    assert sum(isinstance(outcome, StoredEntry) for outcome in outcomes) == 1
    assert [outcome.seq for outcome in outcomes if isinstance(outcome, Repeated)] == [1] * 29


async def test_client_ids_belong_to_their_guest_and_empty_ones_repeat(store: Store) -> None:
    await add_table(store)
    await store.append("t", entry(1, "c1", "g"))
    await store.append("t", entry(2, "c1", "h"))
    await store.append("t", entry(3))
    await store.append("t", entry(4))
    assert len(await store.log("t")) == 4


async def test_an_entry_and_its_document_are_kept_together(store: Store) -> None:
    table = await add_table(store)
    await store.append("t", entry(1), replace(table, document=b"after 1", guests=("g",), finished=True))
    saved = await store.table("t")
    assert saved
    assert (saved.document, saved.version, saved.finished) == (b"after 1", 2, True)
    assert await store.tables_of("g", 9) == [saved]


async def test_a_stale_document_keeps_the_entry_out(store: Store) -> None:
    table = await add_table(store)
    newest = await store.save_table(table)
    with pytest.raises(Conflict):
        await store.append("t", entry(1, "c1"), replace(table, document=b"lost"))
    assert await store.log("t") == []
    assert await store.table("t") == newest
    await store.append("t", entry(1, "c1"), newest)  # the refused one has left no client id


async def test_a_refused_entry_keeps_its_document_out(store: Store) -> None:
    table = await add_table(store)
    await store.append("t", entry(1, "c1"))
    for refused in (entry(1), entry(3), entry(1, "c1")):
        with pytest.raises((Conflict, Repeated)):
            await store.append("t", refused, replace(table, document=b"lost"))
    assert await store.table("t") == table


async def test_many_tables_are_written_concurrently(store: Store) -> None:
    await asyncio.gather(*(add_table(store, str(id)) for id in range(20)))

    async def play(id: str) -> None:
        for seq in range(1, 11):
            await store.append(id, entry(seq, f"c{seq}", "g"))
            assert [item.seq for item in await store.log(id)] == list(range(1, seq + 1))

    await asyncio.gather(*(play(str(id)) for id in range(20)))
