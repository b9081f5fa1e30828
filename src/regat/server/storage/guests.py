"""Guests in the database."""

from __future__ import annotations

from regat.server.storage import chat, results, tables
from regat.server.storage.base import Conflict, Guest, GuestExport
from regat.server.storage.session import Row, Session

ADD = """
    INSERT INTO guests (id, name, phrase, made) VALUES ($1, $2, $3, moment())
    ON CONFLICT DO NOTHING RETURNING id, name, made
"""
BY_ID = "SELECT id, name, made FROM guests WHERE id = $1"
BY_PHRASE = "SELECT id, name, made FROM guests WHERE phrase = $1"
RENAME = "UPDATE guests SET name = $2 WHERE id = $1 RETURNING id"
FORGET = "DELETE FROM guests WHERE id = $1"  # the ratings go with it


async def add(hand: Session, guest: Guest, phrase: bytes) -> Guest:
    row = await hand.row(ADD, guest.id, guest.name, phrase)
    if row is None:
        raise Conflict(f"the guest {guest.id!r} or the same recovery phrase is kept already")
    return _guest(row)


async def by_id(hand: Session, id: str) -> Guest | None:
    row = await hand.row(BY_ID, id)
    return None if row is None else _guest(row)


async def by_phrase(hand: Session, phrase: bytes) -> Guest | None:
    row = await hand.row(BY_PHRASE, phrase)
    return None if row is None else _guest(row)


async def rename(hand: Session, id: str, name: str) -> None:
    if await hand.row(RENAME, id, name):
        for table in await tables.running_of(hand, id):
            hand.tell(table, 0)


async def forget(hand: Session, id: str) -> None:
    await hand.rows(FORGET, id)
    await results.forget(hand, id)
    changed = {*await tables.forget(hand, id), *await chat.forget(hand, id)}
    for table in sorted(changed):
        hand.tell(table, 0)


async def stored(hand: Session, id: str) -> GuestExport | None:
    guest = await by_id(hand, id)
    if guest is None:
        return None
    return GuestExport(
        guest,
        await tables.ids_of(hand, id),
        await results.ratings_of(hand, id),
        await results.all_of(hand, id),
        await chat.all_of(hand, id),
    )


def _guest(row: Row) -> Guest:
    return Guest(*row)
