"""What was told in a game of Kingdomino: everything is open, so that everybody is told the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from regat.kernel import event_log
from regat.kernel.events import Event
from regat.kingdomino.kingdom import ends, spell
from regat.kingdomino.rules import dominoes, state
from regat.kingdomino.rules.state_fields import EVENTS

if TYPE_CHECKING:
    from regat.kingdomino.game import Game


class RawEvent(NamedTuple):
    kind: str
    seat: int  # -1: nobody in particular
    dominoes: tuple[int, ...]
    action: int

    def event(self, seat: int | None) -> Event:
        """The same for every reader."""
        things = tuple(str(domino) for domino in self.dominoes)
        if self.kind == "place":
            things = (where(self.dominoes[0], self.action),)
        return Event(self.kind, self.seat, things, len(things))


def where(domino: int, action: int) -> str:
    """A placed domino: `17 (1,0)-(2,0)`."""
    first, second = ends(action)
    return f"{domino} {spell(first)}-{spell(second)}"


class EventLog(event_log.EventLog[str, RawEvent]):
    def __init__(self, listener: Game) -> None:
        self._game = listener
        super().__init__(listener)

    def before(self, action: int) -> str:
        """Only before it is taken can a decision be spelt."""
        return self._game.spelt(action)

    def unpack(self, words: list[int]) -> list[RawEvent]:
        """The dominoes of a line are told one by one and belong together."""
        out: list[RawEvent] = []
        for word in words:
            kind, seat = EVENTS[word & 255], word >> 8 & 255
            domino, action = (word >> 16 & 255) + 1, word >> 24
            if kind == "line" and action > 0:
                out[-1] = RawEvent(kind, -1, (*out[-1].dominoes, domino), 0)
            elif kind in ("king", "over"):
                out.append(RawEvent(kind, -1 if seat == state.NOBODY else seat, (), action))
            else:
                out.append(RawEvent(kind, -1 if seat == state.NOBODY else seat, (domino,), action))
        return out

    def line(self, before: str, action: int, told: Sequence[RawEvent]) -> str:
        return before

    def spell(self, forced: RawEvent) -> str:
        if forced.action == dominoes.NOTHING:
            return f"discard {forced.dominoes[0]}"
        if forced.action >= dominoes.CLAIM:
            return f"claim {forced.dominoes[0]}"
        return f"place {where(forced.dominoes[0], forced.action)}"
