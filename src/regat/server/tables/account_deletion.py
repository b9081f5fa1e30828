"""Deleting a guest: nothing that identifies it remains at any table."""

from __future__ import annotations

from msgspec import structs

from regat.bots.registry import SUBSTITUTE
from regat.server.protocol.errors import ApiError
from regat.server.storage import Conflict, Guest
from regat.server.tables.manager import TableManager
from regat.server.tables.series import without_player
from regat.server.tables.table import Table
from regat.server.tables.table_doc import NOBODY, SeatAssignment, TableDoc

MAX_ATTEMPTS = 5


async def delete_guest(manager: TableManager, guest: Guest) -> None:
    """Resign unfinished games, leave every table, then delete the rest."""
    stored = await manager.store.export_guest(guest.id)
    for id in stored.tables if stored else ():
        await _leave(manager, await manager.table(id), guest.id)
    await manager.store.delete_guest(guest.id)


async def _leave(manager: TableManager, table: Table, guest: str) -> None:
    async with manager.changing(table.id):
        for _ in range(MAX_ATTEMPTS):
            try:
                await _resign(table, guest)
                return await table.save(_without(table.document, guest))
            except Conflict:
                await table.catch_up()
    raise ApiError("refused-busy", status=503)


async def _resign(table: Table, guest: str) -> None:
    for seat in table.document.seats_of(guest):
        if table.match and not table.over and seat not in table.match.resigned:
            await table.submit(f"! resign {seat}")


def _without(document: TableDoc, guest: str) -> TableDoc:
    """The document without a guest, whose seat becomes open, a bot's, or nameless once the game has begun."""
    for seat in [seat for seat, assigned in enumerate(document.seats) if assigned.guest == guest]:
        document = _without_seat(document, seat)
    if document.owner != guest:
        return document
    others = [document.seats[seat].guest for seat in document.people]
    heir = next((one for one in others if one != NOBODY), NOBODY)
    if heir == NOBODY and not document.begun:
        return structs.replace(document, owner=NOBODY, public=False, stage="closed")
    return structs.replace(document, owner=heir, public=document.public and heir != NOBODY)


def _without_seat(document: TableDoc, seat: int) -> TableDoc:
    match document.stage:
        case "gathering" if document.continues_series:
            return without_player(document, seat)
        case "gathering":
            return document.with_seat(seat, SeatAssignment("open"))
        case "drafting":
            return document.with_seat(seat, SeatAssignment("bot", bot=SUBSTITUTE, name=SUBSTITUTE))
        case _:
            # The deal depends on the entropy of every seat.
            entropy = document.seats[seat].entropy
            return document.with_seat(seat, SeatAssignment("guest", NOBODY, entropy=entropy))
