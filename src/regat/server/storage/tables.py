"""Tables in the database, and who sits there."""

from __future__ import annotations

import json

from regat.server.storage.base import Conflict, TableRow
from regat.server.storage.session import Row, Session

COLUMNS = "id, document, guests, listed, finished, version, changed"

ADD = f"""
    INSERT INTO tables ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, 1, moment())
    ON CONFLICT DO NOTHING RETURNING {COLUMNS}
"""
SIT = "INSERT INTO sitting (at_table, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING"
STAND_UP = "DELETE FROM sitting WHERE at_table = $1 AND guest = $2"
SITTING = "SELECT guest FROM sitting WHERE at_table = $1"

BY_ID = f"SELECT {COLUMNS} FROM tables WHERE id = $1"
SAVE = f"""
    UPDATE tables SET document = $2, guests = $3, listed = $4, finished = $5, version = version + 1,
        changed = greatest(moment(), changed)
    WHERE id = $1 AND version = $6 RETURNING {COLUMNS}
"""
LISTED = f"""
    SELECT {COLUMNS} FROM tables WHERE listed AND NOT finished ORDER BY changed DESC, id LIMIT $1
"""
OF_GUEST = f"""
    SELECT {COLUMNS} FROM tables WHERE id IN (SELECT at_table FROM sitting WHERE guest = $1)
    ORDER BY finished, changed DESC, id LIMIT $2
"""
IDS_OF_GUEST = "SELECT at_table FROM sitting WHERE guest = $1 ORDER BY at_table"
RUNNING = "SELECT id FROM tables WHERE NOT finished ORDER BY changed, id"
RUNNING_OF_GUEST = """
    SELECT id FROM tables WHERE NOT finished AND id IN (SELECT at_table FROM sitting WHERE guest = $1)
"""
# A new version first: it locks the rows, and a node that saves what it loaded before meets a conflict.
FORGET = """
    UPDATE tables SET version = version + 1
    WHERE id IN (SELECT at_table FROM sitting WHERE guest = $1) RETURNING id, guests
"""
FORGET_AT = "UPDATE tables SET guests = $2 WHERE id = $1"
FORGET_SITTING = "DELETE FROM sitting WHERE guest = $1"
FORGET_ENTRIES = "UPDATE log SET guest = '', client = '' WHERE at_table = $1 AND guest = $2"


async def add(hand: Session, table: TableRow) -> TableRow:
    row = await hand.row(ADD, *_columns(table))
    if row is None:
        raise Conflict(f"the table {table.id!r} is kept already")
    await _sit(hand, table)
    hand.tell(table.id, 0)
    return _kept(row)


async def by_id(hand: Session, id: str) -> TableRow | None:
    row = await hand.row(BY_ID, id)
    return None if row is None else _kept(row)


async def save(hand: Session, table: TableRow) -> TableRow:
    kept = await replace(hand, table)
    hand.tell(table.id, 0)
    return kept


async def replace(hand: Session, table: TableRow) -> TableRow:
    """Save without telling: the caller tells of more."""
    row = await hand.row(SAVE, *_columns(table), table.version)
    if row is None:
        raise Conflict(f"version {table.version} of the table {table.id!r} is not the newest")
    await _sit(hand, table)
    return _kept(row)


async def listed(hand: Session, most: int) -> list[TableRow]:
    return [_kept(row) for row in await hand.rows(LISTED, most)]


async def of_guest(hand: Session, guest: str, most: int) -> list[TableRow]:
    return [_kept(row) for row in await hand.rows(OF_GUEST, guest, most)]


async def ids_of(hand: Session, guest: str) -> tuple[str, ...]:
    return tuple(id for (id,) in await hand.rows(IDS_OF_GUEST, guest))


async def running(hand: Session) -> list[str]:
    return [id for (id,) in await hand.rows(RUNNING)]


async def running_of(hand: Session, guest: str) -> list[str]:
    return [id for (id,) in await hand.rows(RUNNING_OF_GUEST, guest)]


async def forget(hand: Session, guest: str) -> list[str]:
    """Take a guest away from all tables and logs; the tables where it sat."""
    changed = await hand.rows(FORGET, guest)
    for id, guests in changed:
        await hand.rows(FORGET_AT, id, json.dumps([one for one in json.loads(guests) if one != guest]))
        await hand.rows(FORGET_ENTRIES, id, guest)
    await hand.rows(FORGET_SITTING, guest)
    return [id for id, _ in changed]


async def _sit(hand: Session, table: TableRow) -> None:
    """Bring the index of who sits where up to date; mostly there is nothing to write.

    Who has stood up is in the log no more: nobody does so in the middle of a game but to be forgotten.
    """
    wanted = set(table.guests) - {""}
    found = {guest for (guest,) in await hand.rows(SITTING, table.id)}
    for guest in sorted(wanted - found):
        await hand.rows(SIT, table.id, guest)
    for guest in sorted(found - wanted):
        await hand.rows(STAND_UP, table.id, guest)
        await hand.rows(FORGET_ENTRIES, table.id, guest)


def _columns(table: TableRow) -> tuple[str, bytes, str, bool, bool]:
    return table.id, table.document, json.dumps(table.guests), table.listed, table.finished


def _kept(row: Row) -> TableRow:
    id, document, guests, listed, finished, version, changed = row
    return TableRow(id, document, tuple(json.loads(guests)), bool(listed), bool(finished), version, changed)
