"""The engine of a game of Dominion: set-up, the pending decision, and the ranking."""

from __future__ import annotations

from regat.dominion.rules import base_engine, card_moves, cards, operations, state
from regat.dominion.rules.base_engine import BaseEngine
from regat.kernel import bits
from regat.kernel.errors import BadSetup, IllegalAnswer


class Engine(BaseEngine):
    """The part of a game that is compiled. The actions are numbered as in docs/actions.md."""

    def begin(self, setup: tuple[int, int, int, int, int], script: bytes) -> None:
        """Deal a new game: (rng, players, edition, first seat, kingdom as bits)."""
        for i in range(len(script)):
            self._t.script[i] = script[i]
        self._t.script_size = len(script)
        rng, players, edition, first, kingdom = setup
        operations.start(self._t, rng, players, edition, first, kingdom)
        self._check_script()

    def restore(self, position: state.State, *, decision_pending: bool) -> None:
        super().restore(position, decision_pending=decision_pending)
        self._check_script()

    def _check_script(self) -> None:
        if self._t.fault:
            raise BadSetup("a dictated shuffle does not name the cards that were shuffled")

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions that may be applied now, ascending."""
        mask = self._t.legal
        actions = []
        while mask != 0:
            actions.append(bits.lsb(mask))
            mask &= mask - 1
        return tuple(actions)

    def is_legal(self, action: int) -> bool:
        number = base_engine.as_action(action, cards.ACTIONS)
        return number >= 0 and self._t.legal >> number & 1 != 0

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
        number = base_engine.as_action(action, cards.ACTIONS)
        if number < 0 or not self._t.legal >> number & 1:
            raise IllegalAnswer(f"action {action!r} is not one of {self.legal}")
        self._actions.append(number)
        operations.apply(self._t, number)
        if self._t.fault:
            self._check_script()

    def rank(self, seat: int) -> tuple[int, ...]:
        """Most points, then fewest turns, D-TIE-01."""
        return card_moves.score(self._t, seat), -self._t.turns[seat]
