"""The interpreted and the compiled engine are one engine: decision by decision, view by view."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from regat.kernel import engine
from tests.shell import ROOT

BUILT = all(engine.extensions().values())
needs_both = pytest.mark.skipif(
    not BUILT,
    reason="the compiled engine does not exist: the extensions are not built, so there is nothing to compare",
)
ENGINES = ("interpreted", "compiled")


def drive(name: str, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "REGAT_ENGINE": name}
    command = [sys.executable, "-m", "tests.kingdomino.driver", *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def drive_both(*arguments: str) -> tuple[list[str], list[str]]:
    """What both engines print, side by side."""
    running = [drive(name, *arguments) for name in ENGINES]
    printed = []
    for process in running:
        out, errors = process.communicate()
        assert process.returncode == 0, errors
        printed.append(out.splitlines())
    return printed[0], printed[1]


def compare_games(start: int, stop: int) -> None:
    ours, theirs = drive_both("games", str(start), str(stop))
    assert len(ours) == len(theirs) == stop - start
    for line, other in zip(ours, theirs, strict=True):
        one, two = json.loads(line), json.loads(other)
        assert (one.pop("engine"), two.pop("engine")) == ENGINES
        for number, (here, there) in enumerate(zip(one["seen"], two["seen"], strict=False)):
            assert here == there, f"seed {one['seed']}: the engines part at decision {number}"
        assert one == two


@needs_both
@pytest.mark.parametrize("block", range(2))
def test_random_games_go_the_same_way(block: int) -> None:
    compare_games(96 * block, 96 * block + 96)


@needs_both
@pytest.mark.proof
@pytest.mark.parametrize("block", range(10))
def test_thousands_of_random_games_go_the_same_way(block: int) -> None:
    compare_games(10_000 + 300 * block, 10_300 + 300 * block)


@needs_both
def test_simulations_come_to_the_same_tallies() -> None:
    ours, theirs = drive_both("sim", "2")
    assert ours == theirs
    assert all(tally[0] == 2 and sum(tally[5:]) for tally in json.loads(ours[0]))


@needs_both
def test_bots_see_and_think_the_same() -> None:
    ours, theirs = drive_both("think", "0", "12")
    assert ours == theirs
    assert len(ours) == 12


@needs_both
@pytest.mark.proof
def test_bots_see_and_think_the_same_in_many_games() -> None:
    ours, theirs = drive_both("think", "100", "300")
    assert ours == theirs


@needs_both
@pytest.mark.proof
def test_long_simulations_come_to_the_same_tallies() -> None:
    ours, theirs = drive_both("sim", "40")
    assert ours == theirs
