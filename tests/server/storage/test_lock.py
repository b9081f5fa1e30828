"""One server for one file."""

import os
import signal
import sqlite3
from pathlib import Path

import pytest

from regat.server.storage import Store, StoreError, open_store
from tests.server.storage.processes import module
from tests.server.storage.rows import add_guest, opened


async def test_a_second_server_is_refused(sqlite: str) -> None:
    async with opened(sqlite) as store:
        with pytest.raises(StoreError, match=f"another server is using {sqlite}"):
            await open_store(sqlite).open()
        await works(store)
    async with opened(sqlite) as store:
        await works(store)


async def test_another_name_of_the_same_file_is_refused_too(sqlite: str, tmp_path: Path) -> None:
    async with opened(sqlite):
        (tmp_path / "link.db").symlink_to(sqlite)
        with pytest.raises(StoreError, match="another server"):
            await open_store(str(tmp_path / "link.db")).open()


async def test_a_server_in_another_process_is_refused_until_it_is_killed(sqlite: str) -> None:
    with module("holder", sqlite) as process:
        assert process.stdout
        assert process.stdout.readline() == "open 0\n"
        with pytest.raises(StoreError, match="another server"):
            await open_store(sqlite).open()
        process.kill()
        process.wait()
        async with opened(sqlite) as store:
            await works(store)


async def test_a_child_of_a_killed_server_holds_nothing(sqlite: str) -> None:
    with module("holder", sqlite, "--fork") as process:
        assert process.stdout
        child = int(process.stdout.readline().split()[1])
        try:
            process.kill()
            process.wait()
            async with opened(sqlite) as store:
                await works(store)
        finally:
            os.kill(child, signal.SIGKILL)


async def test_others_may_read_while_the_server_runs(sqlite: str) -> None:
    async with opened(sqlite) as store:
        await add_guest(store, "g", "Ana")
        reader = sqlite3.connect(sqlite)
        assert reader.execute("SELECT name FROM guests").fetchall() == [("Ana",)]
        reader.close()
        await works(store)


async def works(store: Store) -> None:
    assert await store.cookie_key()
    assert await store.is_ready()
