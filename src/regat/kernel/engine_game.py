"""What all games on an engine share: events, log, record, chance and pickling.

A game is its start and the actions taken since. The engine, a compiled class of the game's own rules, applies
the actions and copies the state; events and log come from replaying the actions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, MutableSequence, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from regat.kernel.checks import check_seat
from regat.kernel.errors import BadSetup
from regat.kernel.event_log import EventLog
from regat.kernel.events import AnswerEffect, Event
from regat.kernel.game_start import GameStart
from regat.kernel.record import Record

B = TypeVar("B", bound=GameStart[Any])
L = TypeVar("L", bound=EventLog[Any, Any])
S = TypeVar("S")  # the state of the engine
V = TypeVar("V")  # what a seat sees
Keys = list[tuple[int, int]]


class EngineGame(ABC, Generic[B, L, S, V]):
    """The first base of a game; the second is its engine, which holds the attributes declared here."""

    name: ClassVar[str]
    asking_reveals: ClassVar[bool] = False  # whether being asked shows what a seat holds

    start: B
    _actions: MutableSequence[int]
    _keys: Keys  # when the generator got a new key: (actions before, key); shared with copies
    _keyed: int  # how many of the keys are this game's own; the rest are those of a copy
    _event_log: L | None  # shared with copies
    _followed: int  # the number of actions that the event log is known to share
    _read_at = -1  # the number of actions after which the state and the views were read
    _state: S
    _views: dict[int | None, V]

    def __init__(self, start: B, *, recording: bool = False) -> None:
        super().__init__(start)  # type: ignore[call-arg]  # the engine's
        if recording:
            self.record_events()
        if start.position is None:
            self.deal()
        else:
            self.restore(start.position, decision_pending=start.decision_pending)

    # What a game adds -------------------------------------------------------------------------------

    @abstractmethod
    def deal(self) -> None:
        """Begin a new game from the set-up of its start."""

    @abstractmethod
    def new_event_log(self) -> L:
        """An event log at the start of this game."""

    @abstractmethod
    def canonical_json(self) -> str:
        """The whole position in words: what the fingerprint is made from."""

    @abstractmethod
    def see(self, seat: int | None) -> V:
        """What a seat sees of the state; None: what a watcher sees."""

    def before_picks(self) -> Self:
        """The game when the pending decision was asked, without the picks already made for it."""
        return self

    if TYPE_CHECKING:  # what the engine has

        @property
        def players(self) -> int: ...
        @property
        def seat(self) -> int: ...
        def rank(self, seat: int) -> tuple[int, ...]: ...
        def apply(self, action: int) -> None: ...
        def restore(self, position: S, *, decision_pending: bool) -> None: ...
        def seed_generator(self, key: int) -> None: ...
        def record_events(self) -> None: ...
        def snapshot(self) -> S: ...
        def copy(self) -> Self: ...

    # What may be known ------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The whole state, copied once for each position: for reading only, and never for a bot."""
        made = len(self._actions)
        if self._read_at != made:
            self._read_at, self._state, self._views = made, self.snapshot(), {}
        return self._state

    def view(self, seat: int | None) -> V:
        """What a seat sees; None: what a watcher sees. Made once for each position."""
        if self._read_at == len(self._actions) and seat in self._views:
            return self._views[seat]
        view = self.see(seat)
        self._views[seat] = view
        return view

    def winners(self, among: Iterable[int] | None = None) -> tuple[int, ...]:
        """The seats with the highest rank; several seats share a victory."""
        seats = range(self.players) if among is None else sorted(set(among))
        for seat in seats:
            check_seat(seat, self.players)
        ranks = {seat: self.rank(seat) for seat in seats}
        best = max(ranks.values())
        return tuple([seat for seat in seats if ranks[seat] == best])

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        """What a seat may see (None: what everybody may), without that reader's first `since` events."""
        if seat is not None:
            check_seat(seat, self.players)
        return self.event_log().events(seat, since, len(self._actions))

    def news(self, earlier: Self) -> AnswerEffect:
        """What has happened since an earlier position of this game."""
        if not self._shares_log():  # it follows what was undone: begin a new one where the two part
            self._event_log, self._followed = earlier.event_log_so_far(), len(earlier._actions)
        events, lines = self.event_log().between(len(earlier._actions), len(self._actions))
        reveals = self.asking_reveals and self.seat != earlier.seat
        return AnswerEffect(tuple(lines), reveals or any(event.reveals(earlier.seat) for event in events))

    def forced(self) -> tuple[tuple[int, str], ...]:
        """The decisions that the last action took automatically, without alternative: (seat, answer)."""
        return self.event_log_so_far().forced

    def event_log(self) -> L:
        """The event log; it may already extend further, with a copy of this game."""
        known = self._event_log
        if known is not None and self._followed == len(self._actions):
            return known
        if known is None or not self._shares_log():
            known = self._event_log = self.new_event_log()
        known.catch_up(self._actions, self._own_keys())
        self._followed = len(self._actions)
        return known

    def event_log_so_far(self) -> L:
        """The event log that ends where this game is."""
        known = self.event_log()
        if not known.at_end(self._actions):
            recorder = self.copy()
            recorder._event_log = None
            recorder.record_events()
            actions, keys = self._actions, self._own_keys()
            known = self._event_log = known.cut(recorder, actions, keys)  # type: ignore[arg-type]  # with its engine
        return known

    def _shares_log(self) -> bool:
        """Whether the event log, if there is one, agrees with this game as far as both go."""
        known = self._event_log
        return known is None or known.shares_prefix(self._actions, self._own_keys(), self._followed)

    # The record -------------------------------------------------------------------------------------

    def header(self) -> dict[str, str]:
        return self.start.header()

    def log(self) -> tuple[str, ...]:
        """The decisions taken so far, in record notation."""
        return self.event_log().log(len(self._actions))

    def record(self) -> str:
        """The game as readable text, from which `replay` rebuilds it."""
        if self.start.seed is None or self._keyed:
            raise BadSetup("the chance of this game was dealt by its match: ask the match for the record")
        game = self.before_picks()
        return Record.of(game, f"plain {self.start.seed}").text()  # type: ignore[arg-type]  # with its engine

    def rekey(self, key: int) -> None:
        """Let all later chance come from this key."""
        self._own_keys().append((len(self._actions), key))
        self._keyed += 1
        self.seed_generator(key)

    def _own_keys(self) -> Keys:
        if self._keyed < len(self._keys):
            self._keys = self._keys[: self._keyed]
        return self._keys

    def fingerprint(self) -> str:
        """A digest of the whole position."""
        return blake2b(self.canonical_json().encode(), digest_size=16).hexdigest()

    def __reduce__(self) -> tuple[object, ...]:
        return _revive, (type(self), self.start, tuple(self._actions), tuple(self._own_keys()))


def _revive(
    game_type: type[EngineGame[B, L, S, V]], start: B, actions: Sequence[int], keys: Keys
) -> EngineGame[B, L, S, V]:
    """The game with these actions; called by pickle."""
    game = game_type(start)
    waiting = list(keys)
    for made, action in enumerate(actions):
        while waiting and waiting[0][0] == made:
            game.rekey(waiting.pop(0)[1])
        game.apply(action)
    for _, key in waiting:
        game.rekey(key)
    return game
