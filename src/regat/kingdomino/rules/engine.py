"""The engine of a game of Kingdomino: set-up, the pending decision, and the ranking."""

from __future__ import annotations

from collections.abc import Sequence

from regat.kernel.errors import IllegalAnswer
from regat.kingdomino.rules import action_numbers, base_engine, dominoes, rounds
from regat.kingdomino.rules.base_engine import BaseEngine


class Engine(BaseEngine):
    """The part of a game that is compiled. The actions are numbered as in docs/actions.md."""

    def begin(
        self, setup: tuple[int, int, int, int], pile: Sequence[int], kings: Sequence[int], drawer: int
    ) -> None:
        """Deal a new game: (rng, players, size, variants as bits), and what is dictated."""
        self._t.script_size = len(pile)
        for i in range(len(pile)):
            self._t.script[len(pile) - 1 - i] = pile[i] - 1
        self._t.order_size = len(kings)
        for i in range(len(kings)):
            self._t.order[len(kings) - 1 - i] = kings[i]
        self._t.seat = drawer
        rng, players, size, variants = setup
        rounds.start(self._t, rng, players, size, variants)

    @property
    def stage(self) -> int:
        """What is asked: CHOOSING, PLACING or CLAIMING."""
        return self._t.stage

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions that may be applied now, ascending."""
        return action_numbers.legal_actions(self._t)

    def is_legal(self, action: int) -> bool:
        number = base_engine.as_action(action, dominoes.ACTIONS)
        return number >= 0 and action_numbers.answer_of(self._t, number) >= 0

    def domino_of(self, action: int) -> int:
        """The number of the domino that a legal action claims or places."""
        return action_numbers.domino_of(self._t, action)

    def gains(self) -> dict[int, int]:
        """For a pending placement: the points that each legal action gains."""
        return action_numbers.gains(self._t)

    def apply(self, action: int) -> None:
        """Carry out one action; an illegal one raises IllegalAnswer and changes nothing."""
        number = base_engine.as_action(action, dominoes.ACTIONS)
        answer = action_numbers.answer_of(self._t, number) if number >= 0 else -1
        if answer < 0:
            raise IllegalAnswer(f"action {action!r} is not one of {self.legal}")
        self._actions.append(number)
        rounds.apply(self._t, answer % dominoes.TURN, answer // dominoes.TURN)

    def rank(self, seat: int) -> tuple[int, ...]:
        """Most points, then the largest territory, then most crowns, K-TIE-01 and K-TIE-02."""
        return rounds.score(self._t, seat), rounds.largest(self._t, seat), rounds.crowns(self._t, seat)
