"""Guests in the database."""

from __future__ import annotations

from regat.server.storage import chat, results, tables
from regat.server.storage.base import Conflict, Guest, GuestExport
from regat.server.storage.session import Session

ADD = """
    INSERT INTO guests (id, name, recovery_hash, created_at) VALUES ($1, $2, $3, now_ms())
    ON CONFLICT DO NOTHING RETURNING id, name, created_at
"""
BY_ID = "SELECT id, name, created_at FROM guests WHERE id = $1"
BY_RECOVERY = "SELECT id, name, created_at FROM guests WHERE recovery_hash = $1"
RENAME = "UPDATE guests SET name = $2 WHERE id = $1 RETURNING id"
DELETE = "DELETE FROM guests WHERE id = $1"  # cascades to the ratings


async def add(session: Session, guest: Guest, recovery_hash: bytes) -> Guest:
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


async def delete(session: Session, id: str) -> None:
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
