"""Advice: what a bot would answer, for who has to decide and for nobody else."""

from __future__ import annotations

import random

import pytest

from regat.bots import registry
from regat.bots.registry import ADVISER
from tests.support.clients import ME, Json, Sitting, any_answer, bot, over, people, table_for


async def hinted(sitting: Sitting, **more: object) -> Json:
    await sitting.say(type="hint_request", seq=sitting.state["seq"], request_id="h", **more)
    return await sitting.until(lambda frame: frame["type"] in ("hints", "refused"))


@pytest.mark.parametrize("game", ["dominion", "kingdomino"])
async def test_a_game_can_be_played_by_advice_alone(base: str, game: str) -> None:
    [ana] = await people(base, "Ana")
    table = await table_for([ana], {"game": game}, "random")
    async with ana.at(table) as sitting:
        for _ in range(25):
            state = await sitting.sees(lambda state: over(state) or bool(state.get("prompts")))
            if over(state):
                break
            frame = await hinted(sitting)
            assert (frame["seq"], frame["seat"], frame["bot"]) == (sitting.state["seq"], 0, ADVISER)
            hint = frame["hints"][0]
            for one in frame["hints"]:
                assert one["text"]["key"].startswith("answer-")
                if "win" in one:
                    assert 0 <= one["low"] <= one["win"] <= one["high"] <= 1
            await sitting.gives(hint["answer"])


def test_the_adviser_is_the_strongest_level() -> None:
    assert (
        ADVISER == list(registry.bots("dominion"))[-1] == list(registry.bots("kingdomino"))[-1] == "champion"
    )


async def test_only_who_has_to_decide_is_advised(base: str) -> None:
    ana, ion, eva = await people(base, "Ana", "Ion", "Eva")
    table = await table_for([ana, ion], {"game": "dominion"})
    async with ana.at(table) as one, ion.at(table) as other, eva.at(table) as watcher:
        for sitting in (one, other, watcher):
            await sitting.sees(lambda state: bool(state["view"]))
        asked = one if one.state.get("prompts") else other
        waiting = other if asked is one else one
        turn = asked.state["prompts"][0]["seat"]
        for sitting, seat, key in (
            (waiting, None, "refused-not-your-turn"),
            (waiting, turn, "refused-not-your-seat"),
            (watcher, None, "refused-not-your-seat"),
            (watcher, turn, "refused-not-your-seat"),
            (asked, 1 - turn, "refused-not-your-seat"),
            (asked, 5, "refused-not-your-seat"),
        ):
            frame = await hinted(sitting, **({} if seat is None else {"seat": seat}))
            assert (frame["type"], frame["request_id"], frame["reason"]["key"]) == ("refused", "h", key)
        assert (await hinted(asked, seat=turn))["type"] == "hints"
        await asked.say(type="hint_request", seq=asked.state["seq"] + 1, request_id="h")
        frame = await asked.until(lambda frame: frame["type"] == "refused")
        assert frame["reason"]["key"] == "refused-stale"
        assert not any(frame["type"] == "hints" for frame in (*waiting.frames, *watcher.frames))


async def test_before_the_game_there_is_no_advice(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await ana.open({"game": "dominion"}, ME, bot("random"))
    async with ana.at(table) as sitting:
        await sitting.say(type="hint_request", seq=0, request_id="h")
        frame = await sitting.until(lambda frame: frame["type"] == "refused")
        assert frame["reason"]["key"] == "refused-not-playing"


async def test_who_asks_too_often_waits(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await table_for([ana], {"game": "kingdomino"}, "random")
    async with ana.at(table) as sitting:
        await sitting.is_asked()
        for _ in range(60):
            await sitting.say(type="hint_request", seq=sitting.state["seq"], request_id="h")
        frames = [await sitting.until(lambda frame: frame["type"] in ("hints", "refused")) for _ in range(60)]
        given = [frame for frame in frames if frame["type"] == "hints"]
        assert 1 <= len(given) <= 31
        assert {frame["reason"]["key"] for frame in frames if frame["type"] == "refused"} == {
            "refused-too-much"
        }


async def test_one_may_answer_while_the_bot_thinks(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await table_for([ana], {"game": "kingdomino"}, "random")
    async with ana.at(table) as sitting:
        asked = await sitting.is_asked()
        at = sitting.state["seq"]
        await sitting.say(type="hint_request", seq=at, request_id="h")
        client = await sitting.answer(any_answer(asked, random.Random(1), in_haste=True))
        assert await sitting.entered(client) == at + 1
        frames = [frame for frame in sitting.frames if frame["type"] == "hints"]
        frame = frames[0] if frames else await sitting.until(lambda frame: frame["type"] == "hints")
        assert frame["seq"] == at
