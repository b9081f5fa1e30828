"""Ratings over real sockets: every game counts, also those that end at the same moment."""

from __future__ import annotations

import asyncio

from tests.server.games.nodes import Node
from tests.support.clients import people, table_for

GAMES = 8


async def test_games_of_the_same_players_that_end_at_once_all_count(pair: tuple[Node, Node]) -> None:
    """Each node closes some of the tables."""
    hosts = await people(pair[0].base, "Ana", "Maria")
    tables = [await table_for(hosts, {"game": "kingdomino"}) for _ in range(GAMES)]
    clients = [
        await hosts[1].at(table, base=pair[number % 2].base).connect() for number, table in enumerate(tables)
    ]
    for client in clients:
        await client.wait_for_state(lambda state: state["view"] is not None)
    await asyncio.gather(*(client.resign() for client in clients))
    for client in clients:
        await client.wait_for_state(lambda state: state["table"]["stage"] == "over")
        await client.leave()
    leaders = (await hosts[0].get("/api/leaders/kingdomino/2"))["players"]
    assert [(leader["name"], leader["games"]) for leader in leaders] == [("Ana", GAMES), ("Maria", GAMES)]
    assert {game["rated"] for game in (await hosts[0].get("/api/me/games"))["games"]} == {True}
