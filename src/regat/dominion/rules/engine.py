"""The engine of a game: its state, the decision that is pending, and the actions applied so far."""

from __future__ import annotations

from typing import Self, TypeVar

from regat.dominion.rules import card_moves, cards, operations, state
from regat.kernel import bits
from regat.kernel.errors import BadSetup, IllegalAnswer

E = TypeVar("E", bound="Engine")


class Engine:
    """The part of a game that is compiled. The actions are numbered as in docs/actions.md."""

    def __init__(self, start: object) -> None:
        self.start = start
        self._t = state.new_state()
        self._actions = bytearray()
        self._keys: list[tuple[int, int]] = []
        self._keyed = 0
        self._event_log: object = None
        self._followed = 0

    def __dealloc__(self) -> None:
        state.free_state(self._t)

    def begin(self, setup: tuple[int, int, int, int, int], script: bytes) -> None:
        """Deal a new game: (rng, players, edition, first seat, kingdom as bits)."""
        for i in range(len(script)):
            self._t.script[i] = script[i]
        self._t.script_size = len(script)
        rng, players, edition, first, kingdom = setup
        operations.start(self._t, rng, players, edition, first, kingdom)
        self._check_script()

    def restore(self, position: state.State, *, decision_pending: bool) -> None:
        """Start from a position."""
        state.restore(self._t, position)
        if not decision_pending:
            operations.advance(self._t)
        self._check_script()

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
    def legal(self) -> tuple[int, ...]:
        """The actions that may be applied now, ascending."""
        mask = self._t.legal
        actions = []
        while mask != 0:
            actions.append(bits.lsb(mask))
            mask &= mask - 1
        return tuple(actions)

    @property
    def legal_mask(self) -> int:
        """The legal actions as bits."""
        return self._t.legal

    @property
    def phase(self) -> int:
        """The phase that asks; -1 if a card asks."""
        operation = cards.STEPS[self._t.frame_pc[self._t.stack_top]]
        if self._t.over or (operation != cards.ACTION_PHASE and operation != cards.BUY_PHASE):
            return -1
        return operation

    @property
    def picks(self) -> int:
        """How many picks of the pending decision have been made."""
        return self._t.picked_size

    def apply(self, action: int) -> None:
        """Carry out one action; an illegal one raises IllegalAnswer and changes nothing."""
        number = as_action(action)
        if number < 0 or not self._t.legal >> number & 1:
            raise IllegalAnswer(f"action {action!r} is not one of {self.legal}")
        self._actions.append(number)
        operations.apply(self._t, number)
        if self._t.fault:
            self._check_script()

    def _check_script(self) -> None:
        if self._t.fault:
            raise BadSetup("a dictated shuffle does not name the cards that were shuffled")

    # Points -----------------------------------------------------------------------------------------

    def scores(self) -> tuple[int, ...]:
        """The current points of each seat."""
        return tuple([card_moves.score(self._t, seat) for seat in range(self._t.players)])

    def rank(self, seat: int) -> tuple[int, ...]:
        """Most points, then fewest turns, D-TIE-01."""
        return card_moves.score(self._t, seat), -self._t.turns[seat]

    # The state --------------------------------------------------------------------------------------

    def seed_generator(self, key: int) -> None:
        self._t.rng = bits.rng_seed(key, 0)

    def snapshot(self) -> state.State:
        """The whole state, hidden cards included: for tests and for the match, never for a bot."""
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
    if isinstance(action, int) and 0 <= action < cards.ACTIONS:
        return action
    return -1
