"""Anchors from outside: how random and greedy players fare, agreed by other engines (design, section 4).

Two players, 5×5, seats alternating. Random scores 19.1 on average, 22.4 with both bonuses; greedy 31.7;
greedy beats random in 96 to 98 games of 100. Ways to break ties differ between engines, and ours breaks them
at random: hence ±0.3 points. Points against another bot are no anchor: what one takes, the other lacks.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from math import sqrt

import pytest

from regat import kingdomino
from tests.games.engines import require_extensions
from tests.kingdomino.helpers import results
from tests.shell import run

POINTS = 0.3
MEANS = [19.1, 22.4, 31.7, None]  # by match; both bots are the same but in the last one
BEATEN = (96, 98)
HALF = 0.5  # percent: the anchor is in whole percent


@dataclass(frozen=True)
class Match:
    """What the driver reports of a match."""

    bots: list[str]
    variants: list[str]
    engine: str
    games: int
    shared: int
    wins: list[int]
    means: list[float]
    error: float


def matches(name: str, games: int, seed: int) -> list[Match]:
    """The four matches, played in a process of its own with that engine."""
    command = (sys.executable, "-m", "tests.kingdomino.engine_probe", "anchors", str(games), str(seed))
    answer = run(*command, variables={"REGAT_ENGINE": name})
    assert answer.returncode == 0, answer.stderr
    played = [Match(**json.loads(line)) for line in answer.stdout.splitlines()]
    assert len(played) == len(MEANS)
    assert all(match.engine == name and match.games == games for match in played)
    return played


def check(played: list[Match], *, sigmas: float) -> None:
    """Within ±0.3 points; a smaller sample gets so many of its standard errors on top."""
    for match, real in zip(played, MEANS, strict=True):
        for mean in match.means:
            assert real is None or mean == pytest.approx(real, abs=POINTS + sigmas * match.error)
        assert match.shared + sum(match.wins) == match.games
    last = played[-1]
    share = 100 * last.wins[0] / last.games
    error = 100 * sqrt(0.97 * 0.03 / last.games)
    assert BEATEN[0] - HALF - sigmas * error < share < BEATEN[1] + HALF + sigmas * error
    for even in played[:3]:
        assert abs(even.wins[0] - even.wins[1]) < 4 * sqrt(even.games), "the seats alternate"


def test_the_interpreted_engine_meets_the_anchors() -> None:
    """K-SCORE-08 K-END-02 K-VAR-BONUS-1"""
    check(matches("interpreted", 400, seed=1), sigmas=4)


def test_the_compiled_engine_meets_the_anchors_over_50_000_games() -> None:
    """K-SCORE-08 K-END-02 K-VAR-BONUS-1"""
    require_extensions()
    check(matches("compiled", 50_000, seed=2), sigmas=0)


@pytest.mark.proof
def test_the_compiled_engine_meets_the_anchors_over_a_million_games() -> None:
    """K-SCORE-08 K-END-02 K-VAR-BONUS-1"""
    require_extensions()
    check(matches("compiled", 1_000_000, seed=3), sigmas=0)


@pytest.mark.proof
def test_the_interpreted_engine_meets_the_anchors_over_50_000_games() -> None:
    """K-SCORE-08 K-END-02 K-VAR-BONUS-1"""
    check(matches("interpreted", 50_000, seed=2), sigmas=0)


@pytest.mark.parametrize("number", range(1, 46))
def test_the_first_domino_has_24_places_or_12(number: int) -> None:
    """K-CONN-07"""
    first, other = kingdomino.BOX[number - 1].terrains
    wanted = 24 if first != other else 12
    game = kingdomino.new(seed=1, pile=range(number, number + 4), kings=(0, 0, 1, 1))
    for claimed in range(number, number + 3):
        game.answer(f"claim {claimed}")
    assert game.view(None).line[0] == (number, 0)
    assert len(game.legal) == len(results({}, number, 5)) == wanted
