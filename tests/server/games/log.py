"""The log in the database, to compare it with what clients received."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import NamedTuple

import asyncpg

from tests.support.clients import Sitting

LOG = "SELECT table_id, seq, line, request_id FROM log ORDER BY table_id, seq"


class Line(NamedTuple):
    """An entry in the database."""

    table: str
    seq: int
    line: str
    request_id: str


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
    requests = [(entry.table, entry.request_id) for entry in log if entry.request_id]
    assert len(requests) == len({*requests}), "nothing is entered twice"
    entered = {(entry.table, entry.request_id): entry.seq for entry in log}
    for sitting in sittings:
        for client, at in sitting.acked.items():
            assert entered[sitting.table, client] == at, "what was acknowledged is there, under its number"
        assert sitting.furthest <= lengths.get(sitting.table, 0), "nothing was shown that could be lost"
