"""What stands in the database, to compare it with what clients were told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import NamedTuple

import asyncpg

from tests.server.games.client import Sitting

LOG = "SELECT at_table, seq, line, client FROM log ORDER BY at_table, seq"


class Line(NamedTuple):
    """An entry as it stands in the database."""

    table: str
    seq: int
    line: str
    client: str


async def log_of(where: str) -> list[Line]:
    """The logs of all tables, read without any server."""
    if "://" not in where:
        with closing(sqlite3.connect(where)) as database:
            return [Line(*row) for row in database.execute(LOG)]
    connection = await asyncpg.connect(where)
    try:
        return [Line(*row) for row in await connection.fetch(LOG)]
    finally:
        await connection.close()


async def check_log(where: str, sittings: list[Sitting]) -> None:
    """Nothing acknowledged is lost, nothing is entered twice, nothing was shown that is not there."""
    log = await log_of(where)
    lengths: dict[str, int] = {}
    for entry in log:
        lengths[entry.table] = lengths.get(entry.table, 0) + 1
        assert entry.seq == lengths[entry.table], "no entry is missing"
    clients = [(entry.table, entry.client) for entry in log if entry.client]
    assert len(clients) == len({*clients}), "nothing is entered twice"
    entered = {(entry.table, entry.client): entry.seq for entry in log}
    for sitting in sittings:
        for client, at in sitting.acked.items():
            assert entered[sitting.table, client] == at, "what was acknowledged is there, under its number"
        assert sitting.furthest <= lengths.get(sitting.table, 0), "nothing was shown that could be lost"
