"""A connection: one socket at a table. It never makes the game wait."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.websockets import WebSocket

from regat.server.messages import Ack, Pong, Refused, Say, Spoken, encode
from regat.server.showing import state
from regat.server.table import Table

MOST_WAITING = 256  # short messages; one who does not read them is sent away

Short = Ack | Refused | Spoken | Pong


class TooSlow(Exception):
    """The other side does not read what it is sent."""


class Connection:
    """What is on its way to one client: short messages, and at most one state of the table.

    A state is made when it can be sent, so a slow client skips what it has missed and still ends up right.
    """

    def __init__(self, socket: WebSocket, table: Table, guest: str, seats: tuple[int, ...]) -> None:
        self.socket = socket
        self.table = table
        self.guest = guest
        self.seats = seats
        self._lines: tuple[Say, ...] = ()  # of the log that the client has
        self._short: deque[Short] = deque()
        self._stirred = asyncio.Event()
        self._stale = True
        self._stirred.set()

    def stir(self) -> None:
        """The table has changed."""
        self._stale = True
        self._stirred.set()

    def forget(self) -> None:
        """The client has nothing yet: it gets the whole log."""
        self._lines = ()
        self.stir()

    def send(self, message: Short) -> None:
        if len(self._short) >= MOST_WAITING:
            raise TooSlow
        self._short.append(message)
        self._stirred.set()

    async def deliver(self) -> None:
        """Send what there is to send, for as long as the socket is open."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            if self._stale:
                self._stale = False
                message, self._lines = state(self.table, self.guest, self.seats, self._lines)
                await self.socket.send_text(encode(message).decode())
            while self._short:
                await self.socket.send_text(encode(self._short.popleft()).decode())
