"""Servers for the tests: real processes, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.games.nodes import Node, serving
from tests.server.postgres import Cluster


@pytest.fixture
def postgresql(cluster: Cluster) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    address = cluster.new_database()
    yield address
    cluster.drop_database(address)


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server on SQLite for all tests that leave it alone."""
    folder = tmp_path_factory.mktemp("shared")
    with serving(str(folder / "regat.db"), folder / "log") as node:
        yield node


@pytest.fixture
def base(shared: Node) -> str:
    """The address of that server."""
    return shared.base


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    """A server on SQLite that a test may kill."""
    with serving(str(tmp_path / "regat.db"), tmp_path / "log") as node:
        yield node


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "regat.db")
    address: str = request.getfixturevalue("postgresql")
    return address


@pytest.fixture
def any_node(store_url: str, tmp_path: Path) -> Iterator[Node]:
    """A server on each kind of store, that a test may kill."""
    with serving(store_url, tmp_path / "log") as node:
        yield node


@pytest.fixture
def pair(postgresql: str, tmp_path: Path) -> Iterator[tuple[Node, Node]]:
    """Two nodes on one PostgreSQL."""
    with (
        serving(postgresql, tmp_path / "log-1") as first,
        serving(postgresql, tmp_path / "log-2") as other,
    ):
        yield first, other
