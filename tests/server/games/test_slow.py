"""Who does not read what is sent: it holds up nobody, skips what it has missed, and still ends up right."""

from __future__ import annotations

import asyncio
import random
import re

import httpx

from tests.support.clients import any_answer, over, people, table_for

MOVES, HELLOS = 200, 160
NOT_YOURS = "refused-not-your-seat"
ROOM = 4096  # bytes


async def refusals(base: str) -> float:
    """Return how many messages the server has refused because the seat is not the sender's."""
    async with httpx.AsyncClient(base_url=base, trust_env=False) as request_id:
        metrics = (await request_id.get("/metrics")).text
    found = re.search(rf'^regat_refused_total{{why="{NOT_YOURS}"}} (\S+)$', metrics, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def test_a_slow_client_delays_nobody_and_gets_the_newest_state(base: str) -> None:
    hosts = await people(base, "Ana", "Maria", "Ion")
    table = await table_for(hosts[:2], {"game": "dominion", "kingdom": "size_distortion"})
    sleeper = hosts[2].at(table)
    await sleeper.connect(room=ROOM)
    dice, at = random.Random(5), 0
    async with hosts[0].at(table) as ana, hosts[1].at(table) as maria:
        while at < MOVES and not over(ana.state or await ana.next()):
            active = ana if ana.state.get("prompts") else maria
            choice = await active.next_prompt()
            at = await active.submit(any_answer(choice, dice))
            await ana.state_at(at)
            await maria.state_at(at)
    for _ in range(HELLOS):  # the whole log is sent again for each, and fills what lies between them
        await sleeper.send(type="hello")
    before = await refusals(base)
    await sleeper.send(type="answer", seq=at, request_id="watcher-1", text="end turn")
    while await refusals(base) == before:  # messages are processed in order: then the others are, too
        await asyncio.sleep(0.02)
    await sleeper.state_at(at)
    await sleeper.send(type="ping")
    await sleeper.until(lambda frame: frame["type"] == "pong")
    newest = sleeper.state
    states = [frame for frame in sleeper.frames if frame["type"] == "state"]
    assert len(states) < at + HELLOS, "everything was kept for somebody who did not read"
    await sleeper.leave()
    async with hosts[2].at(table) as fresh:
        await fresh.state_at(at)
        assert fresh.state["view"] == newest["view"]
        assert fresh.lines == sleeper.lines, "its log has a gap"
