"""HTTP handlers about tables: the lobby, seats, and starting a game."""

from __future__ import annotations

from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regat.server.protocol.messages import Setup, TableInfo
from regat.server.storage import Guest, TableRow
from regat.server.tables.forking import fork_text
from regat.server.tables.table_doc import Fork, SeatAssignment, read
from regat.server.tables.table_info import listing_info, my_table_info, table_info
from regat.server.transport.api import MAX_LISTED, Api, Endpoint
from regat.server.transport.http import json_response, parse_body
from regat.server.transport.http_schemas import DraftPick, NewSeat, NewTable, Rematch, Sit, Stand, Tables
from regat.server.transport.replay_handlers import finished_record


@partial(Endpoint, "GET", "/api/tables", response=Tables, guest=False)
async def tables(api: Api, request: Request) -> Response:
    """The open tables with a free seat, newest first."""
    rows = await api.store.listed_tables(MAX_LISTED)
    return json_response(Tables(tuple(listing_info(row, "") for row in rows)))


@partial(Endpoint, "GET", "/api/me/tables", response=Tables)
async def my_tables(api: Api, request: Request) -> Response:
    """The guest's own tables, unfinished ones first."""
    guest = await api.guest(request)
    rows = [row for row in await api.store.tables_of(guest.id, MAX_LISTED) if read(row).stage != "closed"]
    return json_response(Tables(tuple([await _own_info(api, row, guest.id) for row in rows])))


async def _own_info(api: Api, row: TableRow, guest: str) -> TableInfo:
    """Only the game knows whose turn it is; most games in progress are in memory."""
    if read(row).stage != "playing":
        return listing_info(row, guest)
    return my_table_info(await api.manager.table(row.id), guest)


@partial(
    Endpoint,
    "POST",
    "/api/tables",
    request=NewTable,
    response=TableInfo,
    status=201,
    errors=(404,),
    large=True,
)
async def open_table(api: Api, request: Request) -> Response:
    """Open a table."""
    guest = await api.writer(request)
    body = await parse_body(request, NewTable)
    seats = tuple(_seat(api, seat, guest, body.entropy) for seat in body.seats)
    setup, fork = await _setup(api, body, guest)
    await api.access.check_capacity()
    table = await api.lobby.open(
        guest,
        setup,
        seats,
        public=body.public,
        clock=body.clock,
        show_points=body.show_points,
        chat=body.chat and api.access.may_chat,
        friendly=body.friendly,
        fork=fork,
    )
    return json_response(table_info(table, guest.id), 201)


async def _setup(api: Api, body: NewTable, guest: Guest) -> tuple[Setup, Fork | None]:
    """What a new table plays, and the position it starts from if that comes from another game."""
    source = body.source
    if source is None:
        if body.setup is None:
            raise msgspec.ValidationError("a new table needs `setup` or `from`")
        return body.setup, None
    text = source.record
    if source.table:
        table = await api.access.table(source.table)
        api.access.check_access(table, guest.id, source.token)
        text = finished_record(table)
    return await api.replays.run(fork_text, text, source.step)


def _seat(api: Api, seat: NewSeat, guest: Guest, entropy: str) -> SeatAssignment:
    match seat.kind:
        case "me":
            given = seat.name or guest.name
            name = api.access.checked_name(given) if given else ""
            return SeatAssignment("guest", guest=guest.id, name=name, entropy=entropy)
        case "bot":
            return SeatAssignment("bot", bot=seat.bot, name=seat.bot)
        case "invited":
            return SeatAssignment("invited")
        case _:
            return SeatAssignment("open")


@partial(Endpoint, "GET", "/api/tables/{id}", response=TableInfo, guest=False, token=True)
async def table(api: Api, request: Request) -> Response:
    """A table; one that is not public requires a seat there or a token."""
    guest = await api.known_guest(request)
    found = await api.visible_table(request, guest, request.query_params.get("token", ""))
    return json_response(table_info(found, guest.id if guest else ""))


@partial(Endpoint, "POST", "/api/tables/{id}/sit", request=Sit, response=TableInfo, errors=(409,))
async def sit(api: Api, request: Request) -> Response:
    """Take a seat."""
    guest, body = await api.writer(request), await parse_body(request, Sit)
    found = await api.visible_table(request, guest, body.invite_token)
    seated = await api.lobby.sit(found.id, body.seat, guest, body.entropy, body.invite_token)
    return json_response(table_info(seated, guest.id))


@partial(Endpoint, "POST", "/api/tables/{id}/stand", request=Stand, response=TableInfo, errors=(409,))
async def stand(api: Api, request: Request) -> Response:
    """Leave a seat before the game begins."""
    guest, body = await api.writer(request), await parse_body(request, Stand)
    found = await api.visible_table(request, guest)
    return json_response(table_info(await api.lobby.stand_up(found.id, body.seat, guest), guest.id))


@partial(Endpoint, "POST", "/api/tables/{id}/remove", request=Stand, response=TableInfo, errors=(409,))
async def remove(api: Api, request: Request) -> Response:
    """Send somebody away before the game begins; only the owner may."""
    guest, body = await api.writer(request), await parse_body(request, Stand)
    found = await api.visible_table(request, guest)
    return json_response(table_info(await api.lobby.remove(found.id, body.seat, guest), guest.id))


@partial(Endpoint, "POST", "/api/tables/{id}/close", response=TableInfo, errors=(409,))
async def close(api: Api, request: Request) -> Response:
    """Close a table whose game has not begun; only the owner may."""
    guest = await api.writer(request)
    found = await api.visible_table(request, guest)
    return json_response(table_info(await api.lobby.close(found.id, guest), guest.id))


@partial(Endpoint, "POST", "/api/tables/{id}/start", response=TableInfo, errors=(409,))
async def start(api: Api, request: Request) -> Response:
    """Begin the game, or the draft of its cards."""
    guest = await api.writer(request)
    found = await api.visible_table(request, guest)
    return json_response(table_info(await api.lobby.start(found.id, guest, api.scheduler.grace), guest.id))


@partial(Endpoint, "POST", "/api/tables/{id}/draft", request=DraftPick, response=TableInfo, errors=(409,))
async def draft(api: Api, request: Request) -> Response:
    """Pick something in the draft before the game."""
    guest, body = await api.writer(request), await parse_body(request, DraftPick)
    found = await api.visible_table(request, guest)
    return json_response(table_info(await api.lobby.draft(found.id, body.pick, guest, body.seat), guest.id))


@partial(
    Endpoint,
    "POST",
    "/api/tables/{id}/rematch",
    request=Rematch,
    response=TableInfo,
    status=201,
    errors=(409,),
)
async def rematch(api: Api, request: Request) -> Response:
    """Open the table of the next game, or find it if another player already has."""
    guest, body = await api.writer(request), await parse_body(request, Rematch)
    found = await api.visible_table(request, guest)
    return json_response(table_info(await api.lobby.rematch(found.id, guest, body.entropy), guest.id), 201)
