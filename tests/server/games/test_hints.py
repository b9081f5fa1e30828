"""Advice: what a bot would answer, for who has to decide and for nobody else."""

from __future__ import annotations

import asyncio
import random

import pytest

from regat.bots import registry
from regat.bots.registry import ADVISER
from tests.support.clients import ME, Json, TableClient, any_answer, bot, over, people, table_for


async def hinted(client: TableClient, **more: object) -> Json:
    await client.send(type="hint_request", seq=client.state["seq"], request_id="h", **more)
    return await client.until(lambda frame: frame["type"] in ("hints", "refused"))


@pytest.mark.parametrize("game", ["dominion", "kingdomino"])
async def test_a_game_can_be_played_by_advice_alone(base: str, game: str) -> None:
    [ana] = await people(base, "Ana")
    table = await table_for([ana], {"game": game}, "random")
    async with ana.at(table) as client:
        for _ in range(25):
            state = await client.wait_for_state(lambda state: over(state) or bool(state.get("prompts")))
            if over(state):
                break
            frame = await hinted(client)
            assert (frame["seq"], frame["seat"], frame["bot"]) == (client.state["seq"], 0, ADVISER)
            for hint in frame["hints"]:
                assert hint["text"]["key"].startswith("answer-")
                if "win" in hint:
                    assert 0 <= hint["low"] <= hint["win"] <= hint["high"] <= 1
            await client.submit(frame["hints"][0]["answer"])


def test_the_adviser_is_the_strongest_level() -> None:
    assert (
        ADVISER == list(registry.bots("dominion"))[-1] == list(registry.bots("kingdomino"))[-1] == "champion"
    )


async def test_only_the_player_to_move_gets_hints(base: str) -> None:
    ana, ion, eva = await people(base, "Ana", "Ion", "Eva")
    table = await table_for([ana, ion], {"game": "dominion"}, friendly=True)
    async with ana.at(table) as first, ion.at(table) as other, eva.at(table) as watcher:
        for client in (first, other, watcher):
            await client.wait_for_state(lambda state: bool(state["view"]))
        active = first if first.state.get("prompts") else other
        waiting = other if active is first else first
        turn = active.state["prompts"][0]["seat"]
        for client, seat, key in (
            (waiting, None, "refused-not-your-turn"),
            (waiting, turn, "refused-not-your-seat"),
            (watcher, None, "refused-not-your-seat"),
            (watcher, turn, "refused-not-your-seat"),
            (active, 1 - turn, "refused-not-your-seat"),
            (active, 5, "refused-not-your-seat"),
        ):
            frame = await hinted(client, **({} if seat is None else {"seat": seat}))
            assert (frame["type"], frame["request_id"], frame["reason"]["key"]) == ("refused", "h", key)
        assert (await hinted(active, seat=turn))["type"] == "hints"
        await active.send(type="hint_request", seq=active.state["seq"] + 1, request_id="h")
        frame = await active.until(lambda frame: frame["type"] == "refused")
        assert frame["reason"]["key"] == "refused-stale"
        assert not any(frame["type"] == "hints" for frame in (*waiting.frames, *watcher.frames))


async def test_there_are_no_hints_before_the_game(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await ana.open({"game": "dominion"}, ME, bot("random"))
    async with ana.at(table) as client:
        await client.send(type="hint_request", seq=0, request_id="h")
        frame = await client.until(lambda frame: frame["type"] == "refused")
        assert frame["reason"]["key"] == "refused-not-playing"


async def test_people_who_play_for_their_ratings_get_no_hints(base: str) -> None:
    ana, ion = await people(base, "Ana", "Ion")
    table = await table_for([ana, ion], {"game": "dominion"})
    async with ana.at(table) as first, ion.at(table) as other:
        for client in (first, other):
            await client.wait_for_state(lambda state: bool(state["view"]))
        active = first if first.state.get("prompts") else other
        assert active.state["table"]["hints"] is False
        assert (await hinted(active))["reason"]["key"] == "refused-hint-rated"


async def test_whoever_leaves_gives_up_the_hint_that_was_asked_for(base: str) -> None:
    """Hints of a guest are counted on all connections, and bots at tables do not wait for them."""
    ana, ion = await people(base, "Ana", "Ion")
    table = await table_for([ana], {"game": "kingdomino"}, "random")
    for _ in range(40):
        async with ana.at(table) as client:
            await client.next_prompt()
            await client.send(type="hint_request", seq=client.state["seq"], request_id="h")
    async with ana.at(table) as client:
        await client.next_prompt()
        assert (await hinted(client))["reason"]["key"] == "refused-too-much"
    other = await table_for([ion], {"game": "dominion"}, "random")
    async with ion.at(other) as client, asyncio.timeout(10):
        for _ in range(3):
            prompt = await client.next_prompt()
            await client.submit(any_answer(prompt, random.Random(1), in_haste=True))


async def test_hints_are_limited(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await table_for([ana], {"game": "kingdomino"}, "random")
    async with ana.at(table) as client:
        await client.next_prompt()
        for _ in range(60):
            await client.send(type="hint_request", seq=client.state["seq"], request_id="h")
        frames = [await client.until(lambda frame: frame["type"] in ("hints", "refused")) for _ in range(60)]
        given = [frame for frame in frames if frame["type"] == "hints"]
        assert 1 <= len(given) <= 31
        assert {frame["reason"]["key"] for frame in frames if frame["type"] == "refused"} == {
            "refused-too-much"
        }


async def test_a_player_may_answer_while_the_bot_thinks(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await table_for([ana], {"game": "kingdomino"}, "random")
    async with ana.at(table) as client:
        prompt = await client.next_prompt()
        at = client.state["seq"]
        await client.send(type="hint_request", seq=at, request_id="h")
        request_id = await client.answer(any_answer(prompt, random.Random(1), in_haste=True))
        assert await client.wait_for_ack(request_id) == at + 1
        frames = [frame for frame in client.frames if frame["type"] == "hints"]
        frame = frames[0] if frames else await client.until(lambda frame: frame["type"] == "hints")
        assert frame["seq"] == at
