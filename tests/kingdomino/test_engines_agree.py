"""The interpreted and the compiled engine are one engine: decision by decision, view by view."""

from __future__ import annotations

import json

import pytest

from tests.games.engines import compare_games, drive_both


@pytest.mark.parametrize("block", range(2))
def test_random_games_go_the_same_way(block: int) -> None:
    compare_games("kingdomino", 96 * block, 96 * block + 96)


@pytest.mark.proof
@pytest.mark.parametrize("block", range(10))
def test_thousands_of_random_games_go_the_same_way(block: int) -> None:
    compare_games("kingdomino", 10_000 + 300 * block, 10_300 + 300 * block)


def test_simulations_come_to_the_same_tallies() -> None:
    ours, theirs = drive_both("kingdomino", "sim", "2")
    assert ours == theirs
    assert all(tally[0] == 2 and sum(tally[5:]) for tally in json.loads(ours[0]))


def test_bots_see_and_think_the_same() -> None:
    ours, theirs = drive_both("kingdomino", "think", "0", "12")
    assert ours == theirs
    assert len(ours) == 12


@pytest.mark.proof
def test_bots_see_and_think_the_same_in_many_games() -> None:
    ours, theirs = drive_both("kingdomino", "think", "100", "300")
    assert ours == theirs


@pytest.mark.proof
def test_long_simulations_come_to_the_same_tallies() -> None:
    ours, theirs = drive_both("kingdomino", "sim", "40")
    assert ours == theirs
