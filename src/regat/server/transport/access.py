"""What the doors of the server ask before they let somebody in."""

from __future__ import annotations

import re
import secrets
import time

from starlette.requests import HTTPConnection

from regat.server.protocol.errors import ApiError
from regat.server.storage import Guest
from regat.server.tables.manager import TableManager
from regat.server.tables.table import Table
from regat.server.transport.guests import checked_name
from regat.server.transport.limits import Buckets

HOUR = 3600
ID = re.compile("[A-Za-z0-9_-]{1,64}")
RECOUNT = 5.0  # seconds between two counts of all tables


class AccessControl:
    """Who asks, from where, and how often."""

    def __init__(self, house: TableManager, *, may_chat: bool = False, filtered: str = "") -> None:
        self.house = house
        self.may_chat = may_chat
        limits = house.limits
        self._filtered = re.compile(filtered, re.IGNORECASE) if filtered else None
        self._guests = Buckets(limits.new_guests_an_hour / HOUR, limits.new_guests_an_hour)
        self._writes = Buckets(limits.writes_a_minute / 60, limits.writes_a_minute)
        self._requests = Buckets(limits.requests_a_minute / 60, limits.requests_a_minute)
        self._running, self._counted = 0, -RECOUNT

    async def guest_of(self, cookie: str) -> Guest | None:
        """The guest whose cookie this is."""
        known = self.house.guests.verified(cookie) if cookie else None
        return await self.house.store.guest(known) if known else None

    def count_request(self, request: HTTPConnection) -> None:
        """Refuse an address from which too much is asked."""
        if not self._requests.take(address(request)):
            raise ApiError("refused-too-much", status=429)

    def count_write(self, request: HTTPConnection, guest: str) -> None:
        """Refuse who writes too often."""
        if not (self._writes.take(guest) and self._writes.take(address(request))):
            raise ApiError("refused-too-much", status=429)

    def count_guest(self, request: HTTPConnection) -> None:
        if not self._guests.take(address(request)):
            raise ApiError("refused-too-much", status=429)

    async def check_room(self) -> None:
        """Refuse a new table where there are as many as the host allows."""
        if time.monotonic() - self._counted >= RECOUNT:
            self._running, self._counted = len(await self.house.store.running_tables()), time.monotonic()
        if self._running >= self.house.limits.tables:
            raise ApiError("refused-full", status=503)
        self._running += 1

    def checked_name(self, name: str) -> str:
        """A name as it will be shown. Strangers see it: the host may filter them."""
        neat = checked_name(name)
        if self.hides(neat):
            raise ApiError("refused-name", status=422)
        return neat

    def hides(self, text: str) -> bool:
        """Whether the host does not want this to be said."""
        return bool(self._filtered and self._filtered.search(text))

    async def table(self, id: str) -> Table:
        """A table by what a stranger gives as its id, which no database need see if it cannot be one."""
        if not ID.fullmatch(id):
            raise ApiError("refused-no-table", status=404)
        return await self.house.table(id)

    def check_sight(self, table: Table, guest: str, token: str) -> None:
        """Refuse who may not see a table: one by link needs a seat, an invitation, or a watcher's token."""
        document = table.document
        given = token.encode()
        known = any(
            secrets.compare_digest(given, right.encode()) for right in (document.invite, document.watch)
        )
        if not (
            document.public or known or (guest and (document.seats_of(guest) or document.owner == guest))
        ):
            raise ApiError("refused-no-table", status=404)


def address(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""


def same_origin(request: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Whether a browser's page that sends this comes from here, or from where the host allows."""
    origin = request.headers.get("origin")
    if origin is None:
        return True  # no browser, which would say it
    return origin in allowed or origin.partition("://")[2] == request.headers.get("host", "-")
