"""Databases with another version of the schema than ours."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg

from regat.server.storage import Store
from regat.server.storage.postgres import PostgresStore
from regat.server.storage.schema import Migration, migrations
from regat.server.storage.sqlite import SqliteStore

VERSION_1 = (Path(__file__).parent / "version_1.sql").read_text(encoding="utf-8")
VERSION_1_GAMES = (Path(__file__).parent / "version_1_games.sql").read_text(encoding="utf-8")
NEXT = len(migrations()) + 1
COLOUR = Migration(NEXT, "colour", "ALTER TABLE guests ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';\n")


def with_migrations(store_url: str, *known: Migration) -> Store:
    return PostgresStore(store_url, known) if "://" in store_url else SqliteStore(Path(store_url), known)


async def create_old(store_url: str, *more: str) -> None:
    """Create a database with version 1 of the schema, its rows, and these rows besides."""
    script = "\n".join((VERSION_1, *more))
    script = re.sub(r"'json:(.*?)'", lambda match: rf"'\x{match[1].encode().hex()}'", script)
    if "://" not in store_url:
        with closing(sqlite3.connect(store_url)) as file:
            file.executescript(re.sub(r"'\\x([0-9a-f]*)'", r"X'\1'", script))  # SQLite's literal for bytes
        return
    connection = await asyncpg.connect(store_url)
    await connection.execute(script)
    await connection.close()


async def versions(store_url: str) -> list[object]:
    return await read(store_url, "SELECT version FROM schema_migrations ORDER BY version")


async def read(store_url: str, query: str) -> list[object]:
    """Return the first column of a query's rows, read without a store."""
    if "://" not in store_url:
        with closing(sqlite3.connect(store_url)) as file:
            return [row[0] for row in file.execute(query)]
    connection = await asyncpg.connect(store_url)
    try:
        return [row[0] for row in await connection.fetch(query)]
    finally:
        await connection.close()
