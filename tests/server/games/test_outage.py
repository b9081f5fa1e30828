"""The database is stopped and started: answers are refused, nothing changes, and then play goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.games.log import check_log, log_of
from tests.server.games.nodes import Node, serving
from tests.server.postgres import Cluster
from tests.support.clients import Person, Sitting, any_answer, over, seated

PATIENCE = 30.0  # seconds until play must go on
BETWEEN = 0.1  # seconds between two attempts


@pytest.fixture
def node(postgresql: str, tmp_path: Path) -> Iterator[Node]:
    with serving(postgresql, tmp_path / "log") as node:
        yield node


@contextmanager
def stopped(cluster: Cluster, mode: str) -> Iterator[None]:
    """The database is down until the end of the block."""
    cluster.stop(mode)
    try:
        yield
    finally:
        cluster.start()


async def insist(sitting: Sitting, dice: random.Random) -> None:
    """Play to the end; what is refused because nothing can be written is sent again, unchanged."""
    while True:
        try:
            state = await sitting.sees(lambda state: over(state) or bool(state.get("prompts")))
            if over(state):
                return
            client = await sitting.answer(any_answer(state["prompts"][0], dice, in_haste=True))
            while (await sitting.settled(client)).get("reason", {}).get("key") == "refused-store":
                await asyncio.sleep(BETWEEN)
                await sitting.again(client)
            await sitting.moves_on(state["seq"])
        except (ConnectionClosed, OSError):
            await asyncio.sleep(BETWEEN)
            await sitting.come_back()


async def ready(node: Node, status: int = 200) -> None:
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=node.base, trust_env=False) as http:
        while (await http.get("/readyz")).status_code != status:
            await asyncio.sleep(BETWEEN)


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_what_cannot_be_written_is_refused_and_changes_nothing(
    node: Node, cluster: Cluster, mode: str
) -> None:
    dice = random.Random(8)
    ana, maria = await seated(node.base, "Ana", "Maria", setup={"game": "dominion"})
    for _ in range(6):
        for sitting in (ana, maria):
            if sitting.state.get("prompts"):
                await sitting.gives(any_answer(sitting.state["prompts"][0], dice, in_haste=True))
        for sitting in (ana, maria):
            await sitting.moves_on(max(ana.state["seq"], maria.state["seq"]) - 1)
    asked, other = (ana, maria) if ana.state.get("prompts") else (maria, ana)
    at, before = asked.state["seq"], await log_of(node.where)
    answer = any_answer(asked.state["prompts"][0], dice, in_haste=True)
    with stopped(cluster, mode):
        client = await asked.answer(answer)
        assert await asked.refused(client) == "refused-store"
        assert await asked.refused(await asked.again(client)) == "refused-store"
        assert {frame["seq"] for frame in asked.frames if frame["type"] == "refused"} == {at}
        async with httpx.AsyncClient(base_url=node.base, trust_env=False) as http:
            assert (await http.get("/healthz")).status_code == 200
            assert (await http.get("/readyz")).status_code == 503
        response = await asked.person.send("GET", f"/api/tables/{asked.table}")
        assert response.status_code == 503, response.text
        assert response.json()["key"] == "refused-store"
        with pytest.raises(ConnectionClosed) as closed:
            await (await other.person.at(asked.table).connect()).next()
        assert closed.value.rcvd
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "refused-store")
    await ready(node)
    assert await log_of(node.where) == before
    assert asked.furthest == other.furthest == at
    assert await asked.entered(await asked.again(client)) == at + 1
    await other.moves_on(at)
    await asyncio.gather(insist(ana, dice), insist(maria, dice))
    assert ana.state["view"]["scores"] == maria.state["view"]["scores"]
    await check_log(node.where, [ana, maria])
    for sitting in (ana, maria):
        await sitting.leave()


async def test_stopped_in_the_middle_of_play_nothing_is_lost_or_doubled(node: Node, cluster: Cluster) -> None:
    dice = random.Random(9)
    sittings = [
        *await seated(node.base, "Ana", "Maria", setup={"game": "dominion"}, bots=["random"]),
        *await seated(node.base, "Ana", "Maria", setup={"game": "kingdomino"}, bots=["greedy"]),
    ]
    games = [asyncio.create_task(insist(sitting, dice)) for sitting in sittings]
    for mode in ("immediate", "fast"):
        begun = sum(sitting.furthest for sitting in sittings)
        async with asyncio.timeout(PATIENCE):
            while sum(sitting.furthest for sitting in sittings) < begun + 20:
                await asyncio.sleep(0.01)
        await asyncio.to_thread(cluster.stop, mode)
        await ready(node, 503)  # whether somebody is refused is a matter of luck: bots wait in silence
        await asyncio.sleep(dice.uniform(0.2, 0.5))
        await asyncio.to_thread(cluster.start)
    async with asyncio.timeout(2 * PATIENCE):
        await asyncio.gather(*games)
    for sitting in sittings:
        assert (await Person.record(sitting.person, sitting.table)).startswith("regat record")
        await sitting.leave()
    await check_log(node.where, sittings)
