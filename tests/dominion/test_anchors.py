"""Anchors from outside: how Big Money and Big Money with Smithy fare, agreed by many public engines.

The figures were recomputed over 1,000,000 games each: design, section 4. BM buys Province from 8 coins, Gold
from 6, Silver from 3; BMS also Smithy from 4 while it owns fewer than two. Two players, seats alternating.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from math import sqrt

import pytest

from tests.games.engines import require_extensions
from tests.shell import run


@dataclass(frozen=True)
class Anchor:
    """Shares of all games in percent, by bot where the bots differ; rounds are turns of the starting seat."""

    bots: tuple[str, str]
    wins: tuple[float, ...]
    ties: float
    rounds: float
    first: float


ANCHORS = (
    Anchor(("big-money", "big-money"), (), 33.3, 17.36, 24.35),
    Anchor(("big-money-smithy", "big-money-smithy"), (), 31.1, 15.45, 26.2),
    Anchor(("big-money-smithy", "big-money"), (60.7, 13.6), 25.7, 16.38, 30.0),
)
REFERENCE_GAMES = 1_000_000
HALF_A_DIGIT = 0.05  # percent: the anchors are rounded


@dataclass(frozen=True)
class Match:
    """What the driver reports of a match."""

    bots: list[str]
    engine: str
    games: int
    ties: int
    wins: list[int]
    first: int
    mean_rounds: float
    spread: float

    def shares(self) -> tuple[float, ...]:
        """Ties, wins of the starting seat, wins of either bot, in percent."""
        return tuple(100 * count / self.games for count in (self.ties, self.first, *self.wins))


def matches(name: str, games: int) -> list[Match]:
    """The three matches, played in a process of its own with that engine."""
    command = (sys.executable, "-m", "tests.dominion.engine_probe", "anchors", str(games))
    answer = run(*command, variables={"REGAT_ENGINE": name})
    assert answer.returncode == 0, answer.stderr
    played = [Match(**json.loads(line)) for line in answer.stdout.splitlines()]
    assert [tuple(match.bots) for match in played] == [anchor.bots for anchor in ANCHORS]
    assert all(match.engine == name and match.games == games for match in played)
    return played


def check(match: Match, anchor: Anchor, points: float | None = None, rounds: float | None = None) -> None:
    """Within a fixed tolerance if there is one, else within four standard errors of both samples."""
    wanted = (anchor.ties, anchor.first, *anchor.wins)
    for share, real in zip(match.shares(), wanted, strict=False):
        part = real / 100
        error = 100 * sqrt(part * (1 - part) * (1 / match.games + 1 / REFERENCE_GAMES))
        assert share == pytest.approx(real, abs=4 * error + HALF_A_DIGIT if points is None else points)
    error = match.spread * sqrt(1 / match.games + 1 / REFERENCE_GAMES)
    assert match.mean_rounds == pytest.approx(
        anchor.rounds, abs=4 * error + 0.005 if rounds is None else rounds
    )
    assert match.ties + sum(match.wins) == match.games


def test_the_interpreted_engine_meets_the_anchors() -> None:
    """D-END-02 D-TIE-01 D-SCORE-04 D-SHUF-10"""
    for match, anchor in zip(matches("interpreted", 2_000), ANCHORS, strict=True):
        check(match, anchor)


def test_the_compiled_engine_meets_the_anchors_over_200_000_games() -> None:
    """D-END-02 D-TIE-01 D-SCORE-04 D-SHUF-10"""
    require_extensions()
    for match, anchor in zip(matches("compiled", 200_000), ANCHORS, strict=True):
        check(match, anchor, points=0.5, rounds=0.03)


@pytest.mark.proof
def test_the_interpreted_engine_meets_the_anchors_over_20_000_games() -> None:
    """D-END-02 D-TIE-01 D-SCORE-04 D-SHUF-10"""
    for match, anchor in zip(matches("interpreted", 20_000), ANCHORS, strict=True):
        check(match, anchor)
