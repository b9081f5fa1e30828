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
    """Fail if current extensions could be built but are missing; skip if there is no compiler.

    Without them both processes would run the interpreted engine, which always agrees with itself.
    """
    if all(engine.extensions().values()) and not engine.stale():
        return
    if any(shutil.which(compiler) for compiler in ("cc", "gcc", "clang", "cl")):
        pytest.fail("the extensions are not current: run `python setup.py build_ext --inplace` and try again")
    pytest.skip("the extensions are not current, and there is no C compiler to build them")


def drive(game: str, name: str, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "REGAT_ENGINE": name}
    command = [sys.executable, "-m", f"tests.{game}.engine_probe", *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def drive_both(game: str, *arguments: str) -> tuple[list[str], list[str]]:
    """Return the output of the interpreted and of the compiled engine."""
    require_extensions()
    running = [drive(game, name, *arguments) for name in ENGINES]
    printed = []
    for process in running:
        out, errors = process.communicate()
        assert process.returncode == 0, errors
        printed.append(out.splitlines())
    return printed[0], printed[1]


def compare_games(game: str, start: int, stop: int) -> None:
    interpreted, compiled = drive_both(game, "games", str(start), str(stop))
    assert len(interpreted) == len(compiled) == stop - start
    for line, other in zip(interpreted, compiled, strict=True):
        first, second = json.loads(line), json.loads(other)
        assert (first.pop("engine"), second.pop("engine")) == ENGINES
        for number, (here, there) in enumerate(zip(first["seen"], second["seen"], strict=False)):
            assert here == there, f"seed {first['seed']}: the engines differ at decision {number}"
        assert first == second
