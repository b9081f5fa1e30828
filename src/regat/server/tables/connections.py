"""Who is connected to a table on this node."""

from __future__ import annotations

from typing import Protocol

from regat.server.protocol.messages import ChatLine


class Connection(Protocol):
    """A client of the table."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that the client answers for."""

    def invalidate(self) -> None:
        """The table has changed: send its state when the client can take it."""

    def send(self, message: ChatLine) -> None:
        """Send a message after those that wait."""


class Connections:
    """The connections of one table. Nothing here waits for a client."""

    def __init__(self) -> None:
        self.all: set[Connection] = set()

    def connected(self, seat: int) -> bool:
        """Whether somebody is connected for a seat."""
        return any(seat in connection.seats for connection in self.all)

    @property
    def watchers(self) -> int:
        return sum(not connection.seats for connection in self.all)

    def invalidate(self) -> None:
        for connection in self.all:
            connection.invalidate()

    def send(self, message: ChatLine) -> None:
        for connection in tuple(self.all):
            connection.send(message)
