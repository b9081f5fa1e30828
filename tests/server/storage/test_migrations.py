"""Migrations from one version of the schema to the next."""

import asyncio
import sqlite3
import sys
from contextlib import ExitStack

import asyncpg
import pytest

from regat.server.storage import Conflict, Store, StoreError
from regat.server.storage.postgres import PostgresStore
from regat.server.storage.schema import Migration, migrations
from tests.server.storage.old_database import COLOUR, NEXT, create_old, read, versions, with_migrations
from tests.server.storage.processes import started
from tests.server.storage.rows import add_guest, entry, opened

OPEN_AND_CLOSE = """
import asyncio, sys
from regat.server.storage import StoreError, open_store
async def main():
    store = open_store(sys.argv[1])
    await store.open()
    await store.close()
try:
    asyncio.run(main())
except StoreError as refusal:
    print(refusal)
"""


async def test_an_old_database_is_migrated_with_all_its_rows(store_url: str) -> None:
    await create_old(store_url)
    async with opened(store_url) as store:
        await keeps_everything(store)
    assert await versions(store_url) == [migration.version for migration in migrations()]


async def test_a_migration_is_applied_once(store_url: str) -> None:
    await create_old(store_url)
    for _ in range(2):
        store = with_migrations(store_url, *migrations(), COLOUR)
        await store.open()
        await keeps_everything(store)
        await store.close()
    assert await versions(store_url) == list(range(1, NEXT + 1))
    assert await read(store_url, "SELECT colour FROM guests") == ["red"]


async def test_a_newer_database_is_refused_and_left_alone(store_url: str) -> None:
    newer = with_migrations(store_url, *migrations(), COLOUR)
    await newer.open()
    await add_guest(newer, "g")
    await newer.close()
    with pytest.raises(
        StoreError, match=f"version {NEXT}, but this regat only knows versions up to {NEXT - 1}"
    ):
        await with_migrations(store_url, *migrations()).open()
    assert await versions(store_url) == list(range(1, NEXT + 1))
    await newer.open()  # the refusal has released the database
    assert await newer.guest("g")
    await newer.close()


async def test_a_failed_migration_changes_nothing(store_url: str) -> None:
    broken = Migration(NEXT, "broken", "CREATE TABLE half (id TEXT);\nINSERT INTO missing VALUES (1);\n")
    with pytest.raises((sqlite3.OperationalError, asyncpg.UndefinedTableError), match="missing"):
        await with_migrations(store_url, *migrations(), broken).open()
    assert await versions(store_url) == [migration.version for migration in migrations()]
    mended = with_migrations(
        store_url, *migrations(), Migration(NEXT, "mended", "CREATE TABLE half (id TEXT);\n")
    )
    await mended.open()
    await mended.close()
    assert await versions(store_url) == list(range(1, NEXT + 1))


async def test_processes_that_start_together_apply_each_migration_once(store_url: str) -> None:
    """On PostgreSQL all start; on SQLite, those that start while another one runs are refused."""
    with ExitStack() as stack:
        processes = [
            stack.enter_context(started(sys.executable, "-c", OPEN_AND_CLOSE, store_url)) for _ in range(4)
        ]
        outputs = [process.communicate()[0].strip() for process in processes]
        assert [process.returncode for process in processes] == [0] * 4
    if "://" in store_url:
        assert outputs == [""] * 4
    else:
        assert "" in outputs
        assert all(line.startswith("another server is using") for line in outputs if line)
    assert await versions(store_url) == [migration.version for migration in migrations()]
    async with opened(store_url) as store:
        assert await add_guest(store, "g")


async def test_nodes_that_start_together_apply_each_migration_once(postgresql: str) -> None:
    known = *migrations(), COLOUR
    nodes = [PostgresStore(postgresql, known) for _ in range(12)]
    await asyncio.gather(*(node.open() for node in nodes))
    await asyncio.gather(*(node.close() for node in nodes))
    assert await versions(postgresql) == list(range(1, NEXT + 1))


def test_migrations_are_numbered_without_gaps() -> None:
    assert [migration.version for migration in migrations()] == list(range(1, NEXT))
    assert migrations()[0].name == "initial"


async def keeps_everything(store: Store) -> None:
    guest = await store.guest_by_recovery(b"\x01\xff")
    assert guest
    assert (guest.id, guest.name) == ("g", "Ștefan")
    table = await store.table("t")
    assert table
    assert (table.document, table.guests, table.listed, table.finished) == (b'{"at": 2}', ("g",), True, False)
    assert [(item.seq, item.line) for item in await store.log("t")] == [(1, "claim 23"), (2, "claim 7")]
    with pytest.raises(Conflict):
        await store.append("t", entry(2))
    assert [line.text for line in await store.chat_lines("t", 9)] == ["привіт"]
    rating = await store.rating("g", "kingdomino", 2)
    assert rating
    assert (rating.mu, rating.sigma, rating.games) == (27.5, 7.25, 1)
    assert [(result.scores, result.seats) for result in await store.results_of("g", 9)] == [
        ((51, 48), ("g", ""))
    ]
    assert await store.cookie_key() == bytes(range(32))
