"""Access control: who sends a request, how often they may, and which tables they may see."""

from __future__ import annotations

import re
import secrets
import time

from starlette.requests import HTTPConnection

from regat.server.limits import Bucket, Buckets, Limits, Monotonic
from regat.server.protocol.errors import ApiError
from regat.server.storage import Guest, Store
from regat.server.tables.manager import TableManager
from regat.server.tables.table import Table
from regat.server.transport.guests import Guests, checked_name

HOUR = 3600
ID = re.compile("[A-Za-z0-9_-]{1,64}")
RECOUNT_SECONDS = 5.0  # between two counts of all tables


class AccessControl:
    """Identifies guests, limits the rate of requests, and decides who may see a table."""

    def __init__(
        self,
        store: Store,
        guests: Guests,
        manager: TableManager,
        limits: Limits,
        *,
        may_chat: bool = False,
        filter: str = "",
        clock: Monotonic = time.monotonic,
    ) -> None:
        self.may_chat = may_chat
        self._store = store
        self._guests = guests
        self._manager = manager
        self._max_tables = limits.tables
        self._filter = re.compile(filter, re.IGNORECASE) if filter else None
        self._clock = clock
        self._new_guests = Buckets(limits.new_guests_an_hour / HOUR, limits.new_guests_an_hour, clock=clock)
        self._writes = Buckets(limits.writes_a_minute / 60, limits.writes_a_minute, clock=clock)
        self._requests = Buckets(limits.requests_a_minute / 60, limits.requests_a_minute, clock=clock)
        self._words = Buckets(limits.words_a_minute / 60, limits.words_a_minute, clock=clock)
        self._hints = Buckets(limits.hints_a_minute / 60, limits.hints_a_minute, clock=clock)
        self._hints_there = Buckets(limits.hints_of_address / 60, limits.hints_of_address, clock=clock)
        self._tables, self._counted_at = 0, -RECOUNT_SECONDS

    def bucket(self, rate: float, size: float) -> Bucket:
        """A rate limit for one connection."""
        return Bucket(rate, size, self._clock)

    async def guest_of(self, cookie: str) -> Guest | None:
        """The guest that a cookie names."""
        known = self._guests.verify_cookie(cookie) if cookie else None
        return await self._store.guest(known) if known else None

    def limit_requests(self, request: HTTPConnection) -> None:
        """Refuse an address that sends too many requests."""
        _take(self._requests, address(request))

    def limit_writes(self, request: HTTPConnection, guest: str) -> None:
        """Refuse a guest or an address that writes too often."""
        _take(self._writes, guest)
        _take(self._writes, address(request))

    def limit_new_guests(self, request: HTTPConnection) -> None:
        """Refuse an address that creates or recovers too many guests."""
        _take(self._new_guests, address(request))

    def limit_chat(self, guest: str) -> None:
        """Refuse a guest who writes too much chat, on however many connections."""
        _take(self._words, guest)

    def limit_hints(self, request: HTTPConnection, guest: str) -> None:
        """Refuse a guest or an address that asks for too many hints."""
        _take(self._hints, guest)
        _take(self._hints_there, address(request))

    async def check_capacity(self) -> None:
        """Refuse a new table when there are as many as the host allows."""
        if self._clock() - self._counted_at >= RECOUNT_SECONDS:
            self._tables, self._counted_at = await self._store.count_tables(), self._clock()
        if self._tables >= self._max_tables:
            raise ApiError("refused-full", status=503)
        self._tables += 1

    def checked_name(self, name: str) -> str:
        """A name as it will be shown; ApiError if the host's filter matches it."""
        neat = checked_name(name)
        if self.is_filtered(neat):
            raise ApiError("refused-name", status=422)
        return neat

    def is_filtered(self, text: str) -> bool:
        """Whether the host's filter for names and chat matches a text."""
        return bool(self._filter and self._filter.search(text))

    async def table(self, id: str) -> Table:
        """A table by an id from a client; a malformed id never reaches the database."""
        if not ID.fullmatch(id):
            raise ApiError("refused-no-table", status=404)
        return await self._manager.table(id)

    def check_access(self, table: Table, guest: str, token: str) -> None:
        """Refuse a guest without a seat, invitation or watch token at a table that is not public."""
        document = table.document
        given = token.encode()
        has_token = any(
            secrets.compare_digest(given, right.encode())
            for right in (document.invite_token, document.watch_token)
        )
        belongs = guest and (document.owner == guest or any(one.guest == guest for one in document.seats))
        if not (document.public or has_token or belongs):
            raise ApiError("refused-no-table", status=404)


def _take(buckets: Buckets, name: str) -> None:
    if not buckets.take(name):
        raise ApiError("refused-too-much", status=429)


def address(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""
