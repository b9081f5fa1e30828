"""The log in the database. Its primary key (table, seq) rejects the slower of two concurrent writers."""

from __future__ import annotations

from functools import cache

from regat.server.storage import tables
from regat.server.storage.base import Conflict, Repeated, StoredEntry, TableRow
from regat.server.storage.session import Change, Session

# Inserts only after the previous entry, or as the first of an existing table; timestamps never decrease.
APPEND = """
    INSERT INTO log (table_id, seq, line, guest_id, request_id, created_at)
    SELECT $1, CAST($2 AS BIGINT), $3, $4, $5, greatest(now_ms(), previous.created_at)
    FROM (
        SELECT created_at FROM log WHERE table_id = $1 AND seq = CAST($2 AS BIGINT) - 1
        UNION ALL
        SELECT 0 FROM tables WHERE id = $1 AND CAST($2 AS BIGINT) = 1
    ) AS previous
    WHERE true
    ON CONFLICT DO NOTHING RETURNING created_at
"""
BY_REQUEST = """
    SELECT seq FROM log WHERE table_id = $1 AND guest_id = $2 AND request_id = $3 AND request_id <> ''
"""
SINCE = """
    SELECT seq, line, guest_id, request_id, created_at FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq
"""

# Inserts many entries, or none: where the previous entry is missing or has a later timestamp, created_at
# becomes NULL, which violates its constraint.
APPEND_MANY = """
    INSERT INTO log (table_id, seq, line, guest_id, request_id, created_at)
    WITH new (table_id, seq, line, guest_id, request_id, created_at) AS (VALUES {rows})
    SELECT new.table_id, new.seq, new.line, new.guest_id, new.request_id,
        CASE WHEN previous.created_at <= new.created_at THEN new.created_at END
    FROM new LEFT JOIN log AS previous ON previous.table_id = new.table_id AND previous.seq = new.seq - 1
"""
PLACEHOLDERS = "(?, ?, ?, ?, ?, ?)"
INVALID_ROW = ("", 0, "", "", "", 0)  # belongs to no table, so that the database refuses it


class LogInsert:
    """An entry that SQLite inserts in one statement with others, or alone to find out why that fails."""

    __slots__ = ("entry", "table")

    def __init__(self, table: str, entry: StoredEntry) -> None:
        self.table = table
        self.entry = entry

    @staticmethod
    @cache
    def statement(rows: int) -> str:
        return APPEND_MANY.format(rows=", ".join([PLACEHOLDERS] * rows))

    @property
    def change(self) -> Change:
        return self.table, self.entry.seq

    def values(self, now: int) -> tuple[str | int, ...]:
        entry = self.entry
        return self.table, entry.seq, entry.line, entry.guest, entry.request_id, now

    def result(self, now: int) -> StoredEntry:
        return self.entry._replace(created_at=now)

    async def run_alone(self, session: Session) -> StoredEntry:
        return await append(session, self.table, self.entry, None)


async def append(session: Session, table: str, entry: StoredEntry, saved: TableRow | None) -> StoredEntry:
    row = await session.row(APPEND, table, entry.seq, entry.line, entry.guest, entry.request_id)
    if row is None:
        raise await _refusal(session, table, entry)
    if saved is not None:
        assert saved.id == table, f"an entry of {table!r} cannot save the table {saved.id!r}"
        await tables.replace(session, saved)
    session.notify(table, entry.seq)
    return entry._replace(created_at=row[0])


async def since(session: Session, table: str, since: int = 0) -> list[StoredEntry]:
    """Return the entries after number `since`, in order."""
    return [StoredEntry(*row) for row in await session.rows(SINCE, table, since)]


async def _refusal(session: Session, table: str, entry: StoredEntry) -> Conflict | Repeated:
    repeated = await session.row(BY_REQUEST, table, entry.guest, entry.request_id)
    if repeated:
        return Repeated(repeated[0])
    return Conflict(f"{entry.seq} is not the next entry of the table {table!r}")
