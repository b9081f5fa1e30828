"""Nothing that was acknowledged is lost, and nothing is entered twice: the server is killed under load."""

from __future__ import annotations

import asyncio
import random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.games.log import check_log, log_of
from tests.server.games.nodes import Node
from tests.support.clients import Sitting, any_answer, over, people, table_for

TABLES = 4


async def keep_playing(sitting: Sitting, dice: random.Random, *, in_haste: bool = False) -> None:
    """Answer at once, whatever happens to the server."""
    while True:
        try:
            state = await sitting.sees(lambda state: over(state) or bool(state.get("prompts")))
            if over(state):
                return
            client = await sitting.answer(any_answer(state["prompts"][0], dice, in_haste=in_haste))
            await sitting.settled(client)
            await sitting.moves_on(state["seq"])
        except (ConnectionClosed, OSError):
            await sitting.come_back()


async def play_and_kill(node: Node, rounds: int, dice: random.Random) -> list[Sitting]:
    """New tables, and as many kills while all of them play; whoever played there."""
    sittings = []
    for number in range(TABLES):
        hosts = await people(node.base, "Ana", "Maria")
        setup = {"game": "dominion"} if number else {"game": "kingdomino"}
        table = await table_for(hosts, setup, *(["random"] if number % 2 else []))
        sittings += [await person.at(table).connect() for person in hosts]
    players = [asyncio.create_task(keep_playing(sitting, dice)) for sitting in sittings]
    try:
        for _ in range(rounds):
            await asyncio.sleep(dice.uniform(0.1, 0.6))
            await asyncio.to_thread(node.kill)
            await check_log(node.where, sittings)
            await asyncio.to_thread(node.start)
            await until_all_are_back(sittings)
    finally:
        for player in players:
            player.cancel()
        ends = await asyncio.gather(*players, return_exceptions=True)
    assert not [end for end in ends if end and not isinstance(end, asyncio.CancelledError)]
    assert sum(len(sitting.acked) for sitting in sittings) > 50
    return sittings


async def until_all_are_back(sittings: list[Sitting]) -> None:
    """Until every table goes on."""
    before = {sitting.table: sitting.furthest for sitting in sittings}
    for _ in range(1_000):
        there = {
            sitting.table
            for sitting in sittings
            if sitting.furthest > before[sitting.table] or over(sitting.state)
        }
        if len(there) == TABLES:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("some table stands still")


async def test_nothing_acknowledged_is_lost_or_doubled(any_node: Node) -> None:
    sittings = await play_and_kill(any_node, 3, random.Random(5))
    await asyncio.to_thread(any_node.kill)
    await check_log(any_node.where, sittings)


@pytest.mark.proof
async def test_nothing_acknowledged_is_lost_or_doubled_in_many_rounds(any_node: Node) -> None:
    dice = random.Random(6)
    sittings = []
    for _ in range(5):
        sittings += await play_and_kill(any_node, 4, dice)
    await asyncio.to_thread(any_node.kill)
    await check_log(any_node.where, sittings)


async def test_a_repeated_answer_keeps_its_number_and_a_stale_one_is_refused(node: Node) -> None:
    hosts = await people(node.base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "kingdomino"})
    sittings = [await person.at(table).connect() for person in hosts]
    for sitting in sittings:
        await sitting.sees(lambda state: state["view"] is not None)
    first = next(sitting for sitting in sittings if sitting.state.get("prompts"))
    asked = first.state["prompts"][0]
    message = {"type": "answer", "seq": 0, "request_id": "mine-1", "text": asked["answers"][0]}
    for _ in range(2):
        await first.say(**message)
        assert (await first.until(lambda frame: frame["type"] == "ack"))["seq"] == 1
    other = {**message, "text": asked["answers"][1]}
    await first.say(**other)
    assert (await first.until(lambda frame: frame["type"] == "ack"))["seq"] == 1
    await first.say(**{**message, "request_id": "mine-2"})
    assert (await first.until(lambda frame: frame["type"] == "refused"))["reason"]["key"] == "refused-stale"

    await asyncio.to_thread(node.kill)
    await asyncio.to_thread(node.start)
    await first.come_back()
    await first.say(**message)
    assert (await first.until(lambda frame: frame["type"] == "ack"))["seq"] == 1
    await first.say(**{**message, "request_id": "mine-2"})
    assert (await first.until(lambda frame: frame["type"] == "refused"))["reason"]["key"] == "refused-stale"
    await asyncio.to_thread(node.kill)
    assert [entry.seq for entry in await log_of(node.where)] == [1]
