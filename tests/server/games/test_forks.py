"""Play from here: a table that continues from a step of a finished game."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from regat import dominion, kingdomino
from regat.cli import main
from regat.kernel.chance import Forked, parse
from regat.kernel.record import Record
from tests.server.games.nodes import Node
from tests.support.clients import ME, OPEN, Json, Person, any_answer, bot, people, table_for

SETUP: Json = {"game": "dominion", "kingdom": "sleight_of_hand"}


async def finished(person: Person, setup: Json = SETUP) -> str:
    """A table where a game against a bot is over."""
    table = await table_for([person], setup, "greedy" if setup["game"] == "kingdomino" else "big-money")
    async with person.at(table) as client:
        await client.play(random.Random(3))
    return table


async def forked(person: Person, *seats: Json, **moment: object) -> str:
    body = {"seats": list(seats or (ME, ME)), "from": moment, "entropy": "0" * 32}
    table: str = (await person.post("/api/tables", body))["id"]
    return table


async def play_all(person: Person, table: str, seed: int = 1, most: int = 10_000) -> None:
    dice = random.Random(seed)
    async with person.at(table) as client:
        for _ in range(most):
            state = await client.wait_for_state(
                lambda state: state["view"]["over"] or bool(state.get("prompts"))
            )
            if state["view"]["over"]:
                return
            await client.submit(any_answer(state["prompts"][0], dice, in_haste=True))


@pytest.mark.parametrize("setup", [SETUP, {"game": "kingdomino"}], ids=["dominion", "kingdomino"])
async def test_a_game_goes_on_from_a_step_of_its_replay(base: str, setup: Json) -> None:
    [ana] = await people(base, "Ana")
    table = await finished(ana, setup)
    steps = (await ana.get(f"/api/tables/{table}/replay?seat=0"))["steps"]
    step = steps[12]
    again = await forked(ana, table=table, step=step["seq"])
    info = await ana.get(f"/api/tables/{again}")
    assert (info["forked"], info["rated"], info["stage"]) == (step["seq"], False, "gathering")
    await ana.post(f"/api/tables/{again}/start")
    async with ana.at(again) as client:
        state = await client.wait_for_state(lambda state: bool(state["view"]))
        assert state["seq"] == step["seq"]
        other = (await ana.get(f"/api/tables/{table}/replay?seat={state['seat']}"))["steps"][12]
        shared = {**other["view"], "seats": None}  # a replay counts the points
        assert {**state["view"], "seats": None} == shared
        lines: list[Json] = []
        for replayed in (await ana.get(f"/api/tables/{table}/replay?seat={state['seat']}"))["steps"][:13]:
            lines[replayed.get("log_from", 0) :] = replayed.get("log", [])
        assert client.lines == lines
    await play_all(ana, again)


async def test_later_chance_of_a_fork_has_a_seal_of_its_own(base: str, tmp_path: Path) -> None:
    [ana] = await people(base, "Ana")
    table = await finished(ana)
    text = await ana.record(table)
    tables = [await forked(ana, record=text, step=10) for _ in range(2)]
    records = []
    for fork in tables:
        seal = (await ana.get(f"/api/tables/{fork}"))["seal"]
        await ana.post(f"/api/tables/{fork}/start")
        await play_all(ana, fork)
        records.append(await ana.record(fork))
        chance = parse(Record.parse(records[-1]).chance)
        assert isinstance(chance, Forked)
        assert chance.at == 10
        assert chance.sealed.commitment == seal
        assert chance.before == parse(Record.parse(text).chance)
        (tmp_path / "game.regat").write_text(records[-1], encoding="utf-8")
        assert main(["verify", str(tmp_path / "game.regat"), "--seal", seal, "--lang", "en"]) == 0
    original, first, second = (dominion.replay_match(Record.parse(record)) for record in (text, *records))
    assert first.entries[:10] == second.entries[:10] == original.entries[:10]
    assert first.positions()[10].fingerprint() == original.positions()[10].fingerprint()
    assert first.game.fingerprint() != second.game.fingerprint() != original.game.fingerprint()


async def test_its_own_replay_begins_at_the_beginning_and_it_can_be_forked_again(base: str) -> None:
    [ana] = await people(base, "Ana")
    first = await finished(ana, {"game": "kingdomino"})
    second = await forked(ana, table=first, step=8)
    await ana.post(f"/api/tables/{second}/start")
    await play_all(ana, second)
    replay = await ana.get(f"/api/tables/{second}/replay")
    assert replay["forked"] == 8
    assert [step["seq"] for step in replay["steps"][:10]] == list(range(10))
    third = await forked(ana, table=second, step=14)
    await ana.post(f"/api/tables/{third}/start")
    await play_all(ana, third)
    match = kingdomino.replay_match(Record.parse(await ana.record(third)))
    earlier = kingdomino.replay_match(Record.parse(await ana.record(second)))
    assert match.fork == 14
    assert match.entries[:14] == earlier.entries[:14]


async def test_nothing_before_the_fork_is_undone(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await forked(ana, table=await finished(ana), step=9)
    await ana.post(f"/api/tables/{table}/start")
    async with ana.at(table) as client:
        prompt = await client.next_prompt()
        assert client.state.get("undo", "") == ""
        await client.send(type="undo", seq=9, request_id="u1")
        assert await client.refused("u1") == "refused-nothing-to-undo"
        view = client.state["view"]
        assert await client.submit(any_answer(prompt, random.Random(1), in_haste=True)) == 10
        await client.send(type="undo", seq=10, request_id="u2")
        assert await client.wait_for_ack("u2") == 11
        assert client.state["view"] == view


async def test_it_survives_the_end_of_the_server(node: Node) -> None:
    [ana] = await people(node.base, "Ana")
    table = await forked(ana, ME, bot("random"), table=await finished(ana), step=15)
    await ana.post(f"/api/tables/{table}/start")
    dice = random.Random(2)
    async with ana.at(table) as client:
        for _ in range(5):
            await client.submit(any_answer(await client.next_prompt(), dice, in_haste=True))
        await client.next_prompt()
        before = client.state
    await asyncio.to_thread(node.kill)
    await asyncio.to_thread(node.start)
    async with ana.at(table) as client:
        await client.next_prompt()
        assert (client.state["seq"], client.state["view"]) == (before["seq"], before["view"])
        request_id = await client.answer(any_answer(client.state["prompts"][0], dice, in_haste=True))
        entry = await client.wait_for_ack(request_id)
        await client.send(type="answer", seq=before["seq"], request_id=request_id, text="whatever")
        frame = await client.until(lambda frame: frame["type"] == "ack" and frame["request_id"] == request_id)
        assert frame["seq"] == entry, "numbered as the table numbers it, also when it is repeated"
    await play_all(ana, table)


async def test_two_nodes_share_it(pair: tuple[Node, Node]) -> None:
    first, other = pair
    [ana] = await people(first.base, "Ana")
    [ion] = await people(other.base, "Ion")
    table = await forked(ana, ME, OPEN, table=await finished(ana, {"game": "kingdomino"}), step=6)
    invite = (await ana.get(f"/api/tables/{table}"))["invite_token"]
    await ion.post(f"/api/tables/{table}/sit", {"seat": 1, "invite_token": invite})
    await ana.post(f"/api/tables/{table}/start")
    async with ana.at(table) as here, ion.at(table) as there:
        ends = await asyncio.gather(here.play(random.Random(1)), there.play(random.Random(2)))
    assert ends[0]["seq"] == ends[1]["seq"]
    assert ends[0]["view"]["scores"] == ends[1]["view"]["scores"]


async def test_other_people_may_join_a_fork_and_a_rematch_is_a_new_game(base: str) -> None:
    ana, ion = await people(base, "Ana", "Ion")
    table = await forked(ana, OPEN, ME, table=await finished(ana, {"game": "kingdomino"}), step=5)
    await ion.post(
        f"/api/tables/{table}/sit",
        {"seat": 0, "invite_token": (await ana.get(f"/api/tables/{table}"))["invite_token"]},
    )
    await ana.post(f"/api/tables/{table}/start")
    async with ana.at(table) as first, ion.at(table) as other:
        await asyncio.gather(first.play(random.Random(1)), other.play(random.Random(2)))
    for person in (ana, ion):
        while not (games := (await person.get("/api/me/games"))["games"]) or games[0]["table"] != table:
            await asyncio.sleep(0.02)
        assert (games[0]["forked"], games[0]["rated"]) == (5, False)
    rematch = await ana.post(f"/api/tables/{table}/rematch", {})
    assert "forked" not in rematch
    assert rematch.get("rated", True)


@pytest.mark.parametrize(
    ("step", "status", "key"),
    [(10_000, 422, "refused-record"), (-1, 422, "refused-malformed"), ("last", 422, "refused-fork-over")],
)
async def test_there_must_be_something_to_go_on_from(
    base: str, step: int | str, status: int, key: str
) -> None:
    [ana] = await people(base, "Ana")
    table = await finished(ana, {"game": "kingdomino"})
    last = (await ana.get(f"/api/tables/{table}/replay"))["steps"][-1]["seq"]
    body = {"seats": [ME, ME], "from": {"table": table, "step": last if step == "last" else step}}
    answer = await ana.send("POST", "/api/tables", body)
    assert (answer.status_code, answer.json()["key"]) == (status, key)


async def test_a_table_needs_a_set_up_or_a_moment_and_as_many_seats_as_players(base: str) -> None:
    [ana] = await people(base, "Ana")
    answer = await ana.send("POST", "/api/tables", {"seats": [ME, ME]})
    assert (answer.status_code, answer.json()["key"]) == (422, "refused-malformed")
    table = await finished(ana, {"game": "kingdomino"})
    body = {"seats": [ME, ME, ME], "from": {"table": table, "step": 3}}
    answer = await ana.send("POST", "/api/tables", body)
    assert (answer.status_code, answer.json()["key"]) == (422, "refused-seats")
