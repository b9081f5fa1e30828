"""Workers: who waits, in which order, and what becomes of calls that nobody waits for any more."""

from __future__ import annotations

import asyncio
import time

import pytest

from regat.server.tables.workers import MAX_OPTIONAL, Busy, Workers

DEADLINE = 20.0


@pytest.fixture
async def workers():  # type: ignore[no-untyped-def]  # a generator for pytest
    pool = Workers(1, DEADLINE)
    await pool.open()
    yield pool
    pool.close()


async def begin(workers: Workers) -> asyncio.Task[None]:
    """Let the only worker be busy for a moment."""
    task = asyncio.create_task(workers.run(time.sleep, 0.3))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return task


async def test_optional_calls_wait_until_no_other_call_does(workers: Workers) -> None:
    done: list[str] = []

    async def noted(name: str, call: asyncio.Task[object]) -> None:
        await call
        done.append(name)

    await begin(workers)
    optional = asyncio.create_task(workers.run_optional(abs, -1))
    await asyncio.sleep(0)
    needed = asyncio.create_task(workers.run(abs, -2))
    await asyncio.gather(noted("optional", optional), noted("needed", needed))
    assert done == ["needed", "optional"]


async def test_only_so_many_optional_calls_may_wait(workers: Workers) -> None:
    await begin(workers)
    waiting = [asyncio.create_task(workers.run_optional(abs, -1)) for _ in range(MAX_OPTIONAL)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await workers.run_optional(abs, -1)
    assert await asyncio.gather(*waiting) == [1] * MAX_OPTIONAL


async def test_whoever_stops_waiting_leaves_the_queue(workers: Workers) -> None:
    await begin(workers)
    waiting = [asyncio.create_task(workers.run_optional(time.sleep, 5)) for _ in range(MAX_OPTIONAL)]
    await asyncio.sleep(0)
    for task in waiting:
        task.cancel()
    async with asyncio.timeout(4):
        assert await workers.run(abs, -3) == 3


async def test_a_call_that_has_begun_is_completed_by_the_same_process(workers: Workers) -> None:
    import os

    before = await workers.run(os.getpid)
    begun = await begin(workers)
    begun.cancel()
    assert await workers.run(os.getpid) == before
