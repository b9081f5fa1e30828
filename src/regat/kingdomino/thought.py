"""A table to think on: what bots search, inside the engine."""

from __future__ import annotations

from array import array

from regat.kernel import bits, rows
from regat.kernel.errors import IllegalAnswer
from regat.kingdomino import (
    cells,
    dominoes,
    draft,
    endgame,
    habits,
    policies,
    portrait,
    rollouts,
    turns,
    unlocked,
)

MOST_TURNS = 1200


class Thought:
    """An imagined table inside the engine, to think on."""

    def __init__(self) -> None:
        self._t = cells.new_table()
        self._twin = cells.new_table()
        self._turns = array("H", bytes(2 * MOST_TURNS))
        self._blocks = array("h", bytes(2 * cells.SEATS * (habits.BLOCK + habits.CLAIMED)))
        self._scales = array("h", bytes(2 * 2 * dominoes.TURN))

    def __dealloc__(self) -> None:
        cells.free_table(self._t)
        cells.free_table(self._twin)

    def recall(self, position: cells.Table) -> None:
        """Think of this table."""
        cells.restore(self._t, position)

    def begin(self, key: int, players: int, size: int, variants: int) -> None:
        """Think of a game from its beginning."""
        draft.start(self._t, bits.seeded(key, 0), players, size, variants)

    @property
    def over(self) -> bool:
        return self._t.over != 0

    @property
    def seat(self) -> int:
        return self._t.seat

    @property
    def players(self) -> int:
        return self._t.players

    @property
    def size(self) -> int:
        return self._t.size

    @property
    def lines(self) -> int:
        """Lines that are still to be drawn."""
        return self._t.lines

    @property
    def width(self) -> int:
        """How many numbers describe a table."""
        players = self._t.players
        return players * portrait.kingdom_numbers(players) + portrait.common_numbers(players)

    def offered(self) -> array[int]:
        """All turns that can be taken now."""
        return self._turns[: turns.find_turns(self._t, rows.words(self._turns), MOST_TURNS)]

    def describe(self, taken: array[int], into: array[int], at: int) -> None:
        """Put a row of numbers for the table after each turn."""
        portrait.describe(
            self._t,
            self._twin,
            rows.words(taken),
            len(taken),
            rows.shorts(self._blocks),
            rows.shorts(into),
            at,
            rows.shorts(self._scales),
        )

    def play(self, turn: int) -> None:
        turns.take(self._t, turn)
        draft.advance(self._t)

    def answer(self, action: int) -> None:
        """Take one action: a placement, or a claim."""
        answer = policies.answer_of(self._t, action)
        if answer < 0:
            raise IllegalAnswer(f"action {action!r} is not legal")
        draft.apply(self._t, answer % dominoes.TURN, answer // dominoes.TURN)

    def tidy_turn(self, dice: int) -> int:
        """The turn of a quick and sensible player."""
        return rollouts.tidy_turn(self._t, self._twin, dice, rows.shorts(self._scales))

    def reference(self, player: int, dice: int) -> int:
        """The action of one of the players inside the engine."""
        if player == cells.RANDOM:
            answer = policies.at_random(self._t, dice)
        else:
            answer = policies.best(self._t, dice, player)
        if self._t.stage != dominoes.PLACING:
            return dominoes.CLAIM + answer
        return draft.action_of(self._t, self._t.seat, answer & 127, answer >> 7)

    def gains(self) -> dict[int, int]:
        """What each action brings at once: the points of a placement, or those that a claim could bring."""
        if self._t.stage == dominoes.PLACING:
            return policies.gains(self._t)
        found = {}
        owner = self._t.king if self._t.stage == dominoes.CHOOSING else self._t.line_king[self._t.turn]
        cells.copy_table(self._twin, self._t)
        for slot in range(self._t.length):
            if self._t.slots >> slot & 1:
                found[dominoes.CLAIM + slot] = policies.use(self._twin, owner, self._t.next[slot], 1)
        return found

    def action(self, turn: int) -> int:
        """The number of the action that a turn begins with."""
        if turn >> 3 == dominoes.NOTHING:
            return dominoes.CLAIM + (turn & 7)
        return draft.action_of(self._t, self._t.seat, turn >> 3 & 127, turn >> 10)

    def totals(self) -> list[int]:
        """The points of each seat when the game is over."""
        return [self._t.total[seat] for seat in range(self._t.players)]

    def shares(self) -> list[int]:
        """What each seat gets of the victory, in twelfths."""
        return [rollouts.share(self._t, seat) for seat in range(self._t.players)]

    def compare(
        self, taken: array[int], key: int, start: int, stop: int, shares: array[int], margins: array[int]
    ) -> None:
        """Play turns out in the imagined worlds with these numbers, and add up what they come to."""
        unlocked.compare(
            self._t,
            self._twin,
            rows.words(taken),
            len(taken),
            key,
            start,
            stop,
            rows.longs(shares),
            rows.longs(margins),
            rows.shorts(self._scales),
        )

    @property
    def in_the_open(self) -> bool:
        """Whether nothing is hidden any more."""
        return endgame.in_the_open(self._t)

    def solve(self, taken: array[int], nodes: int, values: array[int]) -> bool:
        """What turns are worth if everybody plays for the best: shares of the victory, then points ahead."""
        memo = array("q", bytes(8 * habits.MEMO))
        left = array("q", [nodes])
        return unlocked.solve(
            self._t,
            self._twin,
            rows.words(taken),
            len(taken),
            rows.longs(memo),
            rows.longs(left),
            rows.longs(values),
        )
