"""HTTP handlers for records and replays of finished games."""

from __future__ import annotations

from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regat.kernel.table_meta import SeatedPlayer, TableMeta
from regat.server.protocol.errors import ApiError
from regat.server.tables.replays import Perspective, Replay, replay_text
from regat.server.tables.series import whole_series
from regat.server.tables.table import Table
from regat.server.tables.table_doc import TableDoc
from regat.server.transport.api import Api, Endpoint
from regat.server.transport.compression import gzipped_response
from regat.server.transport.http import parse_body
from regat.server.transport.http_schemas import NewReplay, PerspectiveName


@partial(Endpoint, "GET", "/api/tables/{id}/record", response="text/plain", guest=False, token=True)
async def record(api: Api, request: Request) -> Response:
    """The record of a finished game."""
    guest = await api.known_guest(request)
    table = await api.visible_table(request, guest, request.query_params.get("token", ""))
    name = f"regat-{table.document.setup.game}-{table.id[:8]}.regat"
    return Response(
        finished_record(table) + _meta(table.document).line() + "\n",
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@partial(
    Endpoint,
    "GET",
    "/api/tables/{id}/replay",
    response=Replay,
    errors=(422,),
    guest=False,
    token=True,
    perspective=True,
)
async def replay(api: Api, request: Request) -> Response:
    """A finished game step by step: from a seat, as a watcher, or with all hands open."""
    guest = await api.known_guest(request)
    table = await api.visible_table(request, guest, request.query_params.get("token", ""))
    perspective = _perspective(msgspec.convert(request.query_params.get("seat", ""), PerspectiveName))
    text, players = finished_record(table), players_of(table.document)
    if isinstance(perspective, int) and perspective >= len(players):
        raise ApiError("refused-no-seat", status=404)
    series = await whole_series(api.store, table)
    return gzipped_response(request, await api.replays.run(replay_text, text, players, perspective, series))


@partial(Endpoint, "POST", "/api/replays", request=NewReplay, response=Replay, large=True)
async def replay_record(api: Api, request: Request) -> Response:
    """An uploaded record step by step; it is not stored."""
    await api.writer(request)
    body = await parse_body(request, NewReplay)
    found = await api.replays.run(replay_text, body.record, None, _perspective(body.seat))
    return gzipped_response(request, found)


def finished_record(table: Table) -> str:
    """The record of a table's game; ApiError while anything in it is still secret."""
    # Until the last entry is on disk the game may continue.
    if table.match is None or not table.over or not table.in_sync:
        raise ApiError("refused-not-over", status=404)
    return table.match.record().text()


def _meta(document: TableDoc) -> TableMeta:
    """What a record says of its table: the players, and the points of the earlier games of a series."""
    earlier = document.series.games[: document.game_number - 1] if document.series else None
    scores = None if earlier is None else tuple(game.scores for game in earlier)
    return TableMeta(players_of(document), series=scores)


def players_of(document: TableDoc) -> tuple[SeatedPlayer, ...]:
    return tuple(SeatedPlayer(assigned.name, assigned.bot) for assigned in document.seats)


def _perspective(seat: str) -> Perspective:
    if seat == "open":
        return "open"
    return int(seat) if seat else None
