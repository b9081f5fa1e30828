"""Databases of other versions than ours."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg

from regat.server.storage import Store
from regat.server.storage.postgres import PostgresStore
from regat.server.storage.schema import Step, known_steps
from regat.server.storage.sqlite import SqliteStore

VERSION_1 = (Path(__file__).parent / "version_1.sql").read_text(encoding="utf-8")
VERSION_1_GAMES = (Path(__file__).parent / "version_1_games.sql").read_text(encoding="utf-8")
NEXT = len(known_steps()) + 1
COLOUR = Step(NEXT, "colour", "ALTER TABLE guests ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';\n")


def with_steps(where: str, *steps: Step) -> Store:
    return PostgresStore(where, steps) if "://" in where else SqliteStore(Path(where), steps)


async def make_old(where: str, *more: str) -> None:
    """The database as version 1 left it, with these rows besides."""
    script = "\n".join((VERSION_1, *more))
    if "://" not in where:
        with closing(sqlite3.connect(where)) as file:
            file.executescript(re.sub(r"'\\x([0-9a-f]*)'", r"X'\1'", script))  # how SQLite writes bytes
        return
    connection = await asyncpg.connect(where)
    await connection.execute(script)
    await connection.close()


async def versions(where: str) -> list[object]:
    return await read(where, "SELECT number FROM versions ORDER BY number")


async def read(where: str, query: str) -> list[object]:
    if "://" not in where:
        with closing(sqlite3.connect(where)) as file:
            return [row[0] for row in file.execute(query)]
    connection = await asyncpg.connect(where)
    try:
        return [row[0] for row in await connection.fetch(query)]
    finally:
        await connection.close()
