"""The state that the bots of Kingdomino search, inside the engine."""

from __future__ import annotations

from array import array

from regat.kernel import bits, buffers
from regat.kernel.errors import IllegalAnswer
from regat.kingdomino.rules import action_numbers, dominoes, rounds, state
from regat.kingdomino.search import endgame, features, heuristic_weights, nogil, policies, rollouts, turns

MAX_TURNS = 1200


class SearchState:
    """An imagined position inside the engine."""

    def __init__(self) -> None:
        self._t = state.new_state()
        self._scratch = state.new_state()
        self._turns = array("H", bytes(2 * MAX_TURNS))
        self._blocks = array(
            "h", bytes(2 * state.SEATS * (heuristic_weights.BLOCK + heuristic_weights.CLAIMED))
        )
        self._weights = array("h", bytes(2 * 2 * dominoes.TURN))

    def __dealloc__(self) -> None:
        state.free_state(self._t)
        state.free_state(self._scratch)

    def load(self, position: state.State) -> None:
        """Search from this position."""
        state.restore(self._t, position)

    def begin(self, key: int, players: int, size: int, variants: int) -> None:
        """Search from the beginning of a game."""
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
        """The number of features of a position."""
        players = self._t.players
        return players * features.kingdom_numbers(players) + features.common_numbers(players)

    def offered(self) -> array[int]:
        """All turns that are possible now."""
        return self._turns[: turns.find_turns(self._t, buffers.as_u16(self._turns), MAX_TURNS)]

    def encode(self, taken: array[int], into: array[int], at: int) -> None:
        """Write a row of features for the position after each turn."""
        features.encode(
            self._t,
            self._scratch,
            buffers.as_u16(taken),
            len(taken),
            buffers.as_i16(self._blocks),
            buffers.as_i16(into),
            at,
            buffers.as_i16(self._weights),
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
        return rollouts.heuristic_turn(self._t, self._scratch, dice, buffers.as_i16(self._weights))

    def reference(self, player: int, dice: int) -> int:
        """The action of one of the engine's reference players."""
        if player == state.RANDOM:
            answer = policies.at_random(self._t, dice)
        else:
            answer = policies.best(self._t, dice, player)
        if self._t.stage != dominoes.PLACING:
            return dominoes.CLAIM + answer
        return action_numbers.action_of(self._t, self._t.seat, answer & 127, answer >> 7)

    def gains(self) -> dict[int, int]:
        """The immediate gain of each action: the points of a placement, or those that a claim could gain."""
        if self._t.stage == dominoes.PLACING:
            return action_numbers.gains(self._t)
        found = {}
        owner = self._t.king if self._t.stage == dominoes.CHOOSING else self._t.line_king[self._t.turn]
        state.copy_state(self._scratch, self._t)
        for slot in range(self._t.line_length):
            if self._t.slots >> slot & 1:
                found[dominoes.CLAIM + slot] = policies.use(self._scratch, owner, self._t.next[slot], 1)
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
        """The share of each seat in the victory, in twelfths."""
        return [policies.win_share(self._t, seat) for seat in range(self._t.players)]

    def compare(
        self, taken: array[int], key: int, start: int, stop: int, shares: array[int], margins: array[int]
    ) -> None:
        """Play turns out in the determinizations with these numbers, and add up the results."""
        nogil.compare(
            self._t,
            self._scratch,
            buffers.as_u16(taken),
            len(taken),
            key,
            start,
            stop,
            buffers.as_i64(shares),
            buffers.as_i64(margins),
            buffers.as_i16(self._weights),
        )

    @property
    def in_the_open(self) -> bool:
        """Whether nothing is hidden any more."""
        return endgame.in_the_open(self._t)

    def solve(self, taken: array[int], nodes: int, values: array[int]) -> bool:
        """The values of turns if everybody plays perfectly: shares of the victory, then margins."""
        memo = array("q", bytes(8 * heuristic_weights.MEMO))
        left = array("q", [nodes])
        return nogil.solve(
            self._t,
            self._scratch,
            buffers.as_u16(taken),
            len(taken),
            buffers.as_i64(memo),
            buffers.as_i64(left),
            buffers.as_i64(values),
        )
