"""`pip install .` gives a working `regat`, with a C compiler and without."""

import json
import shutil
import sys
from pathlib import Path

import pytest

from tests.shell import ROOT, run

PARTS = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE")
SIM = ("sim", "dominion", "big-money", "big-money", "--games", "20", "--seed", "1", "--json")

pytestmark = [pytest.mark.proof, pytest.mark.skipif(sys.platform == "win32", reason="it needs /bin/false")]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """What a fresh clone has of the package."""
    clone = tmp_path / "clone"
    clone.mkdir()
    leftovers = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, clone / part, ignore=leftovers)
        else:
            shutil.copy(ROOT / part, clone / part)
    return clone


def install(source: Path, **variables: str) -> Path:
    """Install into a new environment and return its folder of commands."""
    venv = source.parent / "venv"
    made = run(sys.executable, "-m", "venv", str(venv))
    assert made.returncode == 0, made.stderr
    done = run(str(venv / "bin/pip"), "install", "--quiet", ".", cwd=source, variables=variables)
    assert done.returncode == 0, done.stderr
    return venv / "bin"


def test_with_a_compiler_the_installed_engine_is_compiled(source: Path) -> None:
    if not shutil.which("cc"):
        pytest.skip("there is no C compiler")
    assert_works(install(source), "compiled", cwd=source.parent)


def test_without_a_compiler_the_installed_engine_is_interpreted(source: Path) -> None:
    assert_works(install(source, CC="/bin/false"), "interpreted", cwd=source.parent)


def test_rules_that_do_not_compile_are_installed_interpreted(source: Path) -> None:
    declarations = source / "src/regat/dominion/rules/card_moves.pxd"
    declarations.write_text(
        declarations.read_text(encoding="utf-8") + "\ncdef no_such_type something\n", encoding="utf-8"
    )
    assert_works(install(source), "interpreted", cwd=source.parent)


def assert_works(bin_: Path, engine: str, *, cwd: Path) -> None:
    doctor = run(str(bin_ / "regat"), "doctor", cwd=cwd)
    assert doctor.returncode == 0, doctor.stderr
    assert doctor.stdout.startswith(f"engine      {engine}: ")
    sim = run(str(bin_ / "regat"), *SIM, cwd=cwd)
    assert sim.returncode == 0, sim.stderr
    result = json.loads(sim.stdout)
    assert result["games"] == 20
    assert result["engine"] == engine
