"""What may come of a kingdom, in numbers: counted again square by square."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

import numpy as np
import pytest

from regat import kingdomino
from regat.bots.random_bot import RandomBot
from regat.kingdomino import kingdom, notation
from regat.kingdomino.kingdom import CASTLE, Coord, Square
from regat.kingdomino.rules import dominoes
from regat.kingdomino.search import heuristic_weights
from regat.kingdomino.search.search_state import SearchState

Lands = Mapping[Coord, Square]
GROUND, PILE = 24, 31  # where these numbers begin
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def beside(square: Coord) -> list[Coord]:
    return [(square[0] + x, square[1] + y) for x, y in STEPS]


def empty_ground(lands: Lands) -> set[Coord]:
    """The squares that the kingdom may still reach, K-BOUND-01; left of it and above, two by two at most."""
    columns, rows = zip(CASTLE, *lands, strict=True)
    left, right, top, bottom = min(columns), max(columns), min(rows), max(rows)
    reached = {
        (x, y)
        for x in range(max(left - 2, right - 4), left + 5)
        for y in range(max(top - 2, bottom - 4), top + 5)
    }
    return reached - {*lands, CASTLE}


def ways(near: set[Coord], empty: set[Coord]) -> int:
    """How a domino can lie with a given half on one of the squares."""
    return sum(other in empty for square in near & empty for other in beside(square))


def parts(empty: set[Coord]) -> list[set[Coord]]:
    left, found = set(empty), []
    while left:
        part, new = set[Coord](), {min(left)}
        while new:
            part |= new
            new = {other for square in new for other in beside(square)} & left - part
        found.append(part)
        left -= part
    return found


def rows_after_turns(players: int, seed: int) -> list[tuple[Lands, tuple[int, ...], list[int]]]:
    """Of a random game: kingdoms after a placement, the dominoes never seen, and the numbers."""
    game, bot, thought, found = kingdomino.new(players, seed=seed), RandomBot(seed), SearchState(), []
    while not game.over:
        assert game.choice
        view, memory = game.view(game.seat), game.memory(game.seat)
        if view.placements:
            thought.load(memory.open)
            turns = thought.offered()
            turn = turns[seed % len(turns)]
            numbers = np.empty(thought.width, np.int16)
            thought.encode(array("H", [turn]), numbers, 0)  # type: ignore[arg-type]  # a flat array of numpy is as good
            spelt = notation.format_in(memory.open, thought.action(turn))
            place = next(place for place in view.placements if str(place) == spelt)
            lands = kingdom.with_domino(
                view.kingdoms[game.seat].lands, place.domino, place.first, place.second
            )
            found.append(
                (lands, view.unseen, numbers[heuristic_weights.KINGDOM : heuristic_weights.BLOCK].tolist())
            )
        game.answer(bot.choose(view, memory, game.choice))
    assert len(found) > 10
    return found


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_ground_is_as_counted_square_by_square(players: int, seed: int) -> None:
    for lands, _, numbers in rows_after_turns(players, seed):
        empty = empty_ground(lands)
        for number, terrain in enumerate(dominoes.TERRAINS):
            like = [square for square, land in lands.items() if land.terrain == terrain]
            near = {other for square in like for other in beside(square)}
            assert numbers[4 * number : 4 * number + 2] == [len(near & empty), ways(near, empty)]
            assert numbers[4 * number + 2] <= numbers[4 * number + 1]
        near_castle, near_any = (
            {*beside(CASTLE)},
            {other for item in [*lands, CASTLE] for other in beside(item)},
        )
        found = parts(empty)
        assert numbers[GROUND : GROUND + 6] == [
            ways(near_castle, empty),
            ways(empty, empty) // 2,
            len(empty - near_any),
            len(found),
            sum(len(part) % 2 for part in found),
            sum(len(part) == 2 for part in found),
        ]


@pytest.mark.parametrize("players", [3, 4])
def test_what_fits_of_the_pile_is_what_can_be_placed(players: int) -> None:
    for lands, unseen, numbers in rows_after_turns(players, seed=5):
        without = sum(not kingdom.places(lands, 5, number) for number in unseen)
        assert numbers[PILE] == 32 * without // max(1, len(unseen))


def test_squares_that_stay_empty_are_never_fewer_than_odd_parts() -> None:
    for lands, _, numbers in rows_after_turns(4, seed=6):
        odd = sum(len(part) % 2 for part in parts(empty_ground(lands)))
        assert numbers[GROUND + 6] <= len(empty_ground(lands))
        if len(empty_ground(lands)) <= 6:  # then everything is decided by single ways in
            assert numbers[GROUND + 6] >= odd
