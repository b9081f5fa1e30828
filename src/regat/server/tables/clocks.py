"""Clocks: the database's time on this node, and how much thinking time each seat has left."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from regat.server.protocol.messages import Clock
from regat.server.storage import Store


class DatabaseClock:
    """The clock of the database, read without asking it each time."""

    def __init__(self) -> None:
        self._offset = 0

    async def synchronize(self, store: Store) -> None:
        before = _local_time()
        moment = await store.now()
        self._offset = moment - (before + _local_time()) // 2

    def now(self) -> int:
        """Milliseconds since 1970."""
        return _local_time() + self._offset


def _local_time() -> int:
    return time.time_ns() // 1_000_000


@dataclass
class Clocks:
    """The time between two entries is charged to the seat that had to answer in between."""

    clock: Clock
    players: int
    started: int
    used: list[int] = field(default_factory=list)
    earned: list[int] = field(default_factory=list)
    secret: list[int] = field(default_factory=list)  # of the used time: while it was secret who was asked
    _since: int = 0

    def __post_init__(self) -> None:
        self.used = [0] * self.players
        self.earned = [0] * self.players
        self.secret = [0] * self.players
        self._since = self.started

    def entered(self, asked: int, moment: int, *, decided: bool, secret: bool = False) -> None:
        """Charge the time until an entry to the seat that had to answer."""
        if asked >= 0:
            used = max(0, moment - self._since)
            earned = self.clock.more * 1000 if decided else 0
            self.used[asked] += used
            self.earned[asked] += earned
            if secret:
                self.secret[asked] += used - earned
        self._since = moment

    def left(self, seat: int, asked: int, now: int) -> int:
        """Milliseconds left of a seat's time."""
        running = max(0, now - self._since) if seat == asked else 0
        return max(0, self.clock.seconds * 1000 + self.earned[seat] - self.used[seat] - running)

    def public_left(self, seat: int, asked: int, now: int) -> int:
        """The same without what the seat has used in secret."""
        running = max(0, now - self._since) if seat == asked else 0
        used = self.used[seat] - self.secret[seat]
        return max(0, self.clock.seconds * 1000 + self.earned[seat] - used - running)
