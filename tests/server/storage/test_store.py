"""Opening, closing, the clock, the key, and hearing of changes."""

import asyncio
import time
from dataclasses import replace

import pytest

from regat.server.storage import Guest, Store, Unavailable, open_store
from tests.server.storage.rows import ChangeRecorder, add_guest, add_table, entry, opened, result


async def test_an_open_store_answers(store: Store) -> None:
    assert await store.is_ready()


async def test_the_moment_is_now(store: Store) -> None:
    assert abs(await store.now() - time.time() * 1000) < 5000
    assert await store.now() <= await store.now()


async def test_a_store_that_is_not_open_takes_nothing(store_url: str) -> None:
    store = open_store(store_url)
    for _ in range(2):  # before, and after
        assert not await store.is_ready()
        with pytest.raises(Unavailable):
            await store.add_guest(Guest("g", "Ana"), b"")
        with pytest.raises(Unavailable):
            await store.guest("g")
        await store.open()
        await store.close()
    await store.close()  # twice is once


async def test_everything_is_there_after_closing(store_url: str) -> None:
    async with opened(store_url) as store:
        guest = await add_guest(store, "g")
        table = await add_table(store, "t", "g")
        entered = await store.append("t", entry(1, "c1", "g"))
    async with opened(store_url) as store:
        assert await store.guest("g") == guest
        assert await store.table("t") == table
        assert await store.log("t") == [entered]


async def test_closing_finishes_what_has_been_begun(store_url: str) -> None:
    async with opened(store_url) as store:
        await add_table(store)
        begun = [asyncio.create_task(add_guest(store, str(n))) for n in range(50)]
        await asyncio.sleep(0)  # each of them begins
    assert all(isinstance(item, Guest) for item in await asyncio.gather(*begun))
    async with opened(store_url) as store:
        assert all([await store.guest(str(n)) for n in range(50)])


async def test_a_cancelled_caller_does_not_affect_the_others(store: Store) -> None:
    await add_table(store)
    gone = [asyncio.create_task(store.add_chat_line("t", "g", str(n))) for n in range(20)]
    await asyncio.sleep(0)  # they begin
    for task in gone:
        task.cancel()
    await asyncio.wait(gone)
    await store.add_chat_line("t", "g", "still here")
    assert (await store.chat_lines("t", 1))[0].text == "still here"


async def test_the_key_is_made_once(store_url: str) -> None:
    async with opened(store_url) as store:
        keys = await asyncio.gather(*(store.cookie_key() for _ in range(10)))
        assert len(set(keys)) == 1
        assert len(keys[0]) == 32
    async with opened(store_url) as store:
        assert await store.cookie_key() == keys[0]


async def test_two_databases_have_different_keys(
    store_url: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async with opened(store_url) as first, opened(str(tmp_path_factory.mktemp("other") / "x.db")) as other:
        assert await first.cookie_key() != await other.cookie_key()


async def test_listeners_are_notified_after_a_change_is_durable(store: Store) -> None:
    recorder = ChangeRecorder(store)
    table = await add_table(store, "t")
    await recorder.wait_for("t", 0)
    await store.append("t", entry(1))
    await recorder.wait_for("t", 1)
    await store.append("t", entry(2), replace(table, document=b"2"))
    await recorder.wait_for("t", 2)
    for change in (
        store.add_chat_line("t", "g", "hello"),
        store.add_result(result("t"), []),
        store.save_table(replace(table, version=2)),
    ):
        recorder.changes.clear()
        await change
        await recorder.wait_for("t", 0)


async def test_listeners_are_not_notified_of_a_refused_change(store: Store) -> None:
    await add_table(store, "t")
    await add_table(store, "u")
    recorder = ChangeRecorder(store)
    await asyncio.gather(store.append("t", entry(7)), store.append("u", entry(1)), return_exceptions=True)
    await recorder.wait_for("u", 1)
    assert ("t", 7) not in recorder.changes


async def test_a_notified_change_can_be_read(store: Store) -> None:
    read: asyncio.Queue[list[int]] = asyncio.Queue()

    async def listener(table: str, seq: int) -> None:
        if seq:
            await read.put([item.seq for item in await store.log(table)])

    await add_table(store)
    store.add_listener(listener)
    for seq in (1, 2, 3):
        await store.append("t", entry(seq))
        assert seq in await asyncio.wait_for(read.get(), 10)


async def test_a_failing_or_slow_listener_does_not_delay_the_others(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    free = asyncio.Event()

    async def slow(table: str, seq: int) -> None:
        await free.wait()

    async def wrong(table: str, seq: int) -> None:
        raise ZeroDivisionError

    store.add_listener(slow)
    store.add_listener(wrong)
    recorder = ChangeRecorder(store)
    await add_table(store, "t")
    await recorder.wait_for("t", 0)
    await store.append("t", entry(1))
    await recorder.wait_for("t", 1)
    assert "ZeroDivisionError" in caplog.text
    free.set()
