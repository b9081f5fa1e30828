"""Fixtures for all tests of the server."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.disk import SmallDisk
from tests.server.postgres import Cluster, running_cluster


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A real PostgreSQL of our own."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def small_disk(request: pytest.FixtureRequest) -> Iterator[SmallDisk]:
    if os.geteuid() != 0:
        pytest.skip("only root can mount a small disk; the tests with a limit on files run everywhere")
    disk = SmallDisk(Path(tempfile.mkdtemp(prefix="regat-disk-")))
    disk.folder.chmod(0o755)
    if trouble := disk.mount(request.param):
        pytest.skip(f"no small disk can be mounted here: {trouble}")
    yield disk
    disk.unmount()
    disk.folder.rmdir()
