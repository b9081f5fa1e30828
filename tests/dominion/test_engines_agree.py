"""The interpreted and the compiled engine are one engine: decision by decision, event by event."""

from __future__ import annotations

import json

import pytest

from tests.games.engines import compare_games, drive_both


@pytest.mark.parametrize("block", range(4))
def test_random_games_go_the_same_way(block: int) -> None:
    compare_games("dominion", 100 * block, 100 * block + 100)


@pytest.mark.proof
@pytest.mark.parametrize("block", range(10))
def test_thousands_of_random_games_go_the_same_way(block: int) -> None:
    compare_games("dominion", 10_000 + 500 * block, 10_500 + 500 * block)


def test_simulations_come_to_the_same_tallies() -> None:
    ours, theirs = drive_both("dominion", "sim", "12")
    assert ours == theirs
    assert all(sum(tally) for tally in json.loads(ours[0]))
