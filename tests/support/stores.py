"""Stores for tests, and the contents of a store's database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Iterable
from contextlib import closing

import asyncpg

from regat.server.storage import StoredEntry, TableRow
from regat.server.storage.sqlite import SqliteStore

SQLITE_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
POSTGRES_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"


class InMemoryStore:
    """One table and its log."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.entries: list[StoredEntry] = []

    async def table(self, id: str) -> TableRow:
        return self.row

    async def log(self, table: str, since: int = 0) -> list[StoredEntry]:
        return self.entries[since:]

    async def append(self, table: str, entry: StoredEntry, saved: TableRow | None = None) -> StoredEntry:
        self.entries.append(entry._replace(created_at=entry.seq))
        return self.entries[-1]


class FailingStore(SqliteStore):
    """SQLite that fails when the next entry is appended: in the call, or later when it is awaited."""

    failure: Exception | None = None
    late = False

    def append(self, table: str, entry: StoredEntry, saved: TableRow | None = None) -> Awaitable[StoredEntry]:
        failure, self.failure = self.failure, None
        if failure is None:
            return super().append(table, entry, saved)
        if not self.late:
            raise failure
        return self._fail(failure)

    async def _fail(self, failure: Exception) -> StoredEntry:
        await asyncio.sleep(0)
        raise failure


def stored_values(store_url: str) -> list[str]:
    """Return every value in the database as text; bytes also in hexadecimal."""
    values = asyncio.run(_postgres_values(store_url)) if "://" in store_url else _sqlite_values(store_url)
    assert values, f"{store_url} is empty"
    return values


def _sqlite_values(store_url: str) -> list[str]:
    with closing(sqlite3.connect(store_url)) as database:
        tables = [name for (name,) in database.execute(SQLITE_TABLES)]
        return [text for table in tables for text in _texts(database.execute(f"SELECT * FROM {table}"))]


async def _postgres_values(store_url: str) -> list[str]:
    connection = await asyncpg.connect(store_url)
    try:
        tables = [name for (name,) in await connection.fetch(POSTGRES_TABLES)]
        return [text for table in tables for text in _texts(await connection.fetch(f"SELECT * FROM {table}"))]
    finally:
        await connection.close()


def _texts(rows: Iterable[Iterable[object]]) -> list[str]:
    texts = []
    for row in rows:
        for value in row:
            if isinstance(value, bytes):
                texts += [value.decode("utf-8", "ignore"), value.hex()]
            else:
                texts.append(str(value))
    return texts
