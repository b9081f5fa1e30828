"""Whole games over sockets: people and bots, from the first message to a record that anybody can check."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest

from regat import dominion, kingdomino
from regat.kernel.chance import Sealed, parse
from regat.kernel.record import Record
from tests.support.clients import ME, Json, Person, bot, over, people, table_for
from tests.support.server_process import ServerProcess

GAMES: dict[str, tuple[Json, int, tuple[str, ...]]] = {
    "dominion, 2 people": ({"game": "dominion"}, 2, ()),
    "dominion, a person and a bot": ({"game": "dominion", "edition": 1}, 1, ("big-money",)),
    "dominion, 6 seats": ({"game": "dominion"}, 3, ("big-money", "big-money-smithy", "random")),
    "kingdomino, 2 people": ({"game": "kingdomino"}, 2, ()),
    "kingdomino, 4 seats": ({"game": "kingdomino"}, 2, ("greedy", "random")),
    "kingdomino, the mighty duel": ({"game": "kingdomino", "variants": ["mighty_duel"]}, 1, ("greedy",)),
}  # fmt: skip


async def finished(person: Person, table: str) -> Record:
    """The record of a game that is over."""
    async with person.at(table) as client:
        await client.wait_for_state(lambda state: state["table"]["stage"] == "over")
    return Record.parse(await person.record(table))


@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_game(base: str, name: str) -> None:
    setup, humans, bots = GAMES[name]
    hosts = await people(base, *["Ana", "Maria", "Ion"][:humans])
    table = await table_for(hosts, setup, *bots)
    clients = [person.at(table) for person in hosts]
    for client in clients:
        await client.connect()
        await client.wait_for_state(lambda state: state["view"] is not None)
    sealed: str = clients[0].state["table"]["seal"]
    dice = random.Random(name)
    ends = await asyncio.gather(*(client.play(dice) for client in clients))
    for client in clients:
        await client.leave()

    record = await finished(hosts[0], table)
    game = dominion if setup["game"] == "dominion" else kingdomino
    match = game.replay_match(record)
    assert match.over
    for end in ends:
        assert tuple(end["view"]["scores"]) == match.scores()
        assert tuple(end["view"]["winners"]) == match.winners()
    chance = parse(record.chance)
    assert isinstance(chance, Sealed)
    assert chance.verify()
    assert chance.commitment == sealed
    assert [seat for seat, _ in chance.contributions] == list(range(humans))
    for seat, client in enumerate(clients):
        mine = sorted(client.acknowledged.values())
        assert [match.entries[at - 1].seat for at in mine] == [seat] * len(mine)


async def test_a_log_kept_as_the_protocol_says_is_the_whole_log(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "kingdomino"})
    clients = [await person.at(table).connect() for person in hosts]
    await asyncio.gather(*(client.play(random.Random(3)) for client in clients))
    for client in clients:
        async with client.person.at(table) as late:
            state = await late.wait_for_state(over)
            assert state["log"] == client.lines
        await client.leave()


async def test_messages_are_handled_in_order(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "kingdomino"})
    clients = [await person.at(table).connect() for person in hosts]
    for client in clients:
        await client.wait_for_state(lambda state: state["view"] is not None)
    first = next(client for client in clients if client.state.get("prompts"))
    request_id = await first.answer(first.state["prompts"][0]["answers"][0])
    await first.send(type="ping")  # it would need no disk
    await first.until(lambda frame: frame["type"] == "pong")
    assert first.acknowledged == {request_id: 1}
    for client in clients:
        await client.leave()


def test_the_command_itself_serves(tmp_path: Path) -> None:
    """`python -m regat serve`, with nothing but its usual limits."""
    with ServerProcess(str(tmp_path / "regat.db"), tmp_path / "log") as node:
        assert httpx.get(f"{node.base}/healthz").text == "ok\n"

        async def one_answer() -> Json:
            [ana] = await people(node.base, "Ana")
            table = await ana.open({"game": "dominion"}, ME, bot("big-money"))
            await ana.post(f"/api/tables/{table}/start")
            async with ana.at(table) as client:
                prompt = await client.next_prompt()
                await client.submit((prompt.get("answers") or [prompt["decline"]])[0])
                return client.state

        assert asyncio.run(one_answer())["seq"] > 0
