"""The engine of a game: its state, the decision that is pending, and the actions applied so far."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Self, TypeVar

from regat.kernel import bits
from regat.kernel.errors import IllegalAnswer
from regat.kingdomino.rules import action_numbers, dominoes, rounds, state

E = TypeVar("E", bound="Engine")


class Engine:
    """The part of a game that is compiled. The actions are numbered as in docs/actions.md."""

    def __init__(self, start: object) -> None:
        self.start = start
        self._t = state.new_state()
        self._actions = array("H")
        self._keys: list[tuple[int, int]] = []
        self._keyed = 0
        self._event_log: object = None
        self._followed = 0

    def __dealloc__(self) -> None:
        state.free_state(self._t)

    def begin(self, setup: tuple[int, int, int, int], pile: Sequence[int], kings: Sequence[int]) -> None:
        """Deal a new game: (rng, players, size, variants as bits), and what is dictated."""
        self._t.script_size = len(pile)
        for i in range(len(pile)):
            self._t.script[len(pile) - 1 - i] = pile[i] - 1
        self._t.order_size = len(kings)
        for i in range(len(kings)):
            self._t.order[len(kings) - 1 - i] = kings[i]
        rng, players, size, variants = setup
        rounds.start(self._t, rng, players, size, variants)

    def restore(self, position: state.State, *, decision_pending: bool) -> None:
        """Start from a position."""
        state.restore(self._t, position)
        if not decision_pending:
            rounds.advance(self._t)

    def copy(self) -> Self:
        """An independent game in the same position."""
        return duplicate(self)

    # The decision -----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self._t.players

    @property
    def over(self) -> bool:
        return self._t.over != 0

    @property
    def seat(self) -> int:
        """The seat that has to answer; -1 when the game is over."""
        return -1 if self._t.over else self._t.seat

    @property
    def asked(self) -> int:
        """How many decisions have been asked, the pending one included."""
        return self._t.asked

    @property
    def stage(self) -> int:
        """What is asked: CHOOSING, PLACING or CLAIMING."""
        return self._t.stage

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions that may be applied now, ascending."""
        return action_numbers.legal_actions(self._t)

    def is_legal(self, action: int) -> bool:
        number = as_action(action)
        return number >= 0 and action_numbers.answer_of(self._t, number) >= 0

    def domino_of(self, action: int) -> int:
        """The number of the domino that a legal action claims or places."""
        return action_numbers.domino_of(self._t, action)

    def gains(self) -> dict[int, int]:
        """For a pending placement: the points that each legal action gains."""
        return action_numbers.gains(self._t)

    def apply(self, action: int) -> None:
        """Carry out one action; an illegal one raises IllegalAnswer and changes nothing."""
        number = as_action(action)
        answer = action_numbers.answer_of(self._t, number) if number >= 0 else -1
        if answer < 0:
            raise IllegalAnswer(f"action {action!r} is not one of {self.legal}")
        self._actions.append(number)
        rounds.apply(self._t, answer % dominoes.TURN, answer // dominoes.TURN)

    # Points -----------------------------------------------------------------------------------------

    def scores(self) -> tuple[int, ...]:
        """The current points of each seat, with the bonuses of variants in use."""
        return tuple([rounds.score(self._t, seat) for seat in range(self._t.players)])

    def rank(self, seat: int) -> tuple[int, ...]:
        """Most points, then the largest territory, then most crowns, K-TIE-01 and K-TIE-02."""
        return rounds.score(self._t, seat), rounds.largest(self._t, seat), rounds.crowns(self._t, seat)

    # The state --------------------------------------------------------------------------------------

    def seed_generator(self, key: int) -> None:
        self._t.rng = bits.rng_seed(key, 0)

    def snapshot(self) -> state.State:
        """The whole state: for tests and for the match, never for a bot."""
        return state.snapshot(self._t)

    def record_events(self) -> None:
        """Collect events from now on."""
        self._t.recording = 1

    def drain_events(self) -> list[int]:
        """The events collected since the last call."""
        return state.drain_events(self._t)


def duplicate(old: E) -> E:
    kind = type(old)
    new = kind.__new__(kind)  # compiled, this calls the constructor of the class itself, not a Python method
    new.start = old.start
    new._t = state.new_state()
    state.copy_state(new._t, old._t)
    new._actions = old._actions[:]
    new._keys = old._keys
    new._keyed = old._keyed
    new._event_log = old._event_log
    new._followed = old._followed
    return new


def as_action(action: object) -> int:
    """The number of an action; -1 if it cannot be one."""
    if isinstance(action, int) and 0 <= action < dominoes.ACTIONS:
        return action
    return -1
