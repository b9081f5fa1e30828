"""Run the interpreted and the compiled engine side by side."""

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


def drive(game: str, name: str, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "REGAT_ENGINE": name}
    command = [sys.executable, "-m", f"tests.{game}.engine_probe", *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def drive_both(game: str, *arguments: str) -> tuple[list[str], list[str]]:
    """What both engines print, side by side."""
    running = [drive(game, name, *arguments) for name in ENGINES]
    printed = []
    for process in running:
        out, errors = process.communicate()
        assert process.returncode == 0, errors
        printed.append(out.splitlines())
    return printed[0], printed[1]


def compare_games(game: str, start: int, stop: int) -> None:
    ours, theirs = drive_both(game, "games", str(start), str(stop))
    assert len(ours) == len(theirs) == stop - start
    for line, other in zip(ours, theirs, strict=True):
        one, two = json.loads(line), json.loads(other)
        assert (one.pop("engine"), two.pop("engine")) == ENGINES
        for number, (here, there) in enumerate(zip(one["seen"], two["seen"], strict=False)):
            assert here == there, f"seed {one['seed']}: the engines part at decision {number}"
        assert one == two
