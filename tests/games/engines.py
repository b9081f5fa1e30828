"""Run the interpreted and the compiled engine side by side."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys

import pytest

from regat.kernel import engine
from tests.shell import ROOT

ENGINES = ("interpreted", "compiled")


def require_extensions() -> None:
    """Fail if the extensions could be built but are not: an engine always agrees with itself."""
    if all(engine.extensions().values()):
        return
    if any(shutil.which(compiler) for compiler in ("cc", "gcc", "clang", "cl")):
        pytest.fail("the extensions are not built: run `python setup.py build_ext --inplace` and try again")
    pytest.skip("the extensions are not built, and there is no C compiler to build them")


def drive(game: str, name: str, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "REGAT_ENGINE": name}
    command = [sys.executable, "-m", f"tests.{game}.engine_probe", *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def drive_both(game: str, *arguments: str) -> tuple[list[str], list[str]]:
    """What both engines print, side by side."""
    require_extensions()
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
