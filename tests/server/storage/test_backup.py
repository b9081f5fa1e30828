"""Backups while the store is in use."""

import asyncio
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from regat.server.storage import Store, StoreError, open_store
from tests.server.storage.processes import started
from tests.server.storage.rows import add_guest, add_table, entry, opened


async def test_a_copy_is_a_whole_database(sqlite: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with opened(sqlite) as store:
        guest = await add_guest(store, "g", "Żółć")
        key = await store.cookie_key()
        await store.backup(copy)
        await add_guest(store, "later")
    assert copy.stat().st_mode & 0o777 == 0o600
    async with opened(str(copy)) as store:
        assert await store.guest("g") == guest
        assert await store.cookie_key() == key
        assert await store.guest("later") is None


async def test_a_copy_taken_amid_writing_is_consistent(sqlite: str, tmp_path: Path) -> None:
    async with opened(sqlite) as store:
        writing = [asyncio.create_task(write(store, f"t{n}")) for n in range(20)]
        while not await store.log("t19"):
            await asyncio.sleep(0)
        for number in range(3):
            await store.backup(tmp_path / f"{number}.db")
        for task in writing:
            task.cancel()
    sizes = [await consistent_entries(str(tmp_path / f"{number}.db")) for number in range(3)]
    assert sizes == sorted(sizes)
    assert sizes[-1] > sizes[0]


async def write(store: Store, table: str) -> None:
    """Write documents that contain the length of the log."""
    saved = await add_table(store, table)
    seq = 0
    while True:
        seq += 1
        await store.append(table, entry(seq), replace(saved, document=str(seq).encode(), version=seq))


async def consistent_entries(store_url: str) -> int:
    async with opened(store_url) as store:
        total = 0
        for number in range(20):
            table = await store.table(f"t{number}")
            seqs = [item.seq for item in await store.log(f"t{number}")]
            assert table
            assert seqs == list(range(1, table.version))
            assert not seqs or table.document == str(seqs[-1]).encode()
            total += len(seqs)
        return total


async def test_another_process_copies_while_the_server_runs(sqlite: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    code = (
        "import asyncio, pathlib, sys; from regat.server.storage import open_store; "
        "asyncio.run(open_store(sys.argv[1]).backup(pathlib.Path(sys.argv[2])))"
    )
    async with opened(sqlite) as store:
        await add_guest(store, "g")
        with started(sys.executable, "-c", code, sqlite, str(copy)) as process:
            assert process.wait() == 0
        await add_guest(store, "h")
    async with opened(str(copy)) as store:
        assert await store.guest("g")


async def test_a_file_that_exists_is_never_replaced(sqlite: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with opened(sqlite) as store:
        for content in ("precious", ""):
            copy.write_text(content)
            with pytest.raises(StoreError, match=r"copy\.db already exists"):
                await store.backup(copy)
            assert copy.read_text() == content


async def test_what_cannot_be_copied_leaves_nothing_behind(sqlite: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database"):
        await open_store(sqlite).backup(tmp_path / "copy.db")
    async with opened(sqlite) as store:
        with pytest.raises(StoreError, match="cannot be created"):
            await store.backup(tmp_path / "nowhere" / "copy.db")
    (tmp_path / "broken.db").write_bytes(os.urandom(9999))
    with pytest.raises(StoreError):
        await open_store(str(tmp_path / "broken.db")).backup(tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy*"))


async def test_postgresql_says_how(postgresql: str, tmp_path: Path) -> None:
    async with opened(postgresql) as store:
        with pytest.raises(StoreError, match=r"pg_dump .*copy\.db"):
            await store.backup(tmp_path / "copy.db")
