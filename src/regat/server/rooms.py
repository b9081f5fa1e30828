"""What the doors of the server ask before they let somebody in."""

from __future__ import annotations

import re
import secrets
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from regat.server.house import House
from regat.server.limits import Buckets
from regat.server.refusals import Refusal
from regat.server.store import Guest
from regat.server.table import Table

HOUR = 3600


class Rooms:
    """Who asks, from where, and how often."""

    def __init__(self, house: House, *, may_chat: bool = False, filtered: str = "") -> None:
        self.house = house
        self.may_chat = may_chat
        limits = house.limits
        self._filtered = re.compile(filtered, re.IGNORECASE) if filtered else None
        self._guests = Buckets(limits.new_guests_an_hour / HOUR, limits.new_guests_an_hour)
        self._writes = Buckets(limits.writes_a_minute / 60, limits.writes_a_minute)

    async def guest_of(self, cookie: str) -> Guest | None:
        """The guest whose cookie this is."""
        known = self.house.guests.verified(cookie) if cookie else None
        return await self.house.store.guest(known) if known else None

    def count_write(self, request: HTTPConnection, guest: str) -> None:
        """Refuse who writes too often."""
        if not (self._writes.take(guest) and self._writes.take(address(request))):
            raise Refusal("refused-too-much", status=429)

    def count_guest(self, request: HTTPConnection) -> None:
        if not self._guests.take(address(request)):
            raise Refusal("refused-too-much", status=429)

    def check_name(self, name: str) -> None:
        """Names are shown to strangers: the host may filter them."""
        if self._filtered and self._filtered.search(name):
            raise Refusal("refused-name", status=422)

    def hides(self, text: str) -> bool:
        """Whether the host does not want this to be said."""
        return bool(self._filtered and self._filtered.search(text))

    def check_sight(self, table: Table, guest: str, token: str) -> None:
        """Refuse who may not see a table: one by link needs a seat, an invitation, or a watcher's token."""
        document = table.document
        known = any(secrets.compare_digest(token, right) for right in (document.invite, document.watch))
        if not (document.public or known or (guest and document.seats_of(guest)) or document.owner == guest):
            raise Refusal("refused-no-table", status=404)


def address(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""


def same_origin(request: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Whether a browser's page that sends this comes from here, or from where the host allows."""
    origin = request.headers.get("origin")
    if origin is None:
        return True  # no browser, which would say it
    return origin in allowed or urlsplit(origin).netloc == request.headers.get("host", "")
