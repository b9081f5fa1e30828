"""The table of HTTP endpoints, for the router and for openapi.json."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from regat.server.protocol.messages import TableInfo
from regat.server.storage import GuestExport
from regat.server.tables.replays import Replay
from regat.server.transport import guest_handlers, replay_handlers, result_handlers, table_handlers
from regat.server.transport.api import Api
from regat.server.transport.catalogue import Catalogue
from regat.server.transport.http_schemas import (
    History,
    Leaders,
    Me,
    NewGuest,
    NewReplay,
    NewTable,
    Pick,
    Ratings,
    Recovery,
    Rematch,
    Sit,
    Stand,
    Tables,
)


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A request that clients can make."""

    method: str
    path: str
    handler: Callable[[Api, Request], Awaitable[Response]]
    request: type[Struct] | None = None
    response: type[Struct] | type[GuestExport] | str | None = None  # a string: text of this media type
    status: int = 200
    errors: tuple[int, ...] = ()  # besides those of every request
    guest: bool = True  # whether only a guest may send it
    token: bool = False  # whether a token in the query gives access to a table that is not public
    perspective: bool = False  # whether the query says whose hand is shown
    large: bool = False  # whether the body may contain a record


async def catalogue(api: Api, request: Request) -> Response:
    """The games, their bots and components, and the limits of this server."""
    return api.catalogue.respond(request)


ENDPOINTS = (
    Endpoint("GET", "/api/catalogue", catalogue, response=Catalogue, guest=False),
    Endpoint("GET", "/api/me", guest_handlers.me, response=Me, guest=False),
    Endpoint("POST", "/api/me", guest_handlers.become, NewGuest, Me, 201, guest=False),
    Endpoint("DELETE", "/api/me", guest_handlers.delete_me, status=204),
    Endpoint("POST", "/api/me/recovery", guest_handlers.recover, Recovery, Me, errors=(404,), guest=False),
    Endpoint("GET", "/api/me/export", guest_handlers.export, response=GuestExport),
    Endpoint("GET", "/api/me/tables", table_handlers.my_tables, response=Tables),
    Endpoint("GET", "/api/me/games", result_handlers.history, response=History),
    Endpoint("GET", "/api/me/ratings", result_handlers.ratings, response=Ratings),
    Endpoint("GET", "/api/tables", table_handlers.tables, response=Tables, guest=False),
    Endpoint(
        "POST",
        "/api/tables",
        table_handlers.open_table,
        NewTable,
        TableInfo,
        201,
        errors=(404,),
        large=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}",
        table_handlers.table,
        response=TableInfo,
        errors=(404,),
        guest=False,
        token=True,
    ),
    Endpoint("POST", "/api/tables/{id}/sit", table_handlers.sit, Sit, TableInfo, errors=(403, 404, 409)),
    Endpoint(
        "POST", "/api/tables/{id}/stand", table_handlers.stand, Stand, TableInfo, errors=(403, 404, 409)
    ),
    Endpoint(
        "POST", "/api/tables/{id}/start", table_handlers.start, response=TableInfo, errors=(403, 404, 409)
    ),
    Endpoint("POST", "/api/tables/{id}/draft", table_handlers.draft, Pick, TableInfo, errors=(403, 404, 409)),
    Endpoint(
        "POST",
        "/api/tables/{id}/rematch",
        table_handlers.rematch,
        Rematch,
        TableInfo,
        201,
        errors=(403, 404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/record",
        replay_handlers.record,
        response="text/plain",
        errors=(404,),
        guest=False,
        token=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/replay",
        replay_handlers.replay,
        response=Replay,
        errors=(404, 422),
        guest=False,
        token=True,
        perspective=True,
    ),
    Endpoint("POST", "/api/replays", replay_handlers.replay_record, NewReplay, Replay, large=True),
    Endpoint(
        "GET",
        "/api/leaders/{game}/{players}",
        result_handlers.leaders,
        response=Leaders,
        errors=(404,),
        guest=False,
    ),
)
