"""The numbers of actions, as docs/actions.md has them."""

from __future__ import annotations

import random

import pytest

from regat import kingdomino
from regat.kernel.errors import IllegalAnswer
from regat.kingdomino import BOX, Game
from regat.kingdomino.rules import dominoes
from tests.kingdomino.helpers import SHORT, Ends, all_places, beside, lands_of

PLACEMENTS, ACTIONS = 676, 680
DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # right, down, left, up


def number_of(ends: Ends) -> int:
    (x, y), (to_x, to_y) = ends
    return ((y + 6) * 13 + x + 6) * 4 + DIRECTIONS.index((to_x - x, to_y - y))


def wanted(game: Game) -> list[int]:
    """The numbers that the page gives to all that the rules allow now."""
    view = game.view(None)
    if view.stage != "placing":
        return [PLACEMENTS + place for place, (_, king) in enumerate(view.next) if king is None]
    domino, seat = view.line[0]
    found = all_places(lands_of(view.kingdoms[seat]), domino, view.size)
    if BOX[domino - 1].symmetric:
        found = {ends for ends in found if ends[0] < ends[1]}  # right or down
    return sorted(number_of(ends) for ends in found)


def test_there_are_680_actions_and_the_last_four_are_claims() -> None:
    assert dominoes.CLAIM == PLACEMENTS
    assert dominoes.ACTIONS == ACTIONS


def test_the_example_of_the_page() -> None:
    assert dominoes.action(1, 0, 0) == 340
    assert dominoes.placement(340) == (1, 0, 0)


def test_a_number_is_taken_apart_and_put_together() -> None:
    for x in range(-6, 7):
        for y in range(-6, 7):
            for second in beside((x, y)):
                number = number_of(((x, y), second))
                direction = DIRECTIONS.index((second[0] - x, second[1] - y))
                assert dominoes.placement(number) == (x, y, direction)
                assert dominoes.action(x, y, direction) == number


@pytest.mark.parametrize(("players", "variants"), SHORT)
def test_legal_actions_have_the_numbers_of_the_page_and_no_other_is_taken(
    players: int, variants: tuple[str, ...]
) -> None:
    """K-CONN-01 K-DISC-01 K-TURN-03"""
    game = kingdomino.new(players=players, variants=variants, seed=5)
    dice = random.Random(5)
    while not game.over:
        assert list(game.legal) == wanted(game)
        for wrong in {*dice.sample(range(ACTIONS), 40)} - {*game.legal}:
            with pytest.raises(IllegalAnswer):
                game.apply(wrong)
        game.apply(dice.choice(game.legal))
