"""A full disk: players are told, nothing is damaged, and play goes on when there is room."""

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
from tests.support.clients import Sitting, any_answer, people, table_for

MOST = 1_500  # answers until a disk without room must have been noticed
MORE = 20  # answers afterwards


async def asked(sittings: list[Sitting]) -> Sitting:
    """Whoever has to answer, when all know the newest entry."""
    newest = max(sitting.furthest for sitting in sittings)
    for sitting in sittings:
        await sitting.sees(lambda state: state["view"] is not None and state["seq"] >= newest)
    [one] = [sitting for sitting in sittings if sitting.state.get("prompts")]
    return one


async def one_answer(sittings: list[Sitting], dice: random.Random) -> tuple[Sitting, str]:
    sitting = await asked(sittings)
    client = await sitting.answer(any_answer(sitting.state["prompts"][0], dice))
    if (await sitting.settled(client))["type"] == "ack":
        await sitting.entered(client)
    return sitting, client


async def fill_then_make_room(node: Node, fill: Callable[[], None], make_room: Callable[[], None]) -> None:
    dice = random.Random(10)
    hosts = await people(node.base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "dominion"})
    sittings = [await person.at(table).connect() for person in hosts]
    for _ in range(MORE):
        sitting, client = await one_answer(sittings, dice)
        assert client in sitting.acked
    fill()
    for _ in range(MOST):
        sitting, client = await one_answer(sittings, dice)
        if client not in sitting.acked:
            break
    at, before = sitting.state["seq"], await log_of(node.where)
    for _ in range(3):
        assert await sitting.refused(client) == "refused-store"
        assert sitting.frames[-1]["seq"] == at
        await sitting.again(client)
    assert await sitting.refused(client) == "refused-store"
    assert await log_of(node.where) == before
    await sitting.say(type="ping")
    await sitting.until(lambda frame: frame["type"] == "pong")
    assert (await hosts[1].get(f"/api/tables/{table}"))["stage"] == "playing", "what is there can be read"
    metrics = httpx.get(f"{node.base}/metrics", trust_env=False).text
    assert 'regat_refused_total{why="Unavailable"}' in metrics

    make_room()
    assert await sitting.entered(await sitting.again(client)) == at + 1
    for _ in range(MORE):
        sitting, client = await one_answer(sittings, dice)
        assert client in sitting.acked
    await check_log(node.where, sittings)
    for sitting in sittings:
        await sitting.leave()


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
    file = Path(node.where)

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
    where = cluster.new_database("TABLESPACE narrow")
    try:
        with serving(where, tmp_path / "log") as node:
            asyncio.run(fill_then_make_room(node, small_disk.fill, small_disk.grow))
    finally:
        cluster.drop_database(where)
        cluster.order("DROP TABLESPACE narrow")
