"""An imagined world: how a game goes on after a turn, if the others play greedily."""

from __future__ import annotations

from array import array

from regat.kernel import bits, buffers
from regat.kingdomino.rules import dominoes, rounds, state
from regat.kingdomino.search import features, heuristic_weights, policies, rollouts, turns
from regat.kingdomino.search.search_state import SearchState


class GuidedRollout:
    """One's own turns are asked for, one after another, until the game is over."""

    def __init__(self) -> None:
        self._t = state.new_state()
        self._twin = state.new_state()
        self._me = 0
        self._dice = 1
        self._turns = array("H", bytes(2 * heuristic_weights.FEW_TURNS))
        self._blocks = array(
            "h", bytes(2 * state.SEATS * (heuristic_weights.BLOCK + heuristic_weights.CLAIMED))
        )
        self._scales = array("h", bytes(2 * 2 * dominoes.TURN))

    def __dealloc__(self) -> None:
        state.free_state(self._t)
        state.free_state(self._twin)

    def begin(self, thought: SearchState, turn: int, key: int, number: int) -> None:
        """What comes after a turn, with the luck of the world that has this number."""
        state.copy_state(self._t, thought._t)
        self._me = self._t.seat
        self._t.rng = bits.rng_seed(key, 2 * number)
        self._dice = bits.rng_seed(key, 2 * number + 1)
        self._go_on(turn)

    @property
    def over(self) -> bool:
        return self._t.over != 0

    def ask(self, into: array[int], at: int) -> int:
        """Put a row of numbers for the table after each turn worth a thought; how many they are."""
        self._dice = bits.rng_next(self._dice)
        few, scales = buffers.as_u16(self._turns), buffers.as_i16(self._scales)
        found = rollouts.find_heuristic_turns(self._t, self._twin, self._dice, few, scales)
        blocks = buffers.as_i16(self._blocks)
        features.encode(self._t, self._twin, few, found, blocks, buffers.as_i16(into), at, scales)
        return found

    def answer(self, number: int) -> None:
        """Take one of the turns just found."""
        self._go_on(self._turns[number])

    def take(self, turn: int) -> None:
        """Take any turn that is possible now."""
        self._go_on(turn)

    def show(self, thought: SearchState) -> None:
        """Let somebody think of the table as it is."""
        state.copy_state(thought._t, self._t)

    def share(self) -> int:
        """What one gets of the victory, in twelfths."""
        return policies.win_share(self._t, self._me)

    def points(self) -> int:
        """What one has in the end."""
        return self._t.total[self._me]

    def margin(self) -> int:
        """The points by which one is ahead."""
        return rollouts.margin(self._t, self._me)

    def _go_on(self, turn: int) -> None:
        turns.take(self._t, turn)
        rounds.advance(self._t)
        self._dice = rollouts.await_seat(self._t, self._me, self._dice, buffers.as_i16(self._scales))
