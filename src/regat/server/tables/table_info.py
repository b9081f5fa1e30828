"""Showing: what a guest may know of a table besides its game."""

from __future__ import annotations

from msgspec import structs

from regat.server.protocol.messages import SeatInfo, TableInfo
from regat.server.storage import TableRow
from regat.server.tables.table import Table
from regat.server.tables.table_doc import TableDoc


def table_info(table: Table, guest: str) -> TableInfo:
    """What a guest may know of a table besides its game; tokens only for those who sit there."""
    document = table.document
    mine = document.seats_of(guest)
    return TableInfo(
        id=table.id,
        setup=document.setup,
        stage=document.stage,
        seats=tuple(_seated(table, seat, guest) for seat in range(len(document.chairs))),
        public=document.public,
        clock=document.clock,
        show_points=document.points,
        chat=document.chat,
        rated=document.rated,
        yours=document.owner == guest,
        invite_token=document.invite if mine or document.owner == guest else "",
        watch_token=document.watch if mine or document.owner == guest else "",
        seal=document.chance.commitment,
        draft=document.draft,
        drafter=drafter(document),
        game_number=document.number,
        totals=document.totals,
        rematch=document.rematch if mine else "",
        forked=len(document.fork.entries) if document.fork else None,
        updated_at=table.row.updated_at,
    )


def listing_info(kept: TableRow, document: TableDoc, guest: str) -> TableInfo:
    """A table in a list, as far as its document tells."""
    return TableInfo(
        id=kept.id,
        setup=document.setup,
        stage=document.stage,
        seats=tuple(
            SeatInfo(chair.kind, chair.name, chair.bot, you=bool(guest) and chair.guest == guest)
            for chair in document.chairs
        ),
        public=document.public,
        clock=document.clock,
        show_points=document.points,
        chat=document.chat,
        rated=document.rated,
        yours=bool(guest) and document.owner == guest,
        game_number=document.number,
        forked=len(document.fork.entries) if document.fork else None,
        to_answer=drafter(document),
        updated_at=kept.updated_at,
    )


def my_table_info(table: Table, guest: str) -> TableInfo:
    """A table in the list of who sits there: with the seat that everybody waits for."""
    asked = table.match.seat if table.match and table.in_sync and not table.over else drafter(table.document)
    return structs.replace(table_info(table, guest), to_answer=asked)


def drafter(document: TableDoc) -> int | None:
    """Whose turn it is to name a card."""
    if document.stage != "drafting":
        return None
    return len(document.draft) % len(document.chairs)


def _seated(table: Table, seat: int, guest: str) -> SeatInfo:
    chair, match = table.document.chairs[seat], table.match
    asked = match.seat if match else -1
    return SeatInfo(
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        you=bool(guest) and chair.guest == guest,
        connected=table.connected(seat),
        disconnected_at=chair.gone,
        substitute=match.substitutes[seat] if match else "",
        resigned=match is not None and seat in match.resigned,
        time_left=table.clocks.left(seat, asked, table.clock.now()) if table.clocks else None,
    )
