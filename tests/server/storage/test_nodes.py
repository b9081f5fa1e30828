"""Several nodes on one PostgreSQL."""

import asyncio

import asyncpg
import pytest

from regat.server.storage import Conflict, Repeated, StoredEntry, Unavailable
from regat.server.storage.pg_notify import NotifyChannel
from tests.server.postgres import Cluster
from tests.server.storage.rows import ChangeRecorder, add_guest, add_table, entry, opened, result

ANYTHING = ("", 0)


async def test_nodes_hear_each_other(postgresql: str) -> None:
    async with opened(postgresql) as first, opened(postgresql) as other:
        ears = ChangeRecorder(first), ChangeRecorder(other)
        table = await add_table(first, "t")
        for recorder in ears:
            await recorder.wait_for("t", 0)
        await other.append("t", entry(1))
        await first.append("t", entry(2), table)
        for recorder in ears:
            await recorder.wait_for("t", 1)
            await recorder.wait_for("t", 2)
        assert await first.log("t") == await other.log("t")


async def test_each_change_is_notified_once(postgresql: str) -> None:
    async with opened(postgresql) as first, opened(postgresql) as other:
        ears = ChangeRecorder(first), ChangeRecorder(other)
        await asyncio.gather(*(add_table(first, f"t{n}") for n in range(30)))
        await asyncio.gather(
            *(store.append(f"t{n}", entry(1)) for n in range(30) for store in [(first, other)[n % 2]])
        )
        for recorder in ears:
            for number in range(30):
                await recorder.wait_for(f"t{number}", 1)
            assert sorted(seq for _, seq in recorder.changes if seq) == [1] * 30


async def test_a_starting_node_notifies_that_anything_may_have_changed(postgresql: str) -> None:
    """It may have died before it could tell of its last change."""
    async with opened(postgresql) as store:
        recorder = ChangeRecorder(store)
        async with opened(postgresql):
            await recorder.wait_for(*ANYTHING)


async def test_pending_notifications_are_sent_on_close(postgresql: str) -> None:
    async with opened(postgresql) as first:
        recorder = ChangeRecorder(first)
        async with opened(postgresql) as other:
            await add_table(other, "last")
        await recorder.wait_for("last", 0)


@pytest.mark.parametrize("rounds", range(6))
async def test_a_notification_connection_may_end_at_any_moment(postgresql: str, rounds: int) -> None:
    channel = NotifyChannel(lambda: asyncpg.connect(postgresql), lambda table, seq: None)
    await channel.open()
    await asyncio.sleep(0.05)
    channel.notify([])
    for _ in range(rounds):  # of the event loop
        await asyncio.sleep(0)
    _, late = await asyncio.wait([asyncio.create_task(channel.close())], timeout=5)
    assert not late


async def test_of_two_nodes_one_wins(postgresql: str) -> None:
    async with opened(postgresql) as first, opened(postgresql) as other:
        await add_table(first)
        attempts = (
            store.append("t", StoredEntry(1, "x", "", f"{n}")) for n in range(25) for store in (first, other)
        )
        outcomes = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(isinstance(outcome, StoredEntry) for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Conflict | Repeated) for outcome in outcomes) == 49


async def test_nodes_share_the_key_and_the_guests(postgresql: str) -> None:
    async with opened(postgresql) as first, opened(postgresql) as other:
        assert len(set(await asyncio.gather(first.cookie_key(), other.cookie_key()))) == 1
        await add_guest(first, "g")
        assert await other.guest("g")


async def test_two_nodes_forget_guests_of_the_same_games(postgresql: str) -> None:
    async with opened(postgresql) as first, opened(postgresql) as other:
        guests = [f"g{n}" for n in range(6)]
        await asyncio.gather(*(add_guest(first, guest) for guest in guests))
        await asyncio.gather(*(add_table(first, f"t{n}", *guests) for n in range(8)))
        await asyncio.gather(*(first.add_result(result(f"t{n}", *guests), []) for n in range(8)))
        await asyncio.gather(*(store.delete_guest(guest) for guest in guests for store in (first, other)))
        for number in range(8):
            table = await first.table(f"t{number}")
            assert table
            assert table.guests == ()
            finished = await first.result(f"t{number}")
            assert finished
            assert finished.seats == ("",) * 6


async def test_a_database_that_stops_is_unavailable_and_comes_back(cluster: Cluster, postgresql: str) -> None:
    async with opened(postgresql) as first, opened(postgresql) as other:
        recorder = ChangeRecorder(other)
        await add_table(first)
        entered = await first.append("t", entry(1, "c1"))
        await asyncio.to_thread(cluster.stop)
        try:
            for attempt in (first.append("t", entry(2)), first.log("t"), first.cookie_key(), first.now()):
                with pytest.raises(Unavailable):
                    await attempt
            assert not await first.is_ready()
        finally:
            await asyncio.to_thread(cluster.start)
        assert await first.is_ready()
        assert await first.log("t") == [entered]
        with pytest.raises(Repeated):
            await first.append("t", entry(1, "c1"))
        await recorder.wait_for(*ANYTHING)
        await first.append("t", entry(2))
        await recorder.wait_for("t", 2)


async def test_what_was_acknowledged_survives_the_crash_of_the_database(
    cluster: Cluster, postgresql: str
) -> None:
    acknowledged = dict.fromkeys((f"t{n}" for n in range(10)), 0)
    enough = asyncio.Event()
    async with opened(postgresql) as store:

        async def play(table: str) -> None:
            await add_table(store, table)
            while True:
                try:
                    await store.append(table, entry(acknowledged[table] + 1))
                except Unavailable:
                    return
                acknowledged[table] += 1
                if sum(acknowledged.values()) > 200:
                    enough.set()

        playing = [asyncio.create_task(play(table)) for table in acknowledged]
        await enough.wait()
        await asyncio.to_thread(cluster.stop)
        try:
            await asyncio.gather(*playing)
        finally:
            await asyncio.to_thread(cluster.start)
        for table, last in acknowledged.items():
            seqs = [item.seq for item in await store.log(table)]
            assert seqs == list(range(1, len(seqs) + 1))
            assert len(seqs) - last in (0, 1)


async def test_a_store_closes_while_the_database_is_down(cluster: Cluster, postgresql: str) -> None:
    async with opened(postgresql):
        await asyncio.to_thread(cluster.stop)
    await asyncio.to_thread(cluster.start)
