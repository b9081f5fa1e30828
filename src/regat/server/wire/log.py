"""The log of a table, told as its game goes on: what an answer adds costs as much as it is long."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from regat import dominion, kingdomino
from regat.dominion.cards import KEYS
from regat.dominion.told import Told
from regat.kernel.events import Event
from regat.kingdomino import kingdom
from regat.server.messages import Say
from regat.server.wire.say import say
from regat.words.dominion import Teller
from regat.words.kingdomino import Lands, happened, laid

MOST_PLAYERS = 4  # of Kingdomino
WHOSE = -1  # a reader who knows what those know to whom it happened: when all hands are open


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
    """What is told of a game of Dominion, to each reader what it may know."""

    def __init__(self, told: Iterable[Told] = ()) -> None:
        self.heard = 0
        self._teller = Teller()
        self._open: list[Say | None] = []  # of each line that is the same for everybody
        self._lines: dict[int | None, tuple[Say, ...]] = {}
        self.hear(told)

    def hear(self, told: Iterable[Told]) -> None:
        """Go on with what has happened since."""
        teller = self._teller
        teller.changed = len(teller.lines)
        for one in told:
            self.heard += 1
            things = tuple(KEYS[card] for card in one.cards)
            teller.hear(Event(one.kind, one.seat, things, 0, one.source), one.seen)
        first = teller.changed
        self._lines = {reader: lines[:first] for reader, lines in self._lines.items()}
        self._open[first:] = [say(line.message()) if line.open else None for line in teller.lines[first:]]

    def lines(self, reader: int | None) -> tuple[Say, ...]:
        """All of them, as a seat may know them; None: as everybody may."""
        known = self._lines.get(reader, ())
        if len(known) < len(self._open):
            new = zip(self._open[len(known) :], self._teller.lines[len(known) :], strict=True)
            known += tuple(
                same or say(line.message(line.seat if reader == WHOSE else reader)) for same, line in new
            )
            self._lines[reader] = known
        return known


class KingdominoLog:
    """What is told of a game of Kingdomino; `kingdoms` if it began with more than castles."""

    def __init__(self, events: Sequence[Event] = (), kingdoms: Sequence[Lands] = ()) -> None:
        self.heard = 0
        self._lines: tuple[Say, ...] = ()
        self._kingdoms = list(kingdoms) or [{}] * MOST_PLAYERS
        self._points = [kingdom.points(lands) for lands in self._kingdoms]
        self.hear(events)

    def hear(self, events: Sequence[Event]) -> None:
        """Go on with what has happened since."""
        self.heard += len(events)
        self._lines += tuple(say(happened(event, self._gain(event))) for event in events)

    def _gain(self, event: Event) -> int | None:
        """What a placement brings; the kingdom has it from then on."""
        place = laid(str(event.things[0])) if event.kind == "place" else None
        if place is None:
            return None
        before = self._points[event.seat]
        self._kingdoms[event.seat] = kingdom.with_domino(self._kingdoms[event.seat], *place)
        self._points[event.seat] = kingdom.points(self._kingdoms[event.seat])
        return self._points[event.seat] - before

    def lines(self, reader: int | None) -> tuple[Say, ...]:
        """All of them, the same for everybody."""
        return self._lines


Log = DominionLog | KingdominoLog


def log_of(game: dominion.Game | kingdomino.Game) -> Log:
    """What there is to be told of a game so far."""
    return DominionLog(game.told()) if isinstance(game, dominion.Game) else KingdominoLog(game.events(None))


def follow(log: Log, game: dominion.Game | kingdomino.Game) -> None:
    """Go on with a game that this is the log of."""
    if isinstance(log, DominionLog):
        assert isinstance(game, dominion.Game), "a log stays with its game"
        log.hear(game.told(log.heard))
    else:
        log.hear(game.events(None, log.heard))
