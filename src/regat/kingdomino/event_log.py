"""The events of a game of Kingdomino: everything is open, so every reader sees the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from regat.kernel import event_log
from regat.kernel.events import Event
from regat.kingdomino import notation
from regat.kingdomino.rules import state
from regat.kingdomino.rules.state_fields import EVENTS

if TYPE_CHECKING:
    from regat.kingdomino.game import Game

REVEALING = frozenset(("line", "king"))


class RawEvent(NamedTuple):
    kind: str
    seat: int  # -1: nobody in particular
    dominoes: tuple[int, ...]
    action: int
    gain: int = 0  # the points that a placement gains

    def reveals(self, seat: int) -> bool:
        """Whether something came out of the pile, or out of the hand with the kings."""
        return self.kind in REVEALING

    def event(self, seat: int | None) -> Event:
        """The same for every reader."""
        return _event(self)


@lru_cache(4096)  # a table asks for each event once for every reader
def _event(raw: RawEvent) -> Event:
    things = tuple(str(domino) for domino in raw.dominoes)
    if raw.kind == "place":
        things = (notation.placed(raw.dominoes[0], raw.action),)
    return Event(raw.kind, raw.seat, things, len(things), gain=raw.gain)


class EventLog(event_log.EventLog[str, RawEvent]):
    _recorder: Game

    def context(self, action: int) -> str:
        """A decision can be written only before it is taken."""
        return notation.format_action(action, self._recorder.domino_of(action))

    def decode(self, words: list[int]) -> list[RawEvent]:
        """The dominoes of a line are recorded one by one and belong together."""
        out: list[RawEvent] = []
        for word in words:
            kind, seat = EVENTS[word & 255], word >> 8 & 255
            domino, action, gain = (word >> 16 & 255) + 1, word >> 24 & 65535, word >> 40
            if kind == "line" and action > 0:
                out[-1] = RawEvent(kind, -1, (*out[-1].dominoes, domino), 0)
            else:
                named = () if kind in ("king", "over") else (domino,)
                out.append(RawEvent(kind, -1 if seat == state.NOBODY else seat, named, action, gain))
        return out

    def notation(self, before: str, action: int, events: Sequence[RawEvent]) -> str:
        return before

    def notation_of_forced(self, forced: RawEvent) -> str:
        return notation.format_action(forced.action, forced.dominoes[0])
