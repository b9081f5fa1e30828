"""The log of one reader, told as the game goes on: what a turn adds costs as much as that turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile

from regat.kernel.events import Event
from regat.kingdomino import kingdom
from regat.server.messages import Say
from regat.server.wire.say import says
from regat.words.dominion import tell
from regat.words.kingdomino import Lands, laid, told

TAKEN = ("buy", "gain")
MOST_PLAYERS = 4  # of Kingdomino


def news(before: Sequence[Say], now: Sequence[Say]) -> int:
    """The first line that is not as it was: from there on a reader is told anew.

    Logs are only added to at their end: before a line that is the very same all are the same.
    """
    known = min(len(before), len(now))
    while known and before[known - 1] is not now[known - 1]:
        known -= 1
    same = takewhile(lambda pair: pair[0] == pair[1], zip(before[known:], now[known:], strict=False))
    return known + sum(1 for _ in same)


class DominionLog:
    """What is told of a game of Dominion. Only the lines of the latest turn can still change.

    `tell` wants a game from its beginning: the number of each turn, and what is left of each pile, come from
    what went before. So a turn is told after a summary of that: the deal, and all cards taken in one event.
    """

    def __init__(self, events: Sequence[Event] = ()) -> None:
        self.lines: tuple[Say, ...] = ()
        self._final: tuple[Say, ...] = ()  # of the turns before
        self._turn: list[Event] = []  # the latest turn, heading included
        self._turns: Counter[int] = Counter()  # of each seat, the latest included
        self._deal: list[Event] = []
        self._taken: list[str | None] = []
        self._summary: list[Event] = []
        self._summary_lines = 0
        self.hear(events)

    def hear(self, events: Sequence[Event]) -> None:
        """Go on with what has happened since."""
        for event in events:
            if event.kind == "turn":
                self._begin_turn(event)
            else:
                self._turn.append(event)
        self.lines = self._final + self._told(self._turn)

    def _begin_turn(self, heading: Event) -> None:
        self._final += self._told([*self._turn, heading])[:-1]
        if not self._turns:
            self._deal = self._turn
        for event in self._turn:
            if event.kind in TAKEN and event.source == "supply":
                self._taken += event.things
        self._turn = [heading]
        self._turns[heading.seat] += 1
        self._sum_up(heading)

    def _sum_up(self, heading: Event) -> None:
        """What has to be known before the latest turn is told; and in how many lines that is told."""
        if self._deal:
            taken = Event("gain", heading.seat, tuple(self._taken), len(self._taken), "supply")
            self._summary = [*self._deal, heading, *([taken] if self._taken else [])]
            self._summary_lines = len(tell([*self._summary, heading])) - 1

    def _told(self, turn: Sequence[Event]) -> tuple[Say, ...]:
        """The latest turn; its heading says which turn of the game it is."""
        lines = says(tell([*self._summary, *turn])[self._summary_lines :])
        if not self._turns:
            return lines
        heading = Say(lines[0].key, {**lines[0].parts, "n": self._turns[turn[0].seat]})
        return (heading, *lines[1:])


class KingdominoLog:
    """What is told of a game of Kingdomino; `kingdoms` if it began with more than castles."""

    def __init__(self, events: Sequence[Event] = (), kingdoms: Sequence[Lands] = ()) -> None:
        self.lines: tuple[Say, ...] = ()
        self._kingdoms = list(kingdoms) or [{}] * MOST_PLAYERS
        self.hear(events)

    def hear(self, events: Sequence[Event]) -> None:
        """Go on with what has happened since."""
        for event in events:
            place = laid(str(event.things[0])) if event.kind == "place" else None
            if place:
                self._kingdoms[event.seat] = kingdom.with_domino(self._kingdoms[event.seat], *place)
        self.lines += says(told(events, self._kingdoms))


Log = DominionLog | KingdominoLog
