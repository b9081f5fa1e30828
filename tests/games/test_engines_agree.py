"""The interpreted and the compiled engine are one engine: decision by decision, event by event."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from regat.kernel import engine
from tests.games import engines
from tests.games.engines import compare_games, drive_both

BLOCKS = [
    *(("dominion", 100 * block, 100) for block in range(4)),
    *(("kingdomino", 96 * block, 96) for block in range(2)),
]
LONG_BLOCKS = [
    *(("dominion", 10_000 + 500 * block, 500) for block in range(10)),
    *(("kingdomino", 10_000 + 300 * block, 300) for block in range(10)),
]


@pytest.mark.parametrize(("game", "start", "count"), BLOCKS)
def test_random_games_are_the_same(game: str, start: int, count: int) -> None:
    compare_games(game, start, start + count)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "start", "count"), LONG_BLOCKS)
def test_thousands_of_random_games_are_the_same(game: str, start: int, count: int) -> None:
    compare_games(game, start, start + count)


@pytest.mark.parametrize(
    ("game", "games", "is_complete"),
    [
        ("dominion", 12, sum),
        ("kingdomino", 2, lambda tally: tally[0] == 2 and sum(tally[5:])),
    ],
)
def test_simulations_have_the_same_tallies(
    game: str, games: int, is_complete: Callable[[list[int]], object]
) -> None:
    interpreted, compiled = drive_both(game, "sim", str(games))
    assert interpreted == compiled
    assert all(map(is_complete, json.loads(interpreted[0])))


@pytest.mark.proof
def test_long_simulations_have_the_same_tallies() -> None:
    interpreted, compiled = drive_both("kingdomino", "sim", "40")
    assert interpreted == compiled


def test_bots_compute_the_same_features_and_values() -> None:
    interpreted, compiled = drive_both("kingdomino", "think", "0", "12")
    assert interpreted == compiled
    assert len(interpreted) == 12


@pytest.mark.proof
def test_bots_compute_the_same_features_and_values_in_many_games() -> None:
    interpreted, compiled = drive_both("kingdomino", "think", "100", "300")
    assert interpreted == compiled


# No comparison without two engines --------------------------------------------------------------------


@pytest.mark.parametrize("missing", [True, False], ids=["not built", "out of date"])
@pytest.mark.parametrize(("compiler", "outcome"), [("/usr/bin/cc", pytest.fail), (None, pytest.skip)])
def test_an_engine_is_never_compared_with_itself(
    missing: bool, compiler: str | None, outcome: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without current extensions a comparison fails where they could be built, and is skipped elsewhere."""
    monkeypatch.setattr(engine, "extensions", lambda: {"regat.toy": None if missing else "toy.so"})
    monkeypatch.setattr(engine, "stale", lambda: [] if missing else ["regat.toy"])
    monkeypatch.setattr(engines.shutil, "which", lambda name: compiler)
    monkeypatch.setattr(engines, "drive", lambda *arguments: pytest.fail("an engine was started"))
    with pytest.raises(outcome.Exception, match="extensions are not current"):  # type: ignore[attr-defined]
        drive_both("dominion", "games", "0", "1")


@pytest.mark.parametrize("names", [("interpreted", "interpreted"), ("compiled", "compiled")])
def test_two_runs_of_the_same_engine_are_no_comparison(
    names: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    line = {"seed": 0, "seen": []}
    printed = tuple([json.dumps({**line, "engine": name})] for name in names)
    monkeypatch.setattr(engines, "drive_both", lambda *arguments: printed)
    with pytest.raises(AssertionError):
        compare_games("dominion", 0, 1)
