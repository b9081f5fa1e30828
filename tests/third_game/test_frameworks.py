"""Stash, a game that src/ does not know, works in every framework."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import anyio
import pytest

from tests.shell import regat
from tests.support.clients import Json, any_answer, over, people, table_for
from tests.support.server_process import ServerProcess
from tests.terminal.pseudo_terminal import Terminal

SCENARIO = """
game: stash
title: A game begins with empty rows
proves: []
given: {players: 2, seed: 7}
then: {over: false, scores: [0, 0]}
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(str(tmp_path / "regat.db"), tmp_path / "log") as process:
        yield process


def test_bots_meet_in_the_arena() -> None:
    command = ("arena", "stash", "--bots", "highest,random", "--games", "200", "--seed", "1", "--json")
    answer = regat(*command)
    assert answer.returncode == 0, answer.stderr
    report = json.loads(answer.stdout)
    assert report["game"] == "stash"
    assert report["standings"][0]["bot"] == "highest"
    assert report["standings"][0]["score"]["low"] > 0.5  # high cards are worth more
    assert (
        json.loads(regat(*command, "--workers", "2").stdout)["standings"][0]["score"]["mean"]
        == (report["standings"][0]["score"]["mean"])
    )


def test_a_simulation_inside_the_engine_is_refused_clearly() -> None:
    answer = regat("sim", "stash", "random", "random", "--games", "10")
    assert answer.returncode == 2
    assert "Stash has no bots inside the engine" in answer.stderr


def test_a_whole_game_at_a_table_with_undo_and_reconnection(server: ServerProcess) -> None:
    anyio.run(play_at_a_table, server)


def test_a_series_of_two_games_at_a_table(server: ServerProcess) -> None:
    anyio.run(play_a_series, server)


async def play_a_series(server: ServerProcess) -> None:
    """The wire of the game says how many games belong together; the server adds them up."""
    [ana] = await people(server.base, "Ana")
    table = await table_for([ana], {"game": "stash", "games": 2}, "highest")
    games = []
    for number in (1, 2):
        async with ana.at(table) as client:
            await client.play(random.Random(number))
            end = await client.wait_for_state(lambda state: state["table"]["stage"] == "over")
        games.append(end["view"]["scores"])
        series = end["table"]["series"]
        assert series["name"]["key"] == "game-stash"
        assert [game["scores"] for game in series["games"]] == games
        following = await ana.post(f"/api/tables/{table}/rematch", {})
        table = following["id"]
        assert following["stage"] == ("playing" if number == 1 else "gathering")
    totals = [sum(points) for points in zip(*games, strict=True)]
    assert series["totals"] == totals
    assert series["winners"] == [seat for seat in (0, 1) if totals[seat] == max(totals)]
    assert following["series"]["games"] == []


async def play_at_a_table(server: ServerProcess) -> None:
    hosts = await people(server.base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "stash"})
    ana, maria = [person.at(table) for person in hosts]
    for client in (ana, maria):
        await client.connect()
        await client.wait_for_state(lambda state: state["view"] is not None)
    prompt = await ana.next_prompt()
    assert prompt["text"]["key"] == "stash-prompt"
    assert len(ana.state["private"]["hand"]) == ana.state["view"]["hand_sizes"][0]
    assert "hand" not in ana.state["view"]
    await ana.submit(next(answer for answer in prompt["answers"] if answer.startswith("play")))
    assert ana.state["undo"] == "free"
    await ana.wait_for_ack(await ana.undo())  # nothing hidden came out
    assert (await ana.next_prompt())["answers"] == prompt["answers"]
    await ana.leave()
    server.kill()
    server.start()
    await ana.reconnect()
    await maria.reconnect()
    assert (await ana.next_prompt())["answers"] == prompt["answers"]
    dice = random.Random(3)
    for _ in range(40):
        for client in (ana, maria):
            await client.wait_for_state(lambda state: state["seq"] >= max(ana.newest_seq, maria.newest_seq))
            if not over(client.state) and client.state.get("prompts"):
                await client.submit(any_answer(client.state["prompts"][0], dice))
        if over(ana.state) and over(maria.state):
            break
    check_the_end(ana.state, ana.lines)
    replay = await hosts[0].get(f"/api/tables/{table}/replay")
    assert replay["setup"]["game"] == "stash"
    assert replay["steps"][-1]["view"]["scores"] == ana.state["view"]["scores"]
    for client in (ana, maria):
        await client.leave()


def check_the_end(state: Json, log: list[Json]) -> None:
    assert over(state)
    best = max(state["view"]["scores"])
    assert state["view"]["winners"] == [n for n, score in enumerate(state["view"]["scores"]) if score == best]
    keys = {line["key"] for line in log}
    assert {"stash-log-plays", "stash-log-draws", "stash-log-draws-card"} <= keys  # one's own and the others'


def test_a_bot_of_the_game_sits_at_a_table(server: ServerProcess) -> None:
    async def play() -> None:
        hosts = await people(server.base, "Ana")
        table = await table_for(hosts, {"game": "stash"}, "highest")
        async with hosts[0].at(table) as ana:
            await ana.wait_for_state(lambda state: state["view"] is not None)
            assert over(await ana.play(random.Random(1)))

    anyio.run(play)


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    command = ("play", "stash", "--opponent", "highest", "--seed", "5", "--name", "Ana")
    with Terminal(tmp_path, *command, REGAT_GAMES="tests.third_game.spec") as terminal:
        shown = terminal.wait()
        assert "Draw or play a card" in shown
        assert "Your hand:" in shown
        assert "Type draw, or play and a card in your hand; not dance." in terminal.type("dance")
        for _ in range(20):
            if "wins." in terminal.text or terminal.ended:
                break
            terminal.type("1")
        assert "wins." in terminal.text
        assert terminal.wide == []


def test_a_scenario_runs(tmp_path: Path) -> None:
    file = tmp_path / "stash.yaml"
    file.write_text(SCENARIO, "utf-8")
    answer = regat("scenario", str(file))
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_the_rules_are_told_from_its_own_catalogue() -> None:
    answer = regat("rules", "stash_goal")
    assert answer.returncode == 0, answer.stderr
    assert "three equal cards count twice" in answer.stdout
