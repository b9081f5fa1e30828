"""What every HTTP handler needs: the tables, the store, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from regat.server.protocol.errors import ApiError
from regat.server.storage import Guest, Store
from regat.server.tables.lobby import Lobby
from regat.server.tables.manager import TableManager
from regat.server.tables.replay_pool import ReplayPool
from regat.server.tables.table import Table
from regat.server.transport.access import AccessControl
from regat.server.transport.catalogue import EncodedCatalogue
from regat.server.transport.guests import COOKIE, Guests

MAX_LISTED = 100


@dataclass(frozen=True, slots=True)
class Api:
    """The services behind the HTTP handlers."""

    store: Store
    guests: Guests
    manager: TableManager
    lobby: Lobby
    replays: ReplayPool
    access: AccessControl
    catalogue: EncodedCatalogue

    async def known_guest(self, request: Request) -> Guest | None:
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

    async def visible_table(self, request: Request, guest: Guest | None, token: str = "") -> Table:
        """The table that a request names; ApiError if the guest may not see it."""
        table = await self.access.table(request.path_params["id"])
        self.access.check_access(table, guest.id if guest else "", token)
        return table
