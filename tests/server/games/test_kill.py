"""Nothing that was acknowledged is lost, and nothing is entered twice: the server is killed under load."""

from __future__ import annotations

import asyncio
import random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.games.log import check_log, log_of
from tests.server.games.nodes import Node
from tests.support.clients import TableClient, any_answer, over, people, table_for

TABLES = 4


async def keep_playing(client: TableClient, dice: random.Random, *, in_haste: bool = False) -> None:
    """Answer without delay, whatever happens to the server."""
    while True:
        try:
            state = await client.wait_for_state(lambda state: over(state) or bool(state.get("prompts")))
            if over(state):
                return
            request_id = await client.answer(any_answer(state["prompts"][0], dice, in_haste=in_haste))
            await client.outcome(request_id)
            await client.state_after(state["seq"])
        except (ConnectionClosed, OSError):
            await client.reconnect()


async def play_and_kill(node: Node, rounds: int, dice: random.Random) -> list[TableClient]:
    """Open tables and kill the server as often while all of them play; return the clients."""
    clients = []
    for number in range(TABLES):
        hosts = await people(node.base, "Ana", "Maria")
        setup = {"game": "dominion"} if number else {"game": "kingdomino"}
        table = await table_for(hosts, setup, *(["random"] if number % 2 else []))
        clients += [await person.at(table).connect() for person in hosts]
    players = [asyncio.create_task(keep_playing(client, dice)) for client in clients]
    try:
        for _ in range(rounds):
            await asyncio.sleep(dice.uniform(0.1, 0.6))
            await asyncio.to_thread(node.kill)
            await check_log(node.store_url, clients)
            await asyncio.to_thread(node.start)
            await until_all_are_back(clients)
    finally:
        for player in players:
            player.cancel()
        ends = await asyncio.gather(*players, return_exceptions=True)
    assert not [end for end in ends if end and not isinstance(end, asyncio.CancelledError)]
    assert sum(len(client.acknowledged) for client in clients) > 50
    return clients


async def until_all_are_back(clients: list[TableClient]) -> None:
    """Wait until every table continues."""
    before = {client.table: client.newest_seq for client in clients}
    for _ in range(1_000):
        there = {
            client.table
            for client in clients
            if client.newest_seq > before[client.table] or over(client.state)
        }
        if len(there) == TABLES:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("some table stands still")


async def test_nothing_acknowledged_is_lost_or_doubled(any_node: Node) -> None:
    clients = await play_and_kill(any_node, 3, random.Random(5))
    await asyncio.to_thread(any_node.kill)
    await check_log(any_node.store_url, clients)


@pytest.mark.proof
async def test_nothing_acknowledged_is_lost_or_doubled_in_many_rounds(any_node: Node) -> None:
    dice = random.Random(6)
    clients = []
    for _ in range(5):
        clients += await play_and_kill(any_node, 4, dice)
    await asyncio.to_thread(any_node.kill)
    await check_log(any_node.store_url, clients)


async def test_a_repeated_answer_keeps_its_number_and_a_stale_one_is_refused(node: Node) -> None:
    hosts = await people(node.base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "kingdomino"})
    clients = [await person.at(table).connect() for person in hosts]
    for client in clients:
        await client.wait_for_state(lambda state: state["view"] is not None)
    first = next(client for client in clients if client.state.get("prompts"))
    prompt = first.state["prompts"][0]
    message = {"type": "answer", "seq": 0, "request_id": "mine-1", "text": prompt["answers"][0]}
    for _ in range(2):
        await first.send(**message)
        assert (await first.until(lambda frame: frame["type"] == "ack"))["seq"] == 1
    other = {**message, "text": prompt["answers"][1]}
    await first.send(**other)
    assert (await first.until(lambda frame: frame["type"] == "ack"))["seq"] == 1
    await first.send(**{**message, "request_id": "mine-2"})
    assert (await first.until(lambda frame: frame["type"] == "refused"))["reason"]["key"] == "refused-stale"

    await asyncio.to_thread(node.kill)
    await asyncio.to_thread(node.start)
    await first.reconnect()
    await first.send(**message)
    assert (await first.until(lambda frame: frame["type"] == "ack"))["seq"] == 1
    await first.send(**{**message, "request_id": "mine-2"})
    assert (await first.until(lambda frame: frame["type"] == "refused"))["reason"]["key"] == "refused-stale"
    await asyncio.to_thread(node.kill)
    assert [entry.seq for entry in await log_of(node.store_url)] == [1]
