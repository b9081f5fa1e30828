"""The database is stopped and started: answers are refused, nothing changes, and play continues."""

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
from tests.support.clients import Person, TableClient, any_answer, over, seated

TIMEOUT = 30.0  # seconds until play must go on
RETRY_DELAY = 0.1  # seconds between two attempts


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


async def insist(client: TableClient, dice: random.Random) -> None:
    """Play to the end; what is refused because nothing can be written is sent again, unchanged."""
    while True:
        try:
            state = await client.wait_for_state(lambda state: over(state) or bool(state.get("prompts")))
            if over(state):
                return
            request_id = await client.answer(any_answer(state["prompts"][0], dice, in_haste=True))
            while (await client.outcome(request_id)).get("reason", {}).get("key") == "refused-store":
                await asyncio.sleep(RETRY_DELAY)
                await client.resend(request_id)
            await client.state_after(state["seq"])
        except (ConnectionClosed, OSError):
            await asyncio.sleep(RETRY_DELAY)
            await client.reconnect()


async def ready(node: Node, status: int = 200) -> None:
    async with asyncio.timeout(TIMEOUT), httpx.AsyncClient(base_url=node.base, trust_env=False) as http:
        while (await http.get("/readyz")).status_code != status:
            await asyncio.sleep(RETRY_DELAY)


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_what_cannot_be_written_is_refused_and_changes_nothing(
    node: Node, cluster: Cluster, mode: str
) -> None:
    dice = random.Random(8)
    ana, maria = await seated(node.base, "Ana", "Maria", setup={"game": "dominion"})
    for _ in range(6):
        for client in (ana, maria):
            if client.state.get("prompts"):
                await client.submit(any_answer(client.state["prompts"][0], dice, in_haste=True))
        for client in (ana, maria):
            await client.state_after(max(ana.state["seq"], maria.state["seq"]) - 1)
    active, other = (ana, maria) if ana.state.get("prompts") else (maria, ana)
    at, before = active.state["seq"], await log_of(node.store_url)
    answer = any_answer(active.state["prompts"][0], dice, in_haste=True)
    with stopped(cluster, mode):
        request_id = await active.answer(answer)
        assert await active.refused(request_id) == "refused-store"
        assert await active.refused(await active.resend(request_id)) == "refused-store"
        assert {frame["seq"] for frame in active.frames if frame["type"] == "refused"} == {at}
        async with httpx.AsyncClient(base_url=node.base, trust_env=False) as http:
            assert (await http.get("/healthz")).status_code == 200
            assert (await http.get("/readyz")).status_code == 503
        response = await active.person.send("GET", f"/api/tables/{active.table}")
        assert response.status_code == 503, response.text
        assert response.json()["key"] == "refused-store"
        with pytest.raises(ConnectionClosed) as closed:
            await (await other.person.at(active.table).connect()).next()
        assert closed.value.rcvd
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "refused-store")
    await ready(node)
    assert await log_of(node.store_url) == before
    assert active.newest_seq == other.newest_seq == at
    assert await active.wait_for_ack(await active.resend(request_id)) == at + 1
    await other.state_after(at)
    await asyncio.gather(insist(ana, dice), insist(maria, dice))
    assert ana.state["view"]["scores"] == maria.state["view"]["scores"]
    await check_log(node.store_url, [ana, maria])
    for client in (ana, maria):
        await client.leave()


async def test_stopped_in_the_middle_of_play_nothing_is_lost_or_doubled(node: Node, cluster: Cluster) -> None:
    dice = random.Random(9)
    clients = [
        *await seated(node.base, "Ana", "Maria", setup={"game": "dominion"}, bots=["random"]),
        *await seated(node.base, "Ana", "Maria", setup={"game": "kingdomino"}, bots=["greedy"]),
    ]
    games = [asyncio.create_task(insist(client, dice)) for client in clients]
    for mode in ("immediate", "fast"):
        begun = sum(client.newest_seq for client in clients)
        async with asyncio.timeout(TIMEOUT):
            while sum(client.newest_seq for client in clients) < begun + 20:
                await asyncio.sleep(0.01)
        await asyncio.to_thread(cluster.stop, mode)
        await ready(node, 503)  # whether somebody is refused is a matter of luck: bots wait in silence
        await asyncio.sleep(dice.uniform(0.2, 0.5))
        await asyncio.to_thread(cluster.start)
    async with asyncio.timeout(2 * TIMEOUT):
        await asyncio.gather(*games)
    for client in clients:
        assert (await Person.record(client.person, client.table)).startswith("regat record")
        await client.leave()
    await check_log(node.store_url, clients)
