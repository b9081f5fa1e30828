"""The players inside the engine, held against the plain reading of the rules.

Compiled, they are C functions that only whole games reach; `test_engines_agree.py` says that these games are
the same. So all of this runs interpreted, in a process of its own if need be.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from regat import kingdomino
from regat.kernel import bits, engine
from regat.kernel.chance import seed_key
from regat.kingdomino import Game, KingdomSetup, Position
from regat.kingdomino.kingdom import Coord, squares, stride
from regat.kingdomino.rules import action_numbers, board64, board128, state
from regat.kingdomino.search import policies
from tests.dominion.helpers import assert_uniform
from tests.kingdomino.helpers import (
    Ends,
    Lands,
    all_places,
    laid,
    lands_of,
    odd_grid,
    results,
    score,
)
from tests.shell import run

COMPILED = engine.name() == "compiled"
interpreted = pytest.mark.skipif(COMPILED, reason="compiled, the players inside the engine cannot be called")
sizes = pytest.mark.parametrize("variants", [(), ("mighty_duel",)], ids=["5 by 5", "7 by 7"])
BOARDS = 40
AHEAD = 6  # boards on which both steps of a turn are looked at, which takes long
Result = frozenset[tuple[tuple[int, int], tuple[str, int]]]
Bot = Callable[[state.State, int], int]


@pytest.mark.skipif(not COMPILED, reason="the tests below run here")
def test_the_players_are_right_in_a_process_of_their_own() -> None:
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__)
    answer = run(*command, variables={"REGAT_ENGINE": "interpreted"})
    assert answer.returncode == 0, answer.stdout


# Boards to play on ------------------------------------------------------------------------------------


def odd_games(variants: tuple[str, ...], *, claims: bool) -> Iterator[Game]:
    """A kingdom of any squares and a domino that fits in several ways; with `claims`, also a newer line."""
    dice = random.Random(f"{variants} {claims}")
    size = 7 if "mighty_duel" in variants else 5
    found = 0
    while found < BOARDS:
        numbers = dice.sample(range(1, 49), 8)
        seats = {0: KingdomSetup(grid=odd_grid(dice, size))}
        line = dict.fromkeys(numbers[:4], 0) if claims else {numbers[0]: 0}
        newer: dict[int, int | None] = dict.fromkeys(numbers[4:]) if claims else {}
        game = kingdomino.from_position(
            Position(variants=variants, line=line, next=newer, pile=(), seats=seats)
        )
        if game.placements():
            found += 1
            yield game


def kingdom_of(game: Game) -> Lands:
    return lands_of(game.view(None).kingdoms[0])


def size_of(game: Game) -> int:
    return game.view(None).size


def domino_of(game: Game) -> int:
    return game.view(None).line[0][0]


def then(t: state.State, answer: int) -> Result:
    """The kingdom after the domino was laid as the engine's answer says."""
    twin = state.snapshot(t)
    put = board64.put if t.size == 5 else board128.put
    put(twin, t.seat, t.line[t.turn], 1 << answer % 128, answer // 128)
    lands = squares(twin, t.seat).items()
    return frozenset((square, (land.terrain, land.crowns)) for square, land in lands)


def answers(t: state.State, bot: Bot, count: int) -> Counter[int]:
    """What a bot answers with so many different dice."""
    return Counter(bot(state.snapshot(t), bits.rng_seed(seed_key(seed), 1)) for seed in range(count))


def at_random(t: state.State, dice: int) -> int:
    return policies.at_random(t, dice)


def greedy(t: state.State, dice: int) -> int:
    return policies.best(t, dice, state.GREEDY)


def full_greedy(t: state.State, dice: int) -> int:
    return policies.best(t, dice, state.FULL_GREEDY)


# What a placement and a domino are worth, plainly -----------------------------------------------------


def points(lands: Lands) -> int:
    return score(lands, 0, ())


def use(lands: Lands, number: int, size: int) -> int:
    """The largest immediate gain of a domino, plus one; 0 if it cannot be placed."""
    places = all_places(lands, number, size)
    return max((1 + points(laid(lands, number, ends)) - points(lands) for ends in places), default=0)


def best_of(values: dict[Result, int]) -> set[Result]:
    return {result for result, value in values.items() if value == max(values.values())}


# Gains ------------------------------------------------------------------------------------------------


@interpreted
@sizes
def test_the_gain_of_every_placement_is_what_it_adds_to_the_points(variants: tuple[str, ...]) -> None:
    """K-SCORE-01 K-SCORE-04 K-SCORE-05 K-SCORE-07"""
    gained = set()
    for game in odd_games(variants, claims=False):
        t = game.snapshot()
        board = board64 if t.size == 5 else board128
        lands, domino = kingdom_of(game), t.line[t.turn]
        before = board.before(t, 0, domino)
        for ends, first, direction in places_of(t):
            gain = board.after(t, 0, domino, first, direction) - before
            assert gain == points(laid(lands, domino + 1, ends)) - points(lands)
            gained.add(gain)
    assert len(gained) > 8


def on_board(t: state.State, seat: int, board: int) -> Iterator[Coord]:
    """The coordinates of a board's squares."""
    while board:
        row, column = divmod((board & -board).bit_length() - 1, stride(t))
        yield column - t.castle_column[seat], row - t.castle_row[seat]
        board &= board - 1


def places_of(t: state.State) -> Iterator[tuple[Ends, int, int]]:
    """The legal placements: their squares and the engine's actions."""
    for direction, (across, down) in enumerate(((1, 0), (0, 1), (-1, 0), (0, -1))):
        board = t.places[direction]
        for x, y in on_board(t, t.seat, board):
            yield ((x, y), (x + across, y + down)), board & -board, direction
            board &= board - 1


# Placing ----------------------------------------------------------------------------------------------


@interpreted
@sizes
def test_greedy_places_where_it_gains_most(variants: tuple[str, ...]) -> None:
    """K-SCORE-01 K-DISC-01"""
    for game in odd_games(variants, claims=False):
        t, lands = game.snapshot(), kingdom_of(game)
        values = {result: points(dict(result)) for result in results(lands, domino_of(game), size_of(game))}
        assert {then(t, answer) for answer in answers(t, greedy, 8)} <= best_of(values)


@interpreted
@sizes
def test_full_greedy_places_where_it_gains_most_together_with_a_claim(variants: tuple[str, ...]) -> None:
    """K-TURN-02 K-SCORE-01"""
    for game in islice(odd_games(variants, claims=True), AHEAD):
        t, lands, size = game.snapshot(), kingdom_of(game), size_of(game)
        free = [number for number, _ in game.view(None).next]
        values = {
            result: points(dict(result)) + max(use(dict(result), number, size) for number in free)
            for result in results(lands, domino_of(game), size)
        }
        assert {then(t, answer) for answer in answers(t, full_greedy, 2)} <= best_of(values)


@interpreted
@sizes
@pytest.mark.parametrize("bot", [greedy, at_random], ids=["greedy", "random"])
def test_all_that_gains_nothing_is_equally_likely(variants: tuple[str, ...], bot: Bot) -> None:
    """K-CONN-07: a domino without crowns has 24 places beside the castle, or 12."""
    for number, places in ((13, 24), (1, 12)):
        t = kingdomino.from_position(Position(variants=variants, line={number: 0})).snapshot()
        found = Counter[object]()
        for answer, times in answers(t, bot, 200 * places).items():
            found[then(t, answer)] += times
        assert set(found) == results({}, number, t.size)
        assert_uniform(found, places)


@interpreted
@sizes
def test_random_places_anywhere_that_is_legal(variants: tuple[str, ...]) -> None:
    """K-DISC-01"""
    for game in odd_games(variants, claims=False):
        t = game.snapshot()
        wanted = results(kingdom_of(game), domino_of(game), size_of(game))
        found = Counter[object]()
        for answer, times in answers(t, at_random, 12 * len(wanted)).items():
            found[then(t, answer)] += times
        assert set(found) == wanted
        assert_uniform(found, len(wanted))


# Claiming ---------------------------------------------------------------------------------------------


@interpreted
@sizes
def test_greedy_claims_what_its_kingdom_could_use_best(variants: tuple[str, ...]) -> None:
    """K-TURN-03 K-DISC-04"""
    decided = 0
    for game in odd_games(variants, claims=True):
        game.apply(game.legal[0])
        t, lands, size = game.snapshot(), kingdom_of(game), size_of(game)
        uses = [use(lands, number, size) for number, _ in game.view(None).next]
        best = {slot for slot, item in enumerate(uses) if item == max(uses)}
        assert set(answers(t, greedy, 30)) == best
        decided += len(best) < 4
    assert decided > BOARDS // 2


@interpreted
def test_an_answer_inside_the_engine_is_the_action_of_the_same_placement() -> None:
    for game in odd_games((), claims=False):
        t = game.snapshot()
        for action in game.legal:
            answer = action_numbers.answer_of(t, action)
            assert action_numbers.action_of(t, t.seat, answer % 128, answer // 128) == action
            copy = game.copy()
            copy.apply(action)
            assert then(t, answer) == frozenset(kingdom_of(copy).items())
