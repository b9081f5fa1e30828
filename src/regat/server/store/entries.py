"""The log in the database: its key (table, seq) is the lock that lets one writer win."""

from __future__ import annotations

from dataclasses import dataclass

from regat.server.store import tables
from regat.server.store.face import Conflict, Entered, Kept, Repeated
from regat.server.store.hand import Hand

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


# The same where nothing stands in its way: there is an entry before it, by a clock that was not ahead.
APPEND_NEXT = """
    INSERT INTO log (at_table, seq, line, guest, client, moment)
    SELECT at_table, seq + 1, ?, ?, ?, ? FROM log WHERE at_table = ? AND seq = ? AND moment <= ?
    ON CONFLICT DO NOTHING
"""


@dataclass(frozen=True, slots=True)
class Appending:
    """An entry on its way to SQLite, to be added with many others."""

    table: str
    entry: Entered

    @property
    def statement(self) -> str:
        return APPEND_NEXT

    @property
    def told(self) -> tuple[str, int]:
        return self.table, self.entry.seq

    def values(self, moment: int) -> tuple[str | int, ...]:
        entry = self.entry
        return entry.line, entry.guest, entry.client, moment, self.table, entry.seq - 1, moment

    def outcome(self, moment: int) -> Entered:
        entry = self.entry
        return Entered(entry.seq, entry.line, entry.guest, entry.client, moment)


async def append(hand: Hand, table: str, entry: Entered, saved: Kept | None) -> Entered:
    row = await hand.row(APPEND, table, entry.seq, entry.line, entry.guest, entry.client)
    if row is None:
        raise await _refusal(hand, table, entry)
    if saved is not None:
        assert saved.id == table, f"an entry of {table!r} cannot save the table {saved.id!r}"
        await tables.replace(hand, saved)
    hand.tell(table, entry.seq)
    return Entered(entry.seq, entry.line, entry.guest, entry.client, row[0])


async def since(hand: Hand, table: str, seq: int) -> list[Entered]:
    return [Entered(*row) for row in await hand.rows(SINCE, table, seq)]


async def _refusal(hand: Hand, table: str, entry: Entered) -> Conflict | Repeated:
    repeated = await hand.row(OF_CLIENT, table, entry.guest, entry.client)
    if repeated:
        return Repeated(repeated[0])
    return Conflict(f"{entry.seq} is not the next entry of the table {table!r}")
