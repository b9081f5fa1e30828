"""Two nodes on one PostgreSQL: a table is at both, and outlives each."""

from __future__ import annotations

import asyncio
import random

from websockets.exceptions import ConnectionClosed

from tests.server.games.nodes import Node
from tests.support.clients import Json, Person, TableClient, any_answer, over, people, table_for


async def keep_playing(client: TableClient, elsewhere: str, dice: random.Random) -> Json:
    """Answer what is asked until the game is over; where a node has gone, go to the other."""
    for _ in range(5_000):
        try:
            state = await client.wait_for_state(lambda state: over(state) or bool(state.get("prompts")))
            if over(state):
                return state
            await client.outcome(await client.answer(any_answer(state["prompts"][0], dice, in_haste=True)))
            await client.state_after(state["seq"])
        except (ConnectionClosed, OSError):
            client.base = elsewhere
            await client.reconnect()
    raise AssertionError("the game has no end")


async def at_both(pair: tuple[Node, Node], setup: Json, *bots: str) -> list[TableClient]:
    """Two people at one table, each through another node."""
    hosts = await people(pair[0].base, "Ana", "Maria")
    table = await table_for(hosts, setup, *bots)
    return [
        await person.at(table, base=node.base).connect() for person, node in zip(hosts, pair, strict=True)
    ]


async def test_people_at_different_nodes_play_at_one_table(pair: tuple[Node, Node]) -> None:
    ana, maria = await at_both(pair, {"game": "kingdomino"}, "greedy")
    dice = random.Random(1)
    both_here = [
        client.wait_for_state(
            lambda state: [seat.get("connected") for seat in state["table"]["seats"][:2]] == [True, True]
        )
        for client in (ana, maria)
    ]
    await asyncio.gather(*both_here)
    await ana.send(type="chat", phrase="good_luck")
    line = await maria.until(lambda frame: frame["type"] == "chat_line")
    assert (line["seat"], line["name"], line["phrase"]) == (0, "Ana", "good_luck")
    ends = await asyncio.gather(
        keep_playing(ana, ana.base, dice),
        keep_playing(maria, maria.base, dice),
    )
    assert ends[0]["view"]["scores"] == ends[1]["view"]["scores"]
    assert ana.lines
    for client in (ana, maria):
        await client.wait_for_state(lambda state: state["table"]["stage"] == "over")
        await client.leave()
    records = [await Person.record(client.person, client.table) for client in (ana, maria)]
    assert records[0] == records[1]


async def test_one_node_is_killed_and_play_goes_on_through_the_other(pair: tuple[Node, Node]) -> None:
    ana, maria = await at_both(pair, {"game": "dominion"}, "random")
    dice = random.Random(2)
    games = [
        asyncio.create_task(keep_playing(ana, pair[1].base, dice)),
        asyncio.create_task(keep_playing(maria, maria.base, dice)),
    ]
    await wait_for_entry(maria, 20)
    await asyncio.to_thread(pair[0].kill)
    ends = await asyncio.gather(*games)
    assert ana.base == pair[1].base
    assert ends[0]["view"]["winners"] == ends[1]["view"]["winners"]
    await ana.leave()
    await maria.leave()


async def test_clients_of_a_stopping_node_reconnect_and_resume(
    pair: tuple[Node, Node],
) -> None:
    ana, maria = await at_both(pair, {"game": "kingdomino"})
    dice = random.Random(3)
    playing = asyncio.create_task(keep_playing(maria, maria.base, dice))
    await ana.wait_for_state(lambda state: state["view"] is not None)
    stopping = asyncio.create_task(asyncio.to_thread(pair[0].stop))
    code = None
    try:
        await asyncio.wait_for(ana.until(lambda frame: False), 10)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else None
    assert code == 1012
    await stopping
    ana.base = pair[1].base
    await ana.reconnect()
    ends = await asyncio.gather(keep_playing(ana, ana.base, dice), playing)
    assert all(over(end) for end in ends)
    await ana.leave()
    await maria.leave()


async def wait_for_entry(client: TableClient, at: int) -> None:
    for _ in range(2_000):
        if client.newest_seq >= at:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("play does not go on")
