"""The hold on a table: one at a time, in the order of asking, and whoever goes away leaves nothing behind."""

import asyncio

import pytest

from regat.server.tables.hold import Hold


async def test_who_finds_it_free_has_it_at_once_and_the_others_wait_in_order() -> None:
    hold, order = Hold(), []

    async def use(name: str) -> None:
        async with hold:
            order.append(name)
            await asyncio.sleep(0)
            order.append(name)

    assert hold.take()
    assert not hold.take()
    users = [asyncio.create_task(use(name)) for name in "abc"]
    await asyncio.sleep(0.01)
    assert order == []
    hold.release()
    assert hold.locked(), "it went to the first who waited"
    assert not hold.take(), "nobody pushes in"
    await asyncio.gather(*users)
    assert order == ["a", "a", "b", "b", "c", "c"]
    assert not hold.locked()


@pytest.mark.parametrize("late", [False, True])
async def test_one_who_goes_away_while_waiting_keeps_it_from_nobody(late: bool) -> None:
    hold = Hold()
    assert hold.take()
    turns = []

    async def use(name: str) -> None:
        async with hold:
            turns.append(name)

    gone, next_one = asyncio.create_task(use("disconnected_at")), asyncio.create_task(use("next"))
    await asyncio.sleep(0)
    if late:  # it has just become theirs
        hold.release()
        gone.cancel()
    else:
        gone.cancel()
        await asyncio.sleep(0)
        hold.release()
    await asyncio.gather(gone, next_one, return_exceptions=True)
    assert gone.cancelled()
    assert turns == ["next"]
    assert not hold.locked()


async def test_a_mistake_gives_it_back() -> None:
    hold = Hold()
    with pytest.raises(KeyError):
        async with hold:
            raise KeyError
    assert hold.take()
