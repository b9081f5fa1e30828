"""One server for most tests, in some modules one on each kind of store; tests of limits start their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.http.house import ROOMY, House
from tests.server.postgres import Cluster

ON_BOTH = ("test_guests", "test_tables")  # what the store does shows there


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "house" in metafunc.fixturenames and metafunc.module.__name__.rpartition(".")[2] in ON_BOTH:
        metafunc.parametrize("house", ["sqlite", "postgresql"], indirect=True, scope="module")


@pytest.fixture(scope="module")
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that lets tests be quick, with chat and a filter for names."""
    where = ""
    if getattr(request, "param", "sqlite") == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        where = cluster.new_database()
    folder = tmp_path_factory.mktemp("house")
    with House(folder, "--chat", "--filter", "rude", limits=ROOMY, where=where) as house:
        yield house
    if where:
        cluster.drop_database(where)
