"""A full disk: a refusal, nothing half written, and on it goes when there is room again."""

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.server.disk import SmallDisk, sound
from tests.server.postgres import Cluster
from tests.server.storage.filling import fill_then_make_room
from tests.server.storage.processes import module


@pytest.mark.parametrize("small_disk", ["1m"], indirect=True)
async def test_sqlite_on_a_full_disk(small_disk: SmallDisk) -> None:
    file = small_disk.folder / "regat.db"
    assert await fill_then_make_room(str(file), small_disk.grow) > 10
    assert sound(file)


def test_sqlite_under_a_limit_on_the_size_of_files(tmp_path: Path) -> None:
    file = tmp_path / "regat.db"
    with module("filling", str(file)) as process:
        output, _ = process.communicate()
    assert process.returncode == 0
    assert int(output) > 5
    assert sound(file)


@pytest.mark.parametrize("small_disk", ["10m"], indirect=True)
def test_postgresql_on_a_full_disk(small_disk: SmallDisk, cluster: Cluster) -> None:
    if cluster.user:
        shutil.chown(small_disk.folder, cluster.user)
    inner = f"'{small_disk.folder}'"
    cluster.order(f"CREATE TABLESPACE small LOCATION {inner}")
    store_url = cluster.new_database("TABLESPACE small")
    try:
        assert asyncio.run(fill_then_make_room(store_url, small_disk.grow)) > 10
    finally:
        cluster.drop_database(store_url)
        cluster.order("DROP TABLESPACE small")
