"""The outgoing messages of one client. Nothing in the game path waits for a client's socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from starlette.websockets import WebSocket

from regat.server.protocol.messages import Ack, ChatLine, Hints, Pong, Refused, encode
from regat.server.tables.snapshots import encode_state
from regat.server.tables.table import Table
from regat.server.tables.table_doc import TableDoc
from regat.server.tables.table_log import LogCursor

MAX_WAITING = 256  # control messages; a client that does not read them is disconnected

Control = Ack | Refused | ChatLine | Hints | Pong


class SlowConsumer(Exception):
    """The client does not read what it is sent."""


class Outbox:
    """What is on its way to one client: control messages, and at most one state of the table.

    A state is rendered when it can be sent: a slow client skips states and still ends up with the last one.
    """

    def __init__(self, socket: WebSocket, table: Table, guest: str) -> None:
        self.table = table
        self.guest = guest
        self._socket = socket
        self._document: TableDoc | None = None  # to which the seats belong
        self._seats: tuple[int, ...] = ()
        self._control: deque[Control] = deque()
        self._wake = asyncio.Event()
        self._dirty = True
        self._overflow = False
        self._writer: asyncio.Task[None] | None = None
        self._greeted = False  # before the hello, what the client already has is unknown
        self._cursor = LogCursor()
        self._first = True  # no state has been sent yet
        self._last_chat = 0
        self._early: dict[int, ChatLine] | None = {}  # chat that arrives before the recent lines are sent

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that the client has now: before the game begins they may change."""
        document = self.table.document
        if document is not self._document:
            self._document, self._seats = document, document.seats_of(self.guest)
        return self._seats

    def invalidate(self) -> None:
        """The table has changed."""
        self._dirty = True
        self._wake.set()

    def greet(self, last_seq: int) -> None:
        """The client has the log up to an entry; a client with several seats gets the whole log."""
        seats = self.seats
        seat = seats[0] if seats else None
        self._cursor = LogCursor() if len(seats) > 1 else self.table.cursor_at(seat, last_seq)
        self._greeted = True
        self.invalidate()

    def catch_up(self, chat: Sequence[ChatLine]) -> None:
        """Send the recent lines of chat to a new client, each line once."""
        if self._early is None:
            return
        known = {line.number: line for line in chat} | self._early
        self._early = None
        for number in sorted(known):
            self.send(known[number])

    def send(self, message: Control) -> None:
        if isinstance(message, ChatLine):
            if self._early is not None:
                self._early[message.number] = message
                return
            if message.number <= self._last_chat:
                return
            self._last_chat = message.number
        if len(self._control) < MAX_WAITING:
            self._control.append(message)
            self._wake.set()
        elif not self._overflow:
            self._overflow = True
            if self._writer:
                self._writer.cancel()

    async def run(self) -> None:
        """Write until the socket fails or the client is too slow."""
        self._writer = asyncio.current_task()
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while (text := self._next()) is not None:
                    await self._socket.send_text(text.decode())
        except asyncio.CancelledError:
            if self._overflow:
                raise SlowConsumer from None
            raise

    def _next(self) -> bytes | None:
        """The next message; None while there is nothing to send."""
        if not self._greeted:
            return None
        if self._dirty and self.table.in_sync:  # a table that is not in sync broadcasts when it is
            self._dirty = False
            first, self._first = self._first, False
            server_time = self.table.clock.now()
            return encode_state(self.table, self.guest, self.seats, self._cursor, server_time, first=first)
        return encode(self._control.popleft()) if self._control else None
