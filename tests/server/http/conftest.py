"""One server for most tests, in some modules one on each kind of store; tests of limits start their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.http.server import ROOMY, Server
from tests.server.postgres import Cluster

ON_BOTH = ("test_guests", "test_tables")  # what the store does shows there


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "server" in metafunc.fixturenames and metafunc.module.__name__.rpartition(".")[2] in ON_BOTH:
        metafunc.parametrize("server", ["sqlite", "postgresql"], indirect=True, scope="module")


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets tests be quick, with chat and a filter for names."""
    store_url = ""
    if getattr(request, "param", "sqlite") == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        store_url = cluster.new_database()
    folder = tmp_path_factory.mktemp("server")
    with Server(folder, "--chat", "--filter", "rude", limits=ROOMY, store_url=store_url) as server:
        yield server
    if store_url:
        cluster.drop_database(store_url)
