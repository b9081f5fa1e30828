# cython: boundscheck=True, wraparound=True
"""A connection: one socket at a table. It never makes the game wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from regat.server.protocol.messages import Ack, ChatLine, Hints, Pong, Refused, encode
from regat.server.tables import snapshots, table_log
from regat.server.tables.table import Table
from regat.server.tables.table_doc import TableDoc
from regat.server.transport import frames
from regat.server.transport.cable import Cable

MOST_WAITING = 256  # short messages; one who does not read them is sent away

Control = Ack | Refused | ChatLine | Hints | Pong


class SlowConsumer(Exception):
    """The other side does not read what it is sent."""


class Outbox:
    """What is on its way to one client: short messages, and at most one state of the table.

    A state is made when it can be sent, so a slow client skips what it has missed and still ends up right.
    """

    def __init__(self, cable: Cable, table: Table, guest: str) -> None:
        self.table = table
        self.guest = guest
        self._cable = cable
        self._document: TableDoc | None = None  # by which these are the seats
        self._seats: tuple[int, ...] = ()
        self._broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._heard = 0  # the number of the last thing said that was sent
        self._early: dict[int, ChatLine] | None = {}  # what is said before the client knows what was said
        self._mark = table_log.LogCursor()  # how far the client has the log
        self._short: deque[Control] = deque()
        self.stale = True
        self._first = True  # no state has been sent yet
        self._greeted = False  # until then nothing is sent: what the client has already is not known
        cable.cleared = table.soon

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that the client has now: before the game begins, one may come and go."""
        document = self.table.document
        if document is not self._document:
            self._document, self._seats = document, document.seats_of(self.guest)
        return self._seats

    def stir(self) -> None:
        """The table is to be shown anew."""
        self.stale = True
        self.table.soon()

    def greet(self, last: int) -> None:
        """The client has what was told up to an entry; with several seats it gets the whole log."""
        seats = self.seats
        self._mark = (
            table_log.LogCursor() if len(seats) > 1 else self.table.mark_at(seats[0] if seats else None, last)
        )
        self._greeted = True
        self.stir()

    def catch_up(self, talk: Sequence[ChatLine]) -> None:
        """Let a client that has just come know what was said, each thing once."""
        if self._early is None:
            return
        known = {spoken.number: spoken for spoken in talk} | self._early
        self._early = None
        for number in sorted(known):
            self.send(known[number])

    def send(self, message: Control) -> None:
        if isinstance(message, ChatLine):
            if self._early is not None:
                self._early[message.number] = message
                return
            if message.number <= self._heard:
                return
            self._heard = message.number
        if len(self._short) < MOST_WAITING:
            self._short.append(message)
            self.table.soon()
        else:
            self.fail(SlowConsumer())

    async def deliver(self) -> None:
        """Send what there is to send, until that is not possible any more."""
        try:
            await self._broken
        finally:
            self._cable.cleared = None

    def due(self, moment: int, settled: bool) -> bytes:
        """What there is to send, in frames, if the other side reads; the cable tells when it does again."""
        if not self._greeted or not self._cable.clear or self._broken.done():
            return b""
        found: list[bytes] = []
        try:
            if self.stale and settled:  # otherwise the table tells when it is settled
                self.stale = False
                text = snapshots.encode_state(
                    self.table, self.guest, self.seats, self._mark, moment, first=self._first
                )
                self._first = False
                found += (frames.head(len(text)), text)
            while self._short:
                text = encode(self._short.popleft())
                found += (frames.head(len(text)), text)
        except Exception as error:
            self.fail(error)
            return b""
        return b"".join(found)

    def write(self, letter: bytes) -> None:
        try:
            self._cable.write(letter)
        except Exception as error:
            self.fail(error)

    def fail(self, error: Exception) -> None:
        """Nothing more can be sent."""
        if not self._broken.done():
            self._broken.set_exception(error)


def due(table: Table, moment: int) -> list[tuple[Outbox, bytes]]:
    """What there is to send at a table; one that cannot be shown holds up no other."""
    settled = table.settled
    letters: list[tuple[Outbox, bytes]] = []
    try:
        if settled:
            snapshots.snapshot_of(table)
    except Exception as error:
        for connection in table.connections:
            connection.fail(error)
        return letters
    for connection in table.connections:
        letter = connection.due(moment, settled)
        if letter:
            letters.append((connection, letter))
    return letters
