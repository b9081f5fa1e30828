"""What HTTP handlers and sockets need: the tables, the store, and who is asking."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from regat.server.protocol.errors import ApiError
from regat.server.storage import Guest, GuestExport, Store
from regat.server.tables.lobby import Lobby
from regat.server.tables.manager import TableManager
from regat.server.tables.replay_pool import ReplayPool
from regat.server.tables.scheduler import Scheduler
from regat.server.tables.table import Table
from regat.server.transport.access import AccessControl
from regat.server.transport.compression import Content
from regat.server.transport.guests import COOKIE, Guests

MAX_LISTED = 100


@dataclass(frozen=True, slots=True)
class Api:
    """The services behind HTTP handlers and sockets."""

    store: Store
    guests: Guests
    manager: TableManager
    lobby: Lobby
    scheduler: Scheduler
    replays: ReplayPool
    access: AccessControl
    catalogue: Content
    lan_url: str  # of this server on the home network; empty if it listens on its own machine only

    async def known_guest(self, request: HTTPConnection) -> Guest | None:
        return await self.access.guest_of(request.cookies.get(COOKIE, ""))

    async def guest(self, request: Request) -> Guest:
        """The guest who sends the request; ApiError if there is none."""
        guest = await self.known_guest(request)
        if guest is None:
            raise ApiError("refused-guest", status=401)
        return guest

    async def writer(self, request: Request) -> Guest:
        """The guest who sends the request, within the limit on writes."""
        guest = await self.guest(request)
        self.access.limit_writes(request, guest.id)
        return guest

    async def visible_table(self, request: HTTPConnection, guest: Guest | None, token: str = "") -> Table:
        """The table that a request names; ApiError if the guest may not see it."""
        table = await self.access.table(request.path_params["id"])
        self.access.check_access(table, guest.id if guest else "", token)
        return table


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A request that clients can make; `@partial(Endpoint, method, path)` declares its handler."""

    method: str
    path: str
    handler: Callable[[Api, Request], Awaitable[Response]]
    request: type[Struct] | None = None
    response: type[Struct] | type[GuestExport] | str | None = None  # a string: text of this media type
    status: int = 200
    errors: tuple[int, ...] = ()  # besides those that follow from the method, the path and the body
    guest: bool = True  # whether only a guest may send it
    token: bool = False  # whether a token in the query gives access to a table that is not public
    perspective: bool = False  # whether the query says whose hand is shown
    large: bool = False  # whether the body may contain a record
