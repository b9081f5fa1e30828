"""Stash keeps the contract of kernel/game.py."""

from __future__ import annotations

import pytest

from regat.kernel.conformance import check_spec
from tests.third_game.game import Game, StashSetup
from tests.third_game.spec import SPEC


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stash_passes_the_public_conformance_suite(players: int) -> None:
    check_spec(SPEC, StashSetup(players), seeds=range(20))


def test_three_equal_cards_count_twice() -> None:
    game = Game(2, 1)
    game.rows = ((5, 5, 5), (5, 5, 4))
    assert game.scores() == (30, 14)
    assert game.over
    assert game.winners() == (0,)
