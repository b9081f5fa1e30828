"""Guests in the database, and the key that signs their cookies."""

from __future__ import annotations

import secrets

from regat.server.storage import chat, results, tables
from regat.server.storage.base import Conflict, Guest, GuestExport
from regat.server.storage.session import Session

ADD_SECRET = "INSERT INTO secrets (name, value) VALUES ('cookies', $1) ON CONFLICT DO NOTHING"
SECRET = "SELECT value FROM secrets WHERE name = 'cookies'"
ADD = """
    INSERT INTO guests (id, name, recovery_hash, created_at) VALUES ($1, $2, $3, now_ms())
    ON CONFLICT DO NOTHING RETURNING id, name, created_at
"""
BY_ID = "SELECT id, name, created_at FROM guests WHERE id = $1"
BY_RECOVERY = "SELECT id, name, created_at FROM guests WHERE recovery_hash = $1"
RENAME = "UPDATE guests SET name = $2 WHERE id = $1 RETURNING id"
REPLACE_RECOVERY = """
    UPDATE guests SET recovery_hash = $2
    WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM guests WHERE recovery_hash = $2) RETURNING id
"""
DELETE = "DELETE FROM guests WHERE id = $1"  # cascades to the ratings


async def add(session: Session, guest: Guest, recovery_hash: bytes) -> Guest:
    """Add a guest with the hash of the recovery phrase; Conflict if the id is taken."""
    row = await session.row(ADD, guest.id, guest.name, recovery_hash)
    if row is None:
        raise Conflict(f"the guest {guest.id!r} or the recovery phrase already exists")
    return Guest(*row)


async def by_id(session: Session, id: str) -> Guest | None:
    row = await session.row(BY_ID, id)
    return None if row is None else Guest(*row)


async def by_recovery(session: Session, recovery_hash: bytes) -> Guest | None:
    row = await session.row(BY_RECOVERY, recovery_hash)
    return None if row is None else Guest(*row)


async def rename(session: Session, id: str, name: str) -> None:
    if await session.row(RENAME, id, name):
        for table in await tables.running_of(session, id):
            session.notify(table, 0)


async def replace_recovery(session: Session, id: str, recovery_hash: bytes) -> None:
    """Replace the hash of the recovery phrase; Conflict if the phrase is taken or there is no such guest."""
    if await session.row(REPLACE_RECOVERY, id, recovery_hash) is None:
        raise Conflict(f"the guest {id!r} does not exist, or the recovery phrase does")


async def delete(session: Session, id: str) -> None:
    """Delete name, recovery phrase, ratings and chat lines of a guest; results keep an empty seat."""
    await session.rows(DELETE, id)
    await results.remove_guest(session, id)
    changed = {*await tables.remove_guest(session, id), *await chat.delete_of_guest(session, id)}
    for table in sorted(changed):
        session.notify(table, 0)


async def export(session: Session, id: str) -> GuestExport | None:
    guest = await by_id(session, id)
    if guest is None:
        return None
    return GuestExport(
        guest,
        await tables.ids_of(session, id),
        await results.ratings_of(session, id),
        await results.all_of(session, id),
        await chat.of_guest(session, id),
    )


async def cookie_key(session: Session) -> bytes:
    """Return the 32 secret bytes that sign cookies, the same on all nodes; created on first use."""
    await session.rows(ADD_SECRET, secrets.token_bytes(32))
    row = await session.row(SECRET)
    assert row, "the statement before has created it"
    return bytes(row[0])
