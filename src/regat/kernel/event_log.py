"""What was told in a game so far: its events, its log, and what had no alternative."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import MutableSequence, Sequence
from typing import Generic, Protocol, TypeVar

from regat.kernel.events import AnswerEffect, Event

Keys = Sequence[tuple[int, int]]  # when the generator got a new key: (actions before, key)
FORCED = "forced"


class RawEvent(Protocol):
    """Something that operations told, with all that anybody may know of it."""

    @property
    def kind(self) -> str:
        """What happened."""

    @property
    def seat(self) -> int:
        """To whom."""

    def event(self, seat: int | None) -> Event:
        """As a seat may know it; None: as everybody may."""


T = TypeVar("T", bound=RawEvent)
S = TypeVar("S")


class Listener(Protocol):
    """A game whose table tells what happens."""

    @property
    def asked(self) -> int:
        """How many decisions it has asked."""

    @property
    def over(self) -> bool: ...

    def apply(self, action: int, /) -> None: ...
    def rekey(self, key: int, /) -> None: ...
    def hear(self) -> list[int]: ...


class EventLog(ABC, Generic[S, T]):
    """A second table that listens, kept in step with the game by its actions.

    A game and its copies share one history as long as it serves them: it is only ever added to.
    """

    def __init__(self, listener: Listener) -> None:
        self.told: list[T] = []  # without what was forced
        self.lines: list[str] = []
        self.forced: tuple[tuple[int, str], ...] = ()  # what the last action brought with it: (seat, answer)
        self._listener = listener
        self._actions: MutableSequence[int] | None = None  # of the same kind as the game's own
        self._keys: list[tuple[int, int]] = []
        self._marks: list[tuple[int, int]] = []  # after so many actions: how many told, how many lines
        self._hear()

    @abstractmethod
    def unpack(self, words: list[int]) -> list[T]:
        """What operations told, from the words they told it in."""

    @abstractmethod
    def before(self, action: int) -> S:
        """What the line of an action needs to know of the table before it."""

    @abstractmethod
    def line(self, before: S, action: int, told: Sequence[T]) -> str:
        """The decision that ended with an action, in record notation."""

    @abstractmethod
    def spell(self, forced: T) -> str:
        """What was forced, in record notation."""

    def serves(self, actions: Sequence[int], keys: Keys, known: int) -> bool:
        """Whether a game with these actions is at a point of this history or beyond its end.

        It is known to serve the game's first actions: a history never changes but for its end.
        """
        if self._actions is None:
            return not actions
        both = min(len(actions), len(self._actions))
        if both <= known:
            return True
        if self._actions[known:both] != actions[known:both]:
            return False
        return _between(keys, known, both) == _between(self._keys, known, both)

    def latest(self, actions: Sequence[int]) -> bool:
        """Whether a game that this history serves is where it ends."""
        return len(actions) == len(self._actions or ())

    def follow(self, actions: MutableSequence[int], keys: Keys) -> None:
        """Catch up with a game that went on."""
        if self._actions is None:
            self._actions = actions[:0]
        if len(self._actions) >= len(actions):
            return
        waiting = bisect_left(keys, (len(self._actions),))
        for made in range(len(self._actions), len(actions)):
            while waiting < len(keys) and keys[waiting][0] == made:
                self._keys.append(keys[waiting])
                self._listener.rekey(keys[waiting][1])
                waiting += 1
            self._actions.append(actions[made])
            self._act(actions[made])

    def events(self, seat: int | None, since: int, made: int) -> tuple[Event, ...]:
        """What a seat had been told after so many actions."""
        return tuple(told.event(seat) for told in self.told[since : self._marks[made][0]])

    def upto(self, made: int, since: int) -> tuple[T, ...]:
        """What had been told after so many actions."""
        return tuple(self.told[since : self._marks[made][0]])

    def log(self, made: int) -> tuple[str, ...]:
        """The decisions taken with so many actions, in record notation."""
        return tuple(self.lines[: self._marks[made][1]])

    def news(self, earlier: int, made: int, revealing: frozenset[str]) -> AnswerEffect:
        """What came with the actions after the earlier ones."""
        (told, lines), (told_now, lines_now) = self._marks[earlier], self._marks[made]
        reveals = False
        for one in self.told[told:told_now]:
            if one.kind in revealing:
                reveals = True
                break
        return AnswerEffect(tuple(self.lines[lines:lines_now]), reveals)

    def _act(self, action: int) -> None:
        before, asked = self.before(action), self._listener.asked
        self._listener.apply(action)
        told = self._hear()
        if self._listener.asked != asked or self._listener.over:
            self.lines.append(self.line(before, action, told))
            self._marks[-1] = (len(self.told), len(self.lines))

    def _hear(self) -> list[T]:
        told = self.unpack(self._listener.hear())
        self.forced = ()
        for one in told:
            if one.kind != FORCED:
                self.told.append(one)
            else:
                self.forced += ((one.seat, self.spell(one)),)
        self._marks.append((len(self.told), len(self.lines)))
        return told


def _between(keys: Keys, first: int, end: int) -> Keys:
    """The keys that came after so many actions and before so many."""
    return keys[bisect_left(keys, (first,)) : bisect_left(keys, (end,))]
