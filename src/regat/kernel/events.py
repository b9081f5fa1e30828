"""Events: what happened at the table, as one reader may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened to a seat: `draw 3`, `gain gold`, `shuffle`."""

    kind: str
    seat: int
    things: tuple[str | None, ...] = ()  # None: a card that this reader may not see
    count: int = 0
    source: str = ""  # the zone that the cards come from
    target: str = ""  # the zone that they go to
    gain: int = 0  # the points that it brings

    def __str__(self) -> str:
        return " ".join((self.kind, *self._objects()))

    def _objects(self) -> tuple[str, ...]:
        if all(thing is None for thing in self.things):
            size = self.count or len(self.things)
            return (str(size),) if size else ()
        faces = tuple(thing or "?" for thing in self.things)
        return faces if self.count in (0, len(faces)) else (*faces, str(self.count))


class AnswerEffect(NamedTuple):
    """What an answer brought about."""

    lines: tuple[str, ...]  # the decisions taken with it, in canonical notation
    reveals: bool  # whether hidden information was revealed to anybody
