"""Addresses of stores."""

from pathlib import Path

import pytest

from regat.kernel.errors import BadSetup
from regat.server.storage import StoreError, Unavailable, open_store
from regat.server.storage.postgres import PostgresStore
from regat.server.storage.sqlite import SqliteStore
from tests.server.postgres import Cluster


def test_a_path_is_a_sqlite_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for store_url, file in {
        "regat.db": tmp_path / "regat.db",
        "sqlite:///regat.db": tmp_path / "regat.db",
        f"sqlite:///{tmp_path}/deep/regat.db": tmp_path / "deep" / "regat.db",
        ":memory:": tmp_path / ":memory:",  # nothing that is lost at the end
    }.items():
        store = open_store(store_url)
        assert isinstance(store, SqliteStore)
        assert store.file == file.resolve()


@pytest.mark.parametrize("store_url", ["postgresql://somewhere/regat", "postgres://u:p@somewhere/regat"])
def test_an_address_of_postgresql(store_url: str) -> None:
    assert isinstance(open_store(store_url), PostgresStore)


@pytest.mark.parametrize(
    "store_url", ["", " ", "mysql://somewhere/regat", "sqlite://regat.db", "sqlite:///", "/"]
)
def test_anything_else_is_refused(store_url: str) -> None:
    with pytest.raises(BadSetup) as refused:
        open_store(store_url)
    assert repr(store_url) in str(refused.value)
    assert "postgresql://" in str(refused.value)


async def test_a_folder_for_the_file_is_made_and_only_we_may_read_it(tmp_path: Path) -> None:
    file = tmp_path / "new" / "regat.db"
    store = open_store(str(file))
    await store.open()
    try:
        modes = {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir()}
    finally:
        await store.close()
    assert modes.keys() >= {"regat.db", "regat.db-wal", "regat.db.lock"}
    assert set(modes.values()) == {0o600}


async def test_a_file_that_is_not_a_database_is_refused_and_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana,\n" * 1000)
    with pytest.raises(StoreError, match="damaged or does not belong to Regat"):
        await open_store(str(file)).open()
    assert file.read_text() == "Dear Ana,\n" * 1000


async def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unavailable, match="cannot be opened"):
        await open_store(str(tmp_path / "file" / "regat.db")).open()


async def test_a_postgresql_that_is_not_there_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        await open_store(f"postgresql://regat@/regat?host={tmp_path}").open()


async def test_a_database_that_postgresql_does_not_have(cluster: Cluster) -> None:
    with pytest.raises(StoreError, match='"nothing" does not exist'):
        await open_store(cluster.url("nothing")).open()


async def test_an_address_that_makes_no_sense() -> None:
    with pytest.raises(BadSetup):
        await open_store("postgresql://regat@host:port/regat").open()
