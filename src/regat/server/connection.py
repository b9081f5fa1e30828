"""A connection: one socket at a table. It never makes the game wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from starlette.websockets import WebSocket

from regat.server.messages import Ack, Hinted, Pong, Refused, Say, Spoken, encode
from regat.server.showing import state
from regat.server.table import Table

MOST_WAITING = 256  # short messages; one who does not read them is sent away

Short = Ack | Refused | Spoken | Hinted | Pong


class TooSlow(Exception):
    """The other side does not read what it is sent."""


class Connection:
    """What is on its way to one client: short messages, and at most one state of the table.

    A state is made when it can be sent, so a slow client skips what it has missed and still ends up right.
    """

    def __init__(self, socket: WebSocket, table: Table, guest: str) -> None:
        self.socket = socket
        self.table = table
        self.guest = guest
        self._overflow = False
        self._heard = 0  # the number of the last thing said that was sent
        self._early: dict[int, Spoken] | None = {}  # what is said before the client knows what was said
        self._lines: tuple[Say, ...] = ()  # of the log that the client has
        self._short: deque[Short] = deque()
        self._stirred = asyncio.Event()
        self._stale = True
        self._stirred.set()

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that the client has now: before the game begins, one may come and go."""
        return self.table.document.seats_of(self.guest)

    def stir(self) -> None:
        """The table has changed."""
        self._stale = True
        self._stirred.set()

    def greet(self, last: int) -> None:
        """The client has what was told up to an entry; with several seats it gets the whole log."""
        seats = self.seats
        self._lines = () if len(seats) > 1 else self.table.told_at(seats[0] if seats else None, last)
        self.stir()

    def catch_up(self, talk: Sequence[Spoken]) -> None:
        """Let a client that has just come know what was said, each thing once."""
        if self._early is None:
            return
        known = {spoken.number: spoken for spoken in talk} | self._early
        self._early = None
        for number in sorted(known):
            self.send(known[number])

    def send(self, message: Short) -> None:
        if isinstance(message, Spoken):
            if self._early is not None:
                self._early[message.number] = message
                return
            if message.number <= self._heard:
                return
            self._heard = message.number
        if len(self._short) < MOST_WAITING:
            self._short.append(message)
        else:
            self._overflow = True
        self._stirred.set()

    async def deliver(self) -> None:
        """Send what there is to send, for as long as the socket is open."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            if self._overflow:
                raise TooSlow
            if self._stale and self.table.settled:  # otherwise the table tells when it is settled
                self._stale = False
                message, self._lines = state(self.table, self.guest, self.seats, self._lines)
                await self.socket.send_text(encode(message).decode())
            while self._short:
                await self.socket.send_text(encode(self._short.popleft()).decode())
