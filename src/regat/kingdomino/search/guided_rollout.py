"""A rollout that asks for the seat's own turns, while the others play greedily."""

from __future__ import annotations

from array import array

from regat.kernel import bits, buffers
from regat.kingdomino.rules import rounds, state
from regat.kingdomino.search import features, policies, rollouts, turns
from regat.kingdomino.search.search_state import SearchState


class GuidedRollout:
    """One imagined game: the seat's own turns are asked for, one after another, until it is over."""

    def __init__(self) -> None:
        self._search = SearchState()
        self._me = 0
        self._dice = 1

    def begin(self, root: SearchState, turn: int, key: int, number: int) -> None:
        """Start after a turn of the root, with the luck of the determinization that has this number."""
        state.copy_state(self._search._t, root._t)
        self._me = root._t.seat
        self._search._t.rng = bits.rng_seed(key, 2 * number)
        self._dice = bits.rng_seed(key, 2 * number + 1)
        self.take(turn)

    @property
    def over(self) -> bool:
        return self._search._t.over != 0

    def ask(self, into: array[int], at: int) -> int:
        """Write the features after each turn worth considering, a row each; the number of rows."""
        search = self._search
        self._dice = bits.rng_next(self._dice)
        few, weights = buffers.as_u16(search._turns), buffers.as_i16(search._weights)
        found = rollouts.find_heuristic_turns(search._t, search._scratch, self._dice, few, weights)
        blocks = buffers.as_i16(search._blocks)
        features.encode(search._t, search._scratch, few, found, blocks, buffers.as_i16(into), at, weights)
        return found

    def answer(self, number: int) -> None:
        """Take one of the turns just found."""
        self.take(self._search._turns[number])

    def take(self, turn: int) -> None:
        """Take any turn that is possible now; then the others play until the seat is asked again."""
        turns.take(self._search._t, turn)
        rounds.advance(self._search._t)
        weights = buffers.as_i16(self._search._weights)
        self._dice = rollouts.await_seat(self._search._t, self._me, self._dice, weights)

    def show(self, into: SearchState) -> None:
        """Copy the current position into another search state."""
        state.copy_state(into._t, self._search._t)

    def share(self) -> int:
        """The seat's share of the victory, in twelfths."""
        return policies.win_share(self._search._t, self._me)

    def points(self) -> int:
        """The seat's points in the end."""
        return self._search._t.total[self._me]

    def margin(self) -> int:
        """The points by which the seat is ahead."""
        return rollouts.margin(self._search._t, self._me)
