# cython: boundscheck=True, wraparound=True
"""The log of a table, told as its game goes on: what an answer adds costs as much as it is long."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import takewhile

import msgspec

from regat import dominion, kingdomino
from regat.dominion.rules.cards import KEYS
from regat.dominion.rules.raw_events import RawEvent
from regat.dominion.words import narration
from regat.kernel.events import Event
from regat.kingdomino.event_log import RawEvent as Deed
from regat.kingdomino.score_tracker import ScoreTracker
from regat.kingdomino.words import Lands, event_message
from regat.server.protocol.messages import Say, encode
from regat.server.protocol.text import say

MOST_PLAYERS = 4  # of Kingdomino
SOME = 999_999  # points, where it does not matter how many
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

    def __init__(self, told: Iterable[RawEvent] = ()) -> None:
        self.heard = 0
        self._teller = narration.Narrator()
        self._texts: list[bytes] = []  # of each line, encoded; empty where readers are told differently
        self._lines: dict[int | None, tuple[Say, ...]] = {}
        self.hear(told)

    def hear(self, told: Iterable[RawEvent]) -> int:
        """Go on with what has happened since; the first line that is not as it was."""
        teller = self._teller
        teller.changed = len(teller.lines)
        for one in told:
            self.heard += 1
            teller.hear(one.kind, one.seat, named(one.cards), one.source, one.seen)
        first = teller.changed
        self._texts[first:] = [encoded(line.content()) if line.open else b"" for line in teller.lines[first:]]
        if self._lines:
            self._lines = {reader: lines[:first] for reader, lines in self._lines.items()}
        return first

    def lines(self, reader: int | None) -> tuple[Say, ...]:
        """All of them, as a seat may know them; None: as everybody may."""
        known = self._lines.get(reader, ())
        if len(known) < len(self):
            new = range(len(known), len(self))
            known += tuple([say(narration.message_of(self._facts(place, reader))) for place in new])
            self._lines[reader] = known
        return known

    def texts(self, reader: int | None, first: int = 0) -> list[bytes]:
        """The same from a line on, encoded."""
        texts = self._texts[first:]
        if b"" in texts:
            return [text or encoded(self._facts(place, reader)) for place, text in enumerate(texts, first)]
        return texts

    def open(self, first: int) -> bool:
        """Whether all readers are told the same from a line on."""
        return b"" not in self._texts[first:]

    def __len__(self) -> int:
        return len(self._texts)

    def _facts(self, place: int, reader: int | None) -> narration.Content:
        line = self._teller.lines[place]
        return line.content(line.seat if reader == WHOSE else reader)


@lru_cache(8192)  # much is told again and again
def encoded(facts: narration.Content) -> bytes:
    return encode(say(narration.message_of(facts)))


@lru_cache(4096)
def named(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([KEYS[card] for card in cards])


class KingdominoLog:
    """What is told of a game of Kingdomino; `kingdoms` if it began with more than castles."""

    def __init__(self, told: Sequence[Deed] = (), kingdoms: Sequence[Lands] = ()) -> None:
        self.heard = 0
        self._texts: list[bytes] = []
        self._kingdoms = [ScoreTracker(lands) for lands in kingdoms or [{}] * MOST_PLAYERS]
        self.hear(told)

    def hear(self, told: Sequence[Deed]) -> int:
        """Go on with what has happened since; the first line that is new."""
        first = len(self._texts)
        self.heard += len(told)
        for one in told:
            gain = (
                self._kingdoms[one.seat].place(one.dominoes[0], one.action) if one.kind == "place" else None
            )
            self._texts.append(encoded_deed(one.kind, one.seat, one.dominoes, gain))
        return first

    def lines(self, reader: int | None) -> tuple[Say, ...]:
        """All of them, the same for everybody."""
        return tuple([read_say(text) for text in self._texts])

    def texts(self, reader: int | None, first: int = 0) -> list[bytes]:
        """The same from a line on, encoded."""
        return self._texts[first:]

    def open(self, first: int) -> bool:
        """Everything is."""
        return True

    def __len__(self) -> int:
        return len(self._texts)


def encoded_deed(kind: str, seat: int, dominoes: tuple[int, ...], gain: int | None) -> bytes:
    before, after = around_gain(kind, seat, dominoes, gain is not None)
    return before if gain is None else b"%s%d%s" % (before, gain, after)


@lru_cache(2048)  # it is the same for every gain
def around_gain(kind: str, seat: int, dominoes: tuple[int, ...], gains: bool) -> tuple[bytes, bytes]:
    """What is told of a deed, encoded: before the points that it brings, and after them."""
    things = tuple([str(domino) for domino in dominoes])
    text = encode(say(event_message(Event(kind, seat, things), SOME if gains else None)))
    before, _, after = text.partition(b"%d" % SOME)
    return before, after


read_say = msgspec.json.Decoder(Say).decode

Log = DominionLog | KingdominoLog


def log_of(game: dominion.Game | kingdomino.Game) -> Log:
    """What there is to be told of a game so far."""
    return DominionLog(game.told()) if isinstance(game, dominion.Game) else KingdominoLog(game.told())


def follow(log: Log, game: dominion.Game | kingdomino.Game) -> int:
    """Go on with a game that this is the log of; the first line that is not as it was."""
    if isinstance(log, DominionLog):
        assert isinstance(game, dominion.Game), "a log stays with its game"
        return log.hear(game.told(log.heard))
    assert isinstance(game, kingdomino.Game), "a log stays with its game"
    return log.hear(game.told(log.heard))
