"""An imagined world: how a game goes on after a turn, if the others play greedily."""

from __future__ import annotations

from array import array

from regat.kernel import bits, rows
from regat.kingdomino import cells, dominoes, draft, habits, portrait, rollouts, turns
from regat.kingdomino.thought import Thought


class World:
    """One's own turns are asked for, one after another, until the game is over."""

    def __init__(self) -> None:
        self._t = cells.new_table()
        self._twin = cells.new_table()
        self._me = 0
        self._dice = 1
        self._turns = array("H", bytes(2 * habits.FEW_TURNS))
        self._blocks = array("h", bytes(2 * cells.SEATS * (habits.BLOCK + habits.CLAIMED)))
        self._scales = array("h", bytes(2 * 2 * dominoes.TURN))

    def __dealloc__(self) -> None:
        cells.free_table(self._t)
        cells.free_table(self._twin)

    def begin(self, thought: Thought, turn: int, key: int, number: int) -> None:
        """What comes after a turn, with the luck of the world that has this number."""
        cells.copy_table(self._t, thought._t)
        self._me = self._t.seat
        self._t.rng = bits.seeded(key, 2 * number)
        self._dice = bits.seeded(key, 2 * number + 1)
        self._go_on(turn)

    @property
    def over(self) -> bool:
        return self._t.over != 0

    def ask(self, into: array[int], at: int) -> int:
        """Put a row of numbers for the table after each turn worth a thought; how many they are."""
        self._dice = bits.step(self._dice)
        few, scales = rows.words(self._turns), rows.shorts(self._scales)
        found = rollouts.find_tidy_turns(self._t, self._twin, self._dice, few, scales)
        blocks = rows.shorts(self._blocks)
        portrait.describe(self._t, self._twin, few, found, blocks, rows.shorts(into), at, scales)
        return found

    def answer(self, number: int) -> None:
        """Take one of the turns just found."""
        self._go_on(self._turns[number])

    def take(self, turn: int) -> None:
        """Take any turn that is possible now."""
        self._go_on(turn)

    def show(self, thought: Thought) -> None:
        """Let somebody think of the table as it is."""
        cells.copy_table(thought._t, self._t)

    def share(self) -> int:
        """What one gets of the victory, in twelfths."""
        return rollouts.share(self._t, self._me)

    def points(self) -> int:
        """What one has in the end."""
        return self._t.total[self._me]

    def margin(self) -> int:
        """The points by which one is ahead."""
        return rollouts.margin(self._t, self._me)

    def _go_on(self, turn: int) -> None:
        turns.take(self._t, turn)
        draft.advance(self._t)
        self._dice = rollouts.await_seat(self._t, self._me, self._dice, rows.shorts(self._scales))
