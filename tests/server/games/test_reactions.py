"""Who is asked about a Moat is told to nobody else: not in a state, a list of tables or on a clock."""

from __future__ import annotations

import random

from tests.support.clients import Json, Person, TableClient, any_answer, people, table_for

KINGDOM = "moat militia village smithy market cellar workshop remodel mine merchant"
SETUP: Json = {
    "game": "dominion",
    "kingdom": KINGDOM.split(),
}
WANTED = ("play militia", "play silver", "play copper", "buy militia", "buy moat", "buy silver")
MAX_ANSWERS = 2_000


def choose(prompt: Json, dice: random.Random) -> str:
    """Attack as often as possible, and keep Moats in hand."""
    answers = prompt.get("answers", [])
    wanted = [answer for answer in WANTED if answer in answers]
    if {"buy militia", "buy moat"} <= {*answers} and "play copper" not in answers:
        return dice.choice(("buy militia", "buy moat"))
    if wanted:
        return wanted[0]
    decline: str = prompt.get("decline", "")
    return decline or any_answer(prompt, dice)


async def play_until_a_moat(clients: list[TableClient], dice: random.Random) -> int:
    """Play on until somebody is asked about a Moat; the seat."""
    for _ in range(MAX_ANSWERS):
        seq = max(client.state["seq"] for client in clients)
        for client in clients:
            await client.wait_for_state(lambda state, seq=seq: state["seq"] >= seq)  # type: ignore[misc]
        asked = next(client for client in clients if client.state.get("prompts"))
        prompt = asked.state["prompts"][0]
        if "reveal moat" in prompt.get("answers", []):
            seat: int = prompt["seat"]
            return seat
        await asked.outcome(await asked.answer(choose(prompt, dice)))
        await asked.state_after(seq)
    raise AssertionError("nobody was ever asked about a Moat")


def check_hidden(state: Json, seat: int) -> None:
    """Nothing in a state tells which seat has to answer."""
    assert state["view"].get("to_answer") is None
    assert state["view"]["reacting"] is True
    assert not state.get("prompts")
    assert "to_answer" not in state["table"]


async def test_nobody_learns_who_is_asked_about_a_moat(base: str) -> None:
    """D-INFO-06"""
    hosts: list[Person] = await people(base, "Ana", "Maria", "Ion", "Vera")
    table = await table_for(hosts[:3], SETUP, clock={"seconds": 600, "more": 5})
    clients = [await host.at(table).connect() for host in hosts[:3]]
    for client in clients:
        await client.wait_for_state(lambda state: state["view"] is not None)
    token = clients[0].state["table"]["watch_token"]
    watcher = await hosts[3].at(table, token).connect()
    seat = await play_until_a_moat(clients, random.Random("moat"))
    seq = clients[seat].state["seq"]
    await watcher.wait_for_state(lambda state: state["seq"] >= seq)
    readers = [client for other, client in enumerate(clients) if other != seat]
    for reader in (*readers, watcher):
        check_hidden(reader.state, seat)
        # A new state of the same position: only time has passed, and no other clock than one's own runs.
        first = [one["time_left"] for one in reader.state["table"]["seats"]]
        await reader.send(type="hello")
        await reader.until(lambda frame: frame["type"] == "state")
        assert [one["time_left"] for one in reader.state["table"]["seats"]] == first
    own = clients[seat].state
    assert own["prompts"][0]["seat"] == seat
    for number, host in enumerate(hosts[:3]):
        mine = next(one for one in (await host.get("/api/me/tables"))["tables"] if one["id"] == table)
        assert mine.get("to_answer") == (seat if number == seat else None)
    before = [one["time_left"] for one in readers[0].state["table"]["seats"]]
    await clients[seat].outcome(await clients[seat].answer("decline"))
    state = await readers[0].state_after(seq)
    after = [one["time_left"] for one in state["table"]["seats"]]
    if (
        state["view"].get("to_answer") != seat
    ):  # another victim is asked: the time used in secret stays hidden
        assert after[seat] == before[seat]
    for client in (*clients, watcher):
        await client.leave()
