"""A table to think on: what bots search, inside the engine."""

from __future__ import annotations

from array import array

from regat.kernel import bits, buffers
from regat.kernel.errors import IllegalAnswer
from regat.kingdomino.rules import action_numbers, dominoes, rounds, state
from regat.kingdomino.search import endgame, features, heuristic_weights, nogil, policies, rollouts, turns

MAX_TURNS = 1200


class SearchState:
    """An imagined table inside the engine, to think on."""

    def __init__(self) -> None:
        self._t = state.new_state()
        self._twin = state.new_state()
        self._turns = array("H", bytes(2 * MAX_TURNS))
        self._blocks = array(
            "h", bytes(2 * state.SEATS * (heuristic_weights.BLOCK + heuristic_weights.CLAIMED))
        )
        self._scales = array("h", bytes(2 * 2 * dominoes.TURN))

    def __dealloc__(self) -> None:
        state.free_state(self._t)
        state.free_state(self._twin)

    def recall(self, position: state.State) -> None:
        """Think of this table."""
        state.restore(self._t, position)

    def begin(self, key: int, players: int, size: int, variants: int) -> None:
        """Think of a game from its beginning."""
        rounds.start(self._t, bits.rng_seed(key, 0), players, size, variants)

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
        return players * features.kingdom_numbers(players) + features.common_numbers(players)

    def offered(self) -> array[int]:
        """All turns that can be taken now."""
        return self._turns[: turns.find_turns(self._t, buffers.as_u16(self._turns), MAX_TURNS)]

    def describe(self, taken: array[int], into: array[int], at: int) -> None:
        """Put a row of numbers for the table after each turn."""
        features.encode(
            self._t,
            self._twin,
            buffers.as_u16(taken),
            len(taken),
            buffers.as_i16(self._blocks),
            buffers.as_i16(into),
            at,
            buffers.as_i16(self._scales),
        )

    def play(self, turn: int) -> None:
        turns.take(self._t, turn)
        rounds.advance(self._t)

    def answer(self, action: int) -> None:
        """Take one action: a placement, or a claim."""
        answer = action_numbers.answer_of(self._t, action)
        if answer < 0:
            raise IllegalAnswer(f"action {action!r} is not legal")
        rounds.apply(self._t, answer % dominoes.TURN, answer // dominoes.TURN)

    def heuristic_turn(self, dice: int) -> int:
        """The turn of the heuristic player."""
        return rollouts.heuristic_turn(self._t, self._twin, dice, buffers.as_i16(self._scales))

    def reference(self, player: int, dice: int) -> int:
        """The action of one of the players inside the engine."""
        if player == state.RANDOM:
            answer = policies.at_random(self._t, dice)
        else:
            answer = policies.best(self._t, dice, player)
        if self._t.stage != dominoes.PLACING:
            return dominoes.CLAIM + answer
        return action_numbers.action_of(self._t, self._t.seat, answer & 127, answer >> 7)

    def gains(self) -> dict[int, int]:
        """What each action brings at once: the points of a placement, or those that a claim could bring."""
        if self._t.stage == dominoes.PLACING:
            return action_numbers.gains(self._t)
        found = {}
        owner = self._t.king if self._t.stage == dominoes.CHOOSING else self._t.line_king[self._t.turn]
        state.copy_state(self._twin, self._t)
        for slot in range(self._t.line_length):
            if self._t.slots >> slot & 1:
                found[dominoes.CLAIM + slot] = policies.use(self._twin, owner, self._t.next[slot], 1)
        return found

    def action(self, turn: int) -> int:
        """The number of the action that a turn begins with."""
        if turn >> 3 == dominoes.NOTHING:
            return dominoes.CLAIM + (turn & 7)
        return action_numbers.action_of(self._t, self._t.seat, turn >> 3 & 127, turn >> 10)

    def totals(self) -> list[int]:
        """The points of each seat when the game is over."""
        return [self._t.total[seat] for seat in range(self._t.players)]

    def shares(self) -> list[int]:
        """What each seat gets of the victory, in twelfths."""
        return [policies.win_share(self._t, seat) for seat in range(self._t.players)]

    def compare(
        self, taken: array[int], key: int, start: int, stop: int, shares: array[int], margins: array[int]
    ) -> None:
        """Play turns out in the imagined worlds with these numbers, and add up what they come to."""
        nogil.compare(
            self._t,
            self._twin,
            buffers.as_u16(taken),
            len(taken),
            key,
            start,
            stop,
            buffers.as_i64(shares),
            buffers.as_i64(margins),
            buffers.as_i16(self._scales),
        )

    @property
    def in_the_open(self) -> bool:
        """Whether nothing is hidden any more."""
        return endgame.in_the_open(self._t)

    def solve(self, taken: array[int], nodes: int, values: array[int]) -> bool:
        """What turns are worth if everybody plays for the best: shares of the victory, then points ahead."""
        memo = array("q", bytes(8 * heuristic_weights.MEMO))
        left = array("q", [nodes])
        return nogil.solve(
            self._t,
            self._twin,
            buffers.as_u16(taken),
            len(taken),
            buffers.as_i64(memo),
            buffers.as_i64(left),
            buffers.as_i64(values),
        )
