"""Bots that fail or are late: a safe legal answer is played, and the log says so."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import time

import httpx
import pytest

from regat import dominion, kingdomino
from regat.bots.random_bot import RandomBot
from regat.server.tables.bot_pool import BotPool, fallback_answer
from tests.server.games.nodes import Node
from tests.support.clients import ME, any_answer, bot, people


class Endless:
    """What takes a bot longer to look at than anybody waits."""

    def __reduce__(self) -> tuple[object, ...]:
        return time.sleep, (60,)


class Deadly:
    """An object that ends the process that unpickles it."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (1,)


@pytest.mark.parametrize(
    ("name", "view"),
    [("no such bot", None), ("big-money", "no view"), ("big-money", Endless()), ("big-money", Deadly())],
    ids=["unknown", "fails", "late", "dies"],
)
async def test_a_safe_answer_is_played(name: str, view: object, caplog: pytest.LogCaptureFixture) -> None:
    thinkers = BotPool(workers=1, deadline=0.5)
    await thinkers.open()
    try:
        game = dominion.new(seed=1)
        assert game.choice
        with caplog.at_level(logging.WARNING):
            answer = await thinkers.answer("dominion", name, 1, view, game.memory(game.seat), game.choice)
        game.answer(answer)
        assert "a safe answer is played" in caplog.text
        seat = game.seat
        thinkers.deadline = 20.0
        answer = await thinkers.answer(
            "dominion", "big-money", 1, game.view(seat), game.memory(seat), game.choice
        )
        game.answer(answer)  # the next one is not kept waiting by it
    finally:
        thinkers.close()
    assert caplog.text.count("a safe answer") == 1


async def test_a_cancelled_request_occupies_a_worker_until_its_deadline_at_most() -> None:
    """Ending the process at once would cost more than the rest of an ordinary call."""
    thinkers = BotPool(workers=1, deadline=1.0)
    await thinkers.open()
    try:
        gone = asyncio.create_task(thinkers.run(time.sleep, 60))
        await asyncio.sleep(0.1)
        gone.cancel()
        async with asyncio.timeout(20):
            assert await thinkers.run(abs, -1) == 1
    finally:
        thinkers.close()


def test_the_safe_answer_is_always_legal() -> None:
    dice = random.Random(7)
    for number in range(60):
        game: dominion.Game | kingdomino.Game
        if number % 3:
            game = dominion.new(2 + number % 4, 1 + number % 2, "random", seed=number)
        else:
            game = kingdomino.new(seed=number)
        bot = RandomBot(number)
        for _ in range(150):
            choice = game.choice
            if choice is None:
                break
            game.copy().answer(fallback_answer(choice))
            game.answer(bot.choose(None, None, choice) if dice.random() < 0.8 else fallback_answer(choice))


@pytest.mark.parametrize(("game", "bot_name"), [("dominion", "big-money"), ("kingdomino", "greedy")])
async def test_the_first_answer_comes_from_a_process_that_is_warm(
    node: Node, game: str, bot_name: str
) -> None:
    """A ready server has started its workers, so the first answer does not wait for one."""
    assert node.process
    warm = child_processes(node.process.pid)
    loaded = [memory_map(process) for process in warm]
    assert loaded
    [ana] = await people(node.base, "Ana")
    players = {"dominion": 6, "kingdomino": 4}[game]
    table = await ana.open({"game": game}, ME, *[bot(bot_name)] * (players - 1))
    async with ana.at(table) as client:
        await client.wait_for_state(lambda state: True)
        begun = time.monotonic()
        await ana.post(f"/api/tables/{table}/start")
        state = await client.wait_for_state(lambda state: state["seq"] > 0 or bool(state.get("prompts")))
        if not state["seq"]:  # Ana begins: then the next one is a bot
            begun = time.monotonic()
            at = await client.submit(any_answer(state["prompts"][0], random.Random(15), in_haste=True))
            while client.state.get("prompts"):
                at = await client.submit(
                    any_answer(client.state["prompts"][0], random.Random(15), in_haste=True)
                )
            await client.state_after(at)
        took = time.monotonic() - begun
    print(f"{game}: {took:.3f} s until the first answer of a bot")
    assert took < 5.0, "a second on a quiet machine"
    assert child_processes(node.process.pid) == warm, "no other process was started"
    assert [memory_map(process) for process in warm] == loaded, "nothing was loaded that was not there"
    assert "regat_bot_failures_total{" not in httpx.get(f"{node.base}/metrics", trust_env=False).text


async def test_the_processes_of_bots_end_with_the_server(node: Node) -> None:
    assert node.process
    children = child_processes(node.process.pid)
    assert children
    await asyncio.to_thread(node.kill)
    for _ in range(200):
        if not any(alive(child) for child in children):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("a bot thinks on for nobody")


def memory_map(process: int) -> set[str]:
    """The compiled modules that a process has loaded."""
    with open(f"/proc/{process}/maps", encoding="utf-8") as maps:
        return {line.split()[-1] for line in maps if line.rstrip().endswith(".so")}


def child_processes(process: int) -> list[int]:
    with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as children:
        return [int(child) for child in children.read().split()]


def alive(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
