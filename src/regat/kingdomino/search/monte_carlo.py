"""Flat Monte Carlo: greedy playouts inside the engine, from an imagined position."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from regat.kernel import bits
from regat.kingdomino.rules import action_numbers, dominoes, rounds, state
from regat.kingdomino.search import policies


def evaluate_actions(
    position: state.State, actions: Sequence[int], key: int, games: Sequence[int]
) -> list[int]:
    """Play on after each action, games numbered from games[0] up to games[1], with the same luck for all.

    For each action the shares of victories of the seat that is asked, in parts of WIN_UNIT, and their
    squares.
    """
    base = state.new_state()
    t = state.new_state()
    state.restore(base, position)
    answers = array("i", [action_numbers.answer_of(base, action) for action in actions])
    tally = array("Q", bytes(8 * 2 * len(actions)))
    play_on(t, base, answers, len(actions), tally, key, games[0], games[1])
    state.free_state(t)
    state.free_state(base)
    return list(tally)


def play_on(
    t: state.State,
    base: state.State,
    answers: array[int],
    count: int,
    tally: array[int],
    key: int,
    start: int,
    stop: int,
) -> None:
    seat = base.seat
    for game in range(start, stop):
        luck = bits.rng_seed(key, 2 * game)
        for i in range(count):
            state.copy_state(t, base)
            t.rng = luck
            dice = bits.rng_seed(key, 2 * game + 1)
            rounds.apply(t, answers[i] % dominoes.TURN, answers[i] // dominoes.TURN)
            while not t.over:
                dice = bits.rng_next(dice)
                answer = policies.best(t, dice, state.GREEDY)
                rounds.apply(t, answer % dominoes.TURN, answer // dominoes.TURN)
            won = policies.win_share(t, seat)
            tally[2 * i] += won
            tally[2 * i + 1] += won * won
