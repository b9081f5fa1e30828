"""Every test of the contract runs on SQLite and on a real PostgreSQL; coroutines are run."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from regat.server.storage import Store, open_store
from tests.server.postgres import Cluster


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
def where(request: pytest.FixtureRequest) -> str:
    """The address of a new database of each kind."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture
def store(where: str) -> Store:
    """A store of each kind; it is open while the test runs."""
    return open_store(where)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    asyncio.run(_run(pyfuncitem, given))
    return True


async def _run(test: pytest.Function, given: dict[str, object]) -> None:
    store = given.get("store")
    if store is None:
        await test.obj(**given)
        return
    await store.open()  # type: ignore[attr-defined]  # the fixture's type is lost on the way here
    try:
        await test.obj(**given)
    finally:
        await store.close()  # type: ignore[attr-defined]  # as above
