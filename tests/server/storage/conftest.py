"""Every test of the contract runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from regat.server.storage import Store
from tests.server.postgres import Cluster
from tests.server.storage.rows import opened


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a SQLite database that is not there yet."""
    return str(tmp_path / "regat.db")


@pytest.fixture
def postgresql(cluster: Cluster) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    address = cluster.new_database()
    yield address
    cluster.drop_database(address)


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest) -> str:
    """The address of a new database of each kind."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    """An open store of each kind."""
    async with opened(store_url) as store:
        yield store
