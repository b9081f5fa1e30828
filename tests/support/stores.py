"""What the database of a store holds, read without the store."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing

import asyncpg

SQLITE_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
POSTGRES_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"


def stored_values(where: str) -> list[str]:
    """Return every value in the database as text; bytes also in hexadecimal."""
    values = asyncio.run(_postgres_values(where)) if "://" in where else _sqlite_values(where)
    assert values, f"{where} is empty"
    return values


def _sqlite_values(where: str) -> list[str]:
    with closing(sqlite3.connect(where)) as database:
        tables = [name for (name,) in database.execute(SQLITE_TABLES)]
        return [text for table in tables for text in _texts(database.execute(f"SELECT * FROM {table}"))]


async def _postgres_values(where: str) -> list[str]:
    connection = await asyncpg.connect(where)
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
