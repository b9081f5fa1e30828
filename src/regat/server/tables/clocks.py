"""Clocks: how much of its thinking time each seat has left, from the moments in the log."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from regat.server.protocol.messages import Clock
from regat.server.storage import Store


class Watch:
    """The database's clock, as far as this node can tell without asking it."""

    def __init__(self) -> None:
        self._ahead = 0

    async def set(self, store: Store) -> None:
        before = _here()
        moment = await store.now()
        self._ahead = moment - (before + _here()) // 2

    def now(self) -> int:
        return _here() + self._ahead


def _here() -> int:
    return time.time_ns() // 1_000_000


WATCH = Watch()
now = WATCH.now


@dataclass
class Clocks:
    """The time between two entries is charged to the seat that was asked in between."""

    clock: Clock
    players: int
    started: int  # moment
    used: list[int] = field(default_factory=list)
    earned: list[int] = field(default_factory=list)
    _since: int = 0

    def __post_init__(self) -> None:
        self.used = [0] * self.players
        self.earned = [0] * self.players
        self._since = self.started

    def entered(self, asked: int, moment: int, *, decided: bool) -> None:
        """An entry was made while a seat was asked."""
        if asked >= 0:
            self.used[asked] += max(0, moment - self._since)
            if decided:
                self.earned[asked] += self.clock.more * 1000
        self._since = moment

    def left(self, seat: int, asked: int, now: int) -> int:
        """Milliseconds left of a seat's time."""
        running = max(0, now - self._since) if seat == asked else 0
        return max(0, self.clock.seconds * 1000 + self.earned[seat] - self.used[seat] - running)
