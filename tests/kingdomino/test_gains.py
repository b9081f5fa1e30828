"""What a placement gains: told beforehand for each legal place, and with the event when it is made."""

from __future__ import annotations

import random

import pytest

from regat import kingdomino
from regat.kernel.errors import IllegalAnswer
from regat.kingdomino import kingdom
from regat.kingdomino.rules import dominoes

DUEL = ("mighty_duel",)


def territory_points(game: kingdomino.Game, seat: int) -> int:
    """K-SCORE-02: squares × crowns of each territory, counted from the squares of the kingdom."""
    return sum(
        len(territory.squares) * territory.crowns for territory in game.view(None).kingdoms[seat].territories
    )


@pytest.mark.parametrize(("variants", "seeds"), [((), range(3)), (DUEL, range(2))])
def test_a_placement_gains_what_the_territories_are_worth_more(
    variants: tuple[str, ...], seeds: range
) -> None:
    """K-SCORE-02, K-SCORE-05"""
    for seed in seeds:
        game, dice = kingdomino.new(variants=variants, seed=seed), random.Random(seed)
        while not game.over:
            seat = game.seat
            offered = game.placements()
            if not offered:
                game.apply(dice.choice(game.legal))
                continue
            before = territory_points(game, seat)
            lands = game.view(None).kingdoms[seat].lands
            for place in offered:
                after = kingdom.with_domino(lands, place.domino, place.first, place.second)
                assert place.gain == kingdom.points(after) - before
            chosen = dice.choice(offered)
            told = len(game.events(None))
            game.answer(str(chosen))
            placed = next(event for event in game.events(None)[told:] if event.kind == "place")
            assert placed.gain == chosen.gain


def test_nothing_can_be_done_after_the_end() -> None:
    """K-END-01"""
    game, dice = kingdomino.new(seed=1), random.Random(1)
    while not game.over:
        game.apply(dice.choice(game.legal))
    for action in range(dominoes.ACTIONS):
        with pytest.raises(IllegalAnswer):
            game.apply(action)
