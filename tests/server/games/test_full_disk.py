"""A full disk: answers are refused, nothing is damaged, and play continues when there is room."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.disk import SmallDisk, sound
from tests.server.games.log import check_log, log_of
from tests.server.games.nodes import Node, serving
from tests.server.postgres import Cluster
from tests.support.clients import TableClient, any_answer, people, table_for

MAX_ANSWERS = 1_500  # answers until a disk without room must have been noticed
MORE = 20  # answers afterwards


async def active_client(clients: list[TableClient]) -> TableClient:
    """Whoever has to answer, when all know the newest entry."""
    newest = max(client.newest_seq for client in clients)
    for client in clients:
        await client.wait_for_state(lambda state: state["view"] is not None and state["seq"] >= newest)
    [prompted] = [client for client in clients if client.state.get("prompts")]
    return prompted


async def one_answer(clients: list[TableClient], dice: random.Random) -> tuple[TableClient, str]:
    client = await active_client(clients)
    request_id = await client.answer(any_answer(client.state["prompts"][0], dice))
    if (await client.outcome(request_id))["type"] == "ack":
        await client.wait_for_ack(request_id)
    return client, request_id


async def fill_then_make_room(node: Node, fill: Callable[[], None], make_room: Callable[[], None]) -> None:
    dice = random.Random(10)
    hosts = await people(node.base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "dominion"})
    clients = [await person.at(table).connect() for person in hosts]
    for _ in range(MORE):
        client, request_id = await one_answer(clients, dice)
        assert request_id in client.acknowledged
    fill()
    for _ in range(MAX_ANSWERS):
        client, request_id = await one_answer(clients, dice)
        if request_id not in client.acknowledged:
            break
    at, before = client.state["seq"], await log_of(node.store_url)
    for _ in range(3):
        assert await client.refused(request_id) == "refused-store"
        assert client.frames[-1]["seq"] == at
        await client.resend(request_id)
    assert await client.refused(request_id) == "refused-store"
    assert await log_of(node.store_url) == before
    await client.send(type="ping")
    await client.until(lambda frame: frame["type"] == "pong")
    assert (await hosts[1].get(f"/api/tables/{table}"))["stage"] == "playing", "what is there can be read"
    metrics = httpx.get(f"{node.base}/metrics", trust_env=False).text
    assert 'regat_refused_total{why="Unavailable"}' in metrics

    make_room()
    assert await client.wait_for_ack(await client.resend(request_id)) == at + 1
    for _ in range(MORE):
        client, request_id = await one_answer(clients, dice)
        assert request_id in client.acknowledged
    await check_log(node.store_url, clients)
    for client in clients:
        await client.leave()


@pytest.mark.parametrize("small_disk", ["2m"], indirect=True)
async def test_sqlite_on_a_full_disk(small_disk: SmallDisk, tmp_path: Path) -> None:
    file = small_disk.folder / "regat.db"
    with serving(str(file), tmp_path / "log") as node:
        await fill_then_make_room(node, small_disk.fill, small_disk.grow)
        node.stop()
        assert sound(file)


async def test_sqlite_under_a_limit_on_the_size_of_files(node: Node) -> None:
    """As far as the server can tell, that is the same: nothing more is written, not even within a file."""
    resource = pytest.importorskip("resource")  # not on Windows
    if not hasattr(resource, "prlimit"):
        pytest.skip("only Linux can limit another process")
    file = Path(node.store_url)

    def limit(most: int) -> None:
        assert node.process
        resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    await fill_then_make_room(node, lambda: limit(1), lambda: limit(resource.RLIM_INFINITY))
    node.stop()
    assert sound(file)


@pytest.mark.parametrize("small_disk", ["20m"], indirect=True)
def test_postgresql_on_a_full_disk(small_disk: SmallDisk, cluster: Cluster, tmp_path: Path) -> None:
    if cluster.user:
        shutil.chown(small_disk.folder, cluster.user)
    cluster.order(f"CREATE TABLESPACE narrow LOCATION '{small_disk.folder}'")
    store_url = cluster.new_database("TABLESPACE narrow")
    try:
        with serving(store_url, tmp_path / "log") as node:
            asyncio.run(fill_then_make_room(node, small_disk.fill, small_disk.grow))
    finally:
        cluster.drop_database(store_url)
        cluster.order("DROP TABLESPACE narrow")
