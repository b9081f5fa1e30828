"""The event log of a game: its events, its decisions, and those that had no alternative."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import MutableSequence, Sequence
from copy import copy
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from regat.kernel.events import Event

Keys = Sequence[tuple[int, int]]  # when the generator got a new key: (actions before, key)
FORCED = "forced"


class RawEvent(Protocol):
    """An event before it is seen by one reader: all that anybody may know of it."""

    @property
    def kind(self) -> str:
        """What happened."""

    @property
    def seat(self) -> int:
        """Whose event it is."""

    def event(self, seat: int | None) -> Event:
        """As a seat may see it; None: as everybody may."""

    def reveals(self, seat: int) -> bool:
        """Whether it reveals hidden information to anybody; `seat` brought it about."""


T = TypeVar("T", bound=RawEvent)
S = TypeVar("S")


class Recorder(Protocol):
    """A game whose engine records events."""

    @property
    def asked(self) -> int:
        """How many decisions it has asked."""

    @property
    def over(self) -> bool: ...

    def apply(self, action: int, /) -> None: ...
    def rekey(self, key: int, /) -> None: ...
    def drain_events(self) -> list[int]: ...


class _Mark(NamedTuple):
    """How far a log had come after an action."""

    events: int
    lines: int
    forced: tuple[tuple[int, str], ...]  # by this action: (seat, answer)


class EventLog(ABC, Generic[S, T]):
    """A second game that records events and follows the first one by its actions.

    A game and its copies share one log as long as they agree: it is only ever appended to.
    """

    def __init__(self, recorder: Recorder) -> None:
        self.raw_events: list[T] = []  # without the forced decisions
        self.lines: list[str] = []
        self._recorder = recorder
        self._actions: MutableSequence[int] | None = None  # of the same type as the game's own
        self._keys: list[tuple[int, int]] = []
        self._marks: list[_Mark] = []  # after each action
        self._collect()

    @abstractmethod
    def decode(self, words: list[int]) -> list[T]:
        """The events that the engine recorded."""

    @abstractmethod
    def context(self, action: int) -> S:
        """What `notation` needs to know of the position before an action."""

    @abstractmethod
    def notation(self, before: S, action: int, events: Sequence[T]) -> str:
        """The decision that ended with an action, in record notation."""

    @abstractmethod
    def notation_of_forced(self, forced: T) -> str:
        """A forced decision, in record notation."""

    def shares_prefix(self, actions: Sequence[int], keys: Keys, known: int) -> bool:
        """Whether the game's actions and this log's agree as far as both go; the first `known` do."""
        if self._actions is None:
            return not actions
        both = min(len(actions), len(self._actions))
        if both <= known:
            return True
        if self._actions[known:both] != actions[known:both]:
            return False
        return _between(keys, known, both) == _between(self._keys, known, both)

    @property
    def forced(self) -> tuple[tuple[int, str], ...]:
        """The decisions without alternative that came with the last action: (seat, answer)."""
        return self._marks[-1].forced

    def cut(self, recorder: Recorder, actions: MutableSequence[int], keys: Keys) -> Self:
        """A log that ends after these actions, which are the first of this log; the recorder is there."""
        log = copy(self)
        end = self._marks[len(actions)]
        log.raw_events, log.lines = self.raw_events[: end.events], self.lines[: end.lines]
        log._actions, log._keys, log._marks = actions[:], list(keys), self._marks[: len(actions) + 1]
        log._recorder = recorder
        return log

    def at_end(self, actions: Sequence[int]) -> bool:
        """Whether a game that shares this log is at its end."""
        return len(actions) == len(self._actions or ())

    def catch_up(self, actions: MutableSequence[int], keys: Keys) -> None:
        """Replay the actions that a game has taken since."""
        if self._actions is None:
            self._actions = actions[:0]
        if len(self._actions) >= len(actions):
            return
        waiting = bisect_left(keys, (len(self._actions),))
        for made in range(len(self._actions), len(actions)):
            while waiting < len(keys) and keys[waiting][0] == made:
                self._keys.append(keys[waiting])
                self._recorder.rekey(keys[waiting][1])
                waiting += 1
            self._actions.append(actions[made])
            self._act(actions[made])

    def events(self, seat: int | None, since: int, made: int) -> tuple[Event, ...]:
        """What a seat had seen after `made` actions."""
        return tuple(raw.event(seat) for raw in self.raw_events[since : self._marks[made].events])

    def events_until(self, made: int, since: int) -> tuple[T, ...]:
        """The raw events of the first `made` actions."""
        return tuple(self.raw_events[since : self._marks[made].events])

    def log(self, made: int) -> tuple[str, ...]:
        """The decisions taken with the first `made` actions, in record notation."""
        return tuple(self.lines[: self._marks[made].lines])

    def between(self, earlier: int, made: int) -> tuple[Sequence[T], Sequence[str]]:
        """The raw events and the decisions of the actions after the first `earlier`, up to `made`."""
        before, now = self._marks[earlier], self._marks[made]
        return self.raw_events[before.events : now.events], self.lines[before.lines : now.lines]

    def _act(self, action: int) -> None:
        before, asked = self.context(action), self._recorder.asked
        self._recorder.apply(action)
        events = self._collect()
        if self._recorder.asked != asked or self._recorder.over:
            self.lines.append(self.notation(before, action, events))
            self._marks[-1] = self._marks[-1]._replace(lines=len(self.lines))

    def _collect(self) -> list[T]:
        events = self.decode(self._recorder.drain_events())
        forced = tuple([(one.seat, self.notation_of_forced(one)) for one in events if one.kind == FORCED])
        self.raw_events += [one for one in events if one.kind != FORCED]
        self._marks.append(_Mark(len(self.raw_events), len(self.lines), forced))
        return events


def _between(keys: Keys, first: int, end: int) -> Keys:
    """The keys between two numbers of actions."""
    return keys[bisect_left(keys, (first,)) : bisect_left(keys, (end,))]
