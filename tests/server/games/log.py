"""The log in the database, to compare it with what clients received."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import NamedTuple

import asyncpg

from tests.support.clients import TableClient

LOG = "SELECT table_id, seq, line, request_id FROM log ORDER BY table_id, seq"


class Line(NamedTuple):
    """An entry in the database."""

    table: str
    seq: int
    line: str
    request_id: str


async def log_of(store_url: str) -> list[Line]:
    """The logs of all tables, read without any server."""
    if "://" not in store_url:
        with closing(sqlite3.connect(store_url)) as database:
            return [Line(*row) for row in database.execute(LOG)]
    connection = await asyncpg.connect(store_url)
    try:
        return [Line(*row) for row in await connection.fetch(LOG)]
    finally:
        await connection.close()


async def check_log(store_url: str, clients: list[TableClient]) -> None:
    """Nothing acknowledged is lost, nothing is entered twice, nothing was shown that is not there."""
    log = await log_of(store_url)
    lengths: dict[str, int] = {}
    for entry in log:
        lengths[entry.table] = lengths.get(entry.table, 0) + 1
        assert entry.seq == lengths[entry.table], "no entry is missing"
    requests = [(entry.table, entry.request_id) for entry in log if entry.request_id]
    assert len(requests) == len({*requests}), "nothing is entered twice"
    entered = {(entry.table, entry.request_id): entry.seq for entry in log}
    for client in clients:
        for request_id, at in client.acknowledged.items():
            assert entered[client.table, request_id] == at, "what was acknowledged is there, under its number"
        assert client.newest_seq <= lengths.get(client.table, 0), "nothing was shown that could be lost"
