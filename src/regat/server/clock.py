"""Clocks: how much of its thinking time each seat has left, from the moments in the log."""

from __future__ import annotations

from dataclasses import dataclass, field

from regat.server.messages import Clock


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
