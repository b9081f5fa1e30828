"""What a guest may know of a table besides its game."""

from __future__ import annotations

from msgspec import structs

from regat.server.protocol.messages import SeatInfo, TableInfo
from regat.server.storage import TableRow
from regat.server.tables.expiry import expires_at
from regat.server.tables.series import is_between_games, series_after, series_info
from regat.server.tables.table import Table
from regat.server.tables.table_doc import TableDoc, read


def listing_info(row: TableRow, guest: str) -> TableInfo:
    """A table in a list, as far as its document says."""
    document = read(row)
    return structs.replace(
        _document_info(row, document, guest),
        to_answer=document.drafter,
        series=series_info(document, document.series),
        rematch=document.rematch if document.seats_of(guest) else "",
    )


def table_info(table: Table, guest: str) -> TableInfo:
    """What a guest may know of a table besides its game; tokens only for those who sit there."""
    document, series = table.document, series_after(table)
    mine = bool(document.seats_of(guest))
    trusted = mine or document.owner == guest
    return structs.replace(
        _document_info(table.row, document, guest),
        seats=tuple(_seat_info(table, seat, guest) for seat in range(len(document.seats))),
        invite_token=document.invite_token if trusted else "",
        watch_token=document.watch_token if trusted else "",
        seal=document.chance.commitment,
        draft=document.draft,
        drafter=document.drafter,
        draft_options=document.draft_options if document.stage == "drafting" else (),
        totals=document.totals,
        expires_at=expires_at(table),
        series=series_info(document, series),
        rematch=document.rematch if mine or is_between_games(series, document) else "",
    )


def my_table_info(table: Table, guest: str) -> TableInfo:
    """A table in the list of somebody who sits there: with the seat that everybody waits for."""
    to_answer = table.document.drafter
    if table.match and table.in_sync and not table.over:
        to_answer = table.match.seat
        if table.hides_who_answers and to_answer not in table.document.seats_of(guest):
            to_answer = None
    return structs.replace(table_info(table, guest), to_answer=to_answer)


def _document_info(row: TableRow, document: TableDoc, guest: str) -> TableInfo:
    return TableInfo(
        id=row.id,
        setup=document.setup,
        stage=document.stage,
        seats=tuple(
            SeatInfo(one.kind, one.name, one.bot, you=bool(guest) and one.guest == guest)
            for one in document.seats
        ),
        public=document.public,
        clock=document.clock,
        show_points=document.show_points,
        chat=document.chat,
        rated=document.rated,
        hints=not document.is_contest,
        yours=bool(guest) and document.owner == guest,
        game_number=document.game_number,
        forked=len(document.fork.entries) if document.fork else None,
        updated_at=row.updated_at,
    )


def _seat_info(table: Table, seat: int, guest: str) -> SeatInfo:
    assigned, match = table.document.seats[seat], table.match
    mine = bool(guest) and assigned.guest == guest
    return SeatInfo(
        kind=assigned.kind,
        name=assigned.name,
        bot=assigned.bot,
        you=mine,
        connected=table.connected(seat),
        disconnected_at=assigned.disconnected_at,
        substitute=match.substitutes[seat] if match else "",
        resigned=match is not None and seat in match.resigned,
        time_left=_time_left(table, seat, mine=mine),
    )


def _time_left(table: Table, seat: int, *, mine: bool) -> int | None:
    """The time left; the others do not see what a seat has used while it was secret that it was asked."""
    if table.clocks is None or table.match is None:
        return None
    now = table.clock.now()
    if mine or table.timed_out(seat):
        return table.clocks.left(seat, table.match.seat, now)
    return table.clocks.public_left(seat, -1 if table.hides_who_answers else table.match.seat, now)
