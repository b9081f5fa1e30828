"""Tables and their players in the database."""

from __future__ import annotations

import json

from regat.server.storage.base import Conflict, TableRow
from regat.server.storage.session import Row, Session

COLUMNS = "id, document, guests, listed, finished, begun, attended, version, updated_at"

ADD = f"""
    INSERT INTO tables ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, 1, now_ms())
    ON CONFLICT DO NOTHING RETURNING {COLUMNS}
"""
ADD_PLAYER = "INSERT INTO table_players (table_id, guest_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
REMOVE_PLAYER = "DELETE FROM table_players WHERE table_id = $1 AND guest_id = $2"
PLAYERS = "SELECT guest_id FROM table_players WHERE table_id = $1"

BY_ID = f"SELECT {COLUMNS} FROM tables WHERE id = $1"
SAVE = f"""
    UPDATE tables SET document = $2, guests = $3, listed = $4, finished = $5, begun = $6, attended = $7,
        version = version + 1, updated_at = greatest(now_ms(), updated_at)
    WHERE id = $1 AND version = $8 RETURNING {COLUMNS}
"""
LISTED = f"""
    SELECT {COLUMNS} FROM tables WHERE listed AND NOT finished ORDER BY updated_at DESC, id LIMIT $1
"""
OF_GUEST = f"""
    SELECT {COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM table_players WHERE guest_id = $1)
    ORDER BY finished, updated_at DESC, id LIMIT $2
"""
IDS_OF_GUEST = "SELECT table_id FROM table_players WHERE guest_id = $1 ORDER BY table_id"
COUNT = "SELECT count(*) FROM tables WHERE NOT finished"
ATTENDED = "SELECT id FROM tables WHERE attended AND NOT finished ORDER BY id"
EXPIRING = """
    SELECT id FROM tables WHERE begun = $1 AND updated_at <= $2 AND NOT finished ORDER BY updated_at LIMIT $3
"""
RUNNING_OF_GUEST = """
    SELECT id FROM tables
    WHERE NOT finished AND id IN (SELECT table_id FROM table_players WHERE guest_id = $1)
"""
# A new version first: this locks the rows, and a node that saves a document loaded earlier gets a conflict.
LOCK_OF_GUEST = """
    UPDATE tables SET version = version + 1
    WHERE id IN (SELECT table_id FROM table_players WHERE guest_id = $1) RETURNING id, guests
"""
SET_GUESTS = "UPDATE tables SET guests = $2 WHERE id = $1"
REMOVE_FROM_ALL = "DELETE FROM table_players WHERE guest_id = $1"
ANONYMISE_LOG = "UPDATE log SET guest_id = '', request_id = '' WHERE table_id = $1 AND guest_id = $2"


async def add(session: Session, table: TableRow) -> TableRow:
    """Add a table as version 1; Conflict if the id is taken."""
    row = await session.row(ADD, *_columns(table))
    if row is None:
        raise Conflict(f"the table {table.id!r} already exists")
    await _update_players(session, table)
    session.notify(table.id, 0)
    return _table(row)


async def by_id(session: Session, id: str) -> TableRow | None:
    row = await session.row(BY_ID, id)
    return None if row is None else _table(row)


async def save(session: Session, table: TableRow) -> TableRow:
    """Replace the given version by the next one; Conflict if it is not the newest."""
    saved = await replace(session, table)
    session.notify(table.id, 0)
    return saved


async def replace(session: Session, table: TableRow) -> TableRow:
    """Save without a notification: the caller sends one for more than this change."""
    row = await session.row(SAVE, *_columns(table), table.version)
    if row is None:
        raise Conflict(f"version {table.version} of the table {table.id!r} is not the newest")
    await _update_players(session, table)
    return _table(row)


async def listed(session: Session, limit: int) -> list[TableRow]:
    """Return open tables, newest first."""
    return [_table(row) for row in await session.rows(LISTED, limit)]


async def of_guest(session: Session, guest: str, limit: int) -> list[TableRow]:
    """Return a guest's tables, running ones first, then newest first."""
    return [_table(row) for row in await session.rows(OF_GUEST, guest, limit)]


async def ids_of(session: Session, guest: str) -> tuple[str, ...]:
    return tuple(id for (id,) in await session.rows(IDS_OF_GUEST, guest))


async def count(session: Session) -> int:
    """Return the number of unfinished tables."""
    row = await session.row(COUNT)
    assert row, "an aggregate returns a row"
    found: int = row[0]
    return found


async def attended(session: Session) -> list[str]:
    """Return the ids of tables where something may have to happen without a client."""
    return [id for (id,) in await session.rows(ATTENDED)]


async def expiring(session: Session, before: int, limit: int, *, begun: bool) -> list[str]:
    """Return the ids of unfinished tables that have not changed since then, the oldest first."""
    return [id for (id,) in await session.rows(EXPIRING, begun, before, limit)]


async def running_of(session: Session, guest: str) -> list[str]:
    return [id for (id,) in await session.rows(RUNNING_OF_GUEST, guest)]


async def remove_guest(session: Session, guest: str) -> list[str]:
    """Remove a guest from all tables and logs, and return the tables where the guest played."""
    changed = await session.rows(LOCK_OF_GUEST, guest)
    for id, guests in changed:
        remaining = [other for other in json.loads(guests) if other != guest]
        await session.rows(SET_GUESTS, id, json.dumps(remaining))
        await session.rows(ANONYMISE_LOG, id, guest)
    await session.rows(REMOVE_FROM_ALL, guest)
    return [id for id, _ in changed]


async def _update_players(session: Session, table: TableRow) -> None:
    """Update the index of players; usually nothing has changed.

    The log of a player who has left is anonymised: in the middle of a game, players leave only when their
    account is deleted.
    """
    wanted = set(table.guests) - {""}
    found = {guest for (guest,) in await session.rows(PLAYERS, table.id)}
    for guest in sorted(wanted - found):
        await session.rows(ADD_PLAYER, table.id, guest)
    for guest in sorted(found - wanted):
        await session.rows(REMOVE_PLAYER, table.id, guest)
        await session.rows(ANONYMISE_LOG, table.id, guest)


def _columns(table: TableRow) -> tuple[str, bytes, str, bool, bool, bool, bool]:
    guests = json.dumps(table.guests)
    return table.id, table.document, guests, table.listed, table.finished, table.begun, table.attended


def _table(row: Row) -> TableRow:
    id, document, guests, listed, finished, begun, attended, version, updated_at = row
    return TableRow(
        id,
        document,
        tuple(json.loads(guests)),
        listed=bool(listed),
        finished=bool(finished),
        begun=bool(begun),
        attended=bool(attended),
        version=version,
        updated_at=updated_at,
    )
