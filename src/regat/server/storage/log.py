"""The log in the database: its key (table, seq) is the lock that lets one writer win."""

from __future__ import annotations

from functools import cache

from regat.server.storage import tables
from regat.server.storage.base import Conflict, Repeated, StoredEntry, TableRow
from regat.server.storage.session import Session

# Only after the entry before it, or as the first of a table that exists; never earlier than the one before.
APPEND = """
    INSERT INTO log (at_table, seq, line, guest, client, moment)
    SELECT $1, CAST($2 AS BIGINT), $3, $4, $5, greatest(moment(), earlier.moment)
    FROM (
        SELECT moment FROM log WHERE at_table = $1 AND seq = CAST($2 AS BIGINT) - 1
        UNION ALL
        SELECT 0 FROM tables WHERE id = $1 AND CAST($2 AS BIGINT) = 1
    ) AS earlier
    WHERE true
    ON CONFLICT DO NOTHING RETURNING moment
"""
OF_CLIENT = "SELECT seq FROM log WHERE at_table = $1 AND guest = $2 AND client = $3 AND client <> ''"
SINCE = "SELECT seq, line, guest, client, moment FROM log WHERE at_table = $1 AND seq > $2 ORDER BY seq"


# Many at once, if nothing stands in the way of any: each has one before it, by a clock that was not ahead.
# Otherwise a moment is missing, which no entry may, and none is added.
APPEND_ALL = """
    INSERT INTO log (at_table, seq, line, guest, client, moment)
    WITH fresh (at_table, seq, line, guest, client, moment) AS (VALUES {rows})
    SELECT fresh.at_table, fresh.seq, fresh.line, fresh.guest, fresh.client,
        CASE WHEN earlier.moment <= fresh.moment THEN fresh.moment END
    FROM fresh LEFT JOIN log AS earlier ON earlier.at_table = fresh.at_table AND earlier.seq = fresh.seq - 1
"""
ROW = "(?, ?, ?, ?, ?, ?)"
NO_ROW = ("", 0, "", "", "", 0)  # of no table: it is refused


class Appending:
    """An entry on its way to SQLite, to be added with many others."""

    __slots__ = ("entry", "table")

    def __init__(self, table: str, entry: StoredEntry) -> None:
        self.table = table
        self.entry = entry

    @staticmethod
    @cache
    def statement(rows: int) -> str:
        return APPEND_ALL.format(rows=", ".join([ROW] * rows))

    @property
    def told(self) -> tuple[str, int]:
        return self.table, self.entry.seq

    def values(self, moment: int) -> tuple[str | int, ...]:
        entry = self.entry
        return self.table, entry.seq, entry.line, entry.guest, entry.request_id, moment

    def outcome(self, moment: int) -> StoredEntry:
        entry = self.entry
        return StoredEntry(entry.seq, entry.line, entry.guest, entry.request_id, moment)

    async def alone(self, hand: Session) -> StoredEntry:
        return await append(hand, self.table, self.entry, None)


async def append(hand: Session, table: str, entry: StoredEntry, saved: TableRow | None) -> StoredEntry:
    row = await hand.row(APPEND, table, entry.seq, entry.line, entry.guest, entry.request_id)
    if row is None:
        raise await _refusal(hand, table, entry)
    if saved is not None:
        assert saved.id == table, f"an entry of {table!r} cannot save the table {saved.id!r}"
        await tables.replace(hand, saved)
    hand.tell(table, entry.seq)
    return StoredEntry(entry.seq, entry.line, entry.guest, entry.request_id, row[0])


async def since(hand: Session, table: str, seq: int) -> list[StoredEntry]:
    return [StoredEntry(*row) for row in await hand.rows(SINCE, table, seq)]


async def _refusal(hand: Session, table: str, entry: StoredEntry) -> Conflict | Repeated:
    repeated = await hand.row(OF_CLIENT, table, entry.guest, entry.request_id)
    if repeated:
        return Repeated(repeated[0])
    return Conflict(f"{entry.seq} is not the next entry of the table {table!r}")
