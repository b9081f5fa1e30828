"""A full disk: a refusal, nothing half written, and on it goes when there is room again."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.postgres import Cluster
from tests.server.store.filling import fill_then_make_room
from tests.server.store.processes import module


class SmallDisk:
    """A file system in memory that can grow."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def mount(self, size: str) -> str:
        """Mount it; what went wrong, if something did."""
        return _sh("mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(self.folder))

    def grow(self) -> None:
        assert not _sh("mount", "-o", "remount,size=64m", str(self.folder))

    def unmount(self) -> None:
        assert not _sh("umount", str(self.folder))


@pytest.fixture
def small_disk(request: pytest.FixtureRequest) -> Iterator[SmallDisk]:
    if os.geteuid() != 0:
        pytest.skip("only root can mount a small disk; the test with a limit on files runs everywhere")
    disk = SmallDisk(Path(tempfile.mkdtemp(prefix="regat-disk-")))
    disk.folder.chmod(0o755)
    if trouble := disk.mount(request.param):
        pytest.skip(f"no small disk can be mounted here: {trouble}")
    yield disk
    disk.unmount()
    disk.folder.rmdir()


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
    where = cluster.new_database("TABLESPACE small")
    try:
        assert asyncio.run(fill_then_make_room(where, small_disk.grow)) > 10
    finally:
        cluster.drop_database(where)
        cluster.order("DROP TABLESPACE small")


def sound(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def _sh(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stderr.strip() or "failed" if done.returncode else ""
