"""REGAT_ENGINE chooses the engine; all rules modules come from the same one."""

import os
import re
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from regat.compiled_modules import MODULES
from regat.kernel import engine
from tests.games.engines import require_extensions
from tests.shell import ROOT, python, regat

WHERE = f"""
import importlib
from regat.kernel import engine
print(engine.name())
for module in {MODULES!r}:
    print(importlib.import_module(module).__file__)
"""
DECLARED = re.compile(r"^cdef (?!inline|class|enum|struct|extern)[^(\n]*?(\w+)\(", re.MULTILINE)


def declarations(module: str) -> str:
    return ROOT.joinpath("src", *module.split(".")).with_suffix(".pxd").read_text(encoding="utf-8")


def test_interpreted_serves_every_rules_module_from_its_source() -> None:
    name, *files = python(WHERE, REGAT_ENGINE="interpreted").stdout.split()
    assert name == "interpreted"
    assert len(files) == len(MODULES)
    assert all(file.endswith(".py") for file in files)


def test_compiled_serves_every_rules_module_from_its_extension() -> None:
    require_extensions()
    name, *files = python(WHERE, REGAT_ENGINE="compiled").stdout.split()
    assert name == "compiled"
    assert len(files) == len(MODULES)
    assert not any(file.endswith(".py") for file in files)


def test_the_declarations_took_effect_in_every_extension() -> None:
    """Cython ignores a .pxd silently if the extension has another name; C functions are hidden."""
    require_extensions()
    hidden = {module: DECLARED.findall(declarations(module)) for module in MODULES}
    assert any(hidden.values())
    answer = python(
        f"import importlib\n"
        f"for module, names in {hidden!r}.items():\n"
        f"    rules = importlib.import_module(module)\n"
        f"    print(*(f'{{module}}.{{name}}' for name in names if hasattr(rules, name)))",
        REGAT_ENGINE="compiled",
    )
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.split() == []


def test_without_a_wish_current_extensions_are_used() -> None:
    require_extensions()
    answer = regat("doctor")
    assert "compiled: all" in answer.stdout


@pytest.mark.parametrize("name", ["interpreted", "compiled"])
def test_the_doctor_says_which_engine_was_asked_for(name: str) -> None:
    if name == "compiled":
        require_extensions()
    answer = regat("doctor", REGAT_ENGINE=name)
    assert answer.returncode == 0
    assert f"{name}: REGAT_ENGINE={name} is set" in answer.stdout


def test_an_unknown_engine_is_refused() -> None:
    answer = regat("doctor", REGAT_ENGINE="steam")
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr == "regat: REGAT_ENGINE is 'steam'; it must be 'compiled', 'interpreted' or unset\n"


def test_an_unknown_engine_serves_no_rules_module() -> None:
    answer = python(f"import {MODULES[0]}", REGAT_ENGINE="steam")
    assert answer.returncode == 1
    assert "BadEngine: REGAT_ENGINE is 'steam'" in answer.stderr


class Tree:
    """A source tree with two small rules modules, for the choice between their .py files and extensions."""

    def __init__(self, root: Path) -> None:
        self.package = root / "src/regat/toy"
        self.package.mkdir(parents=True)
        (root / "setup.py").touch()
        for module in ("one", "two"):
            self.file(f"{module}.py", time=1000)
            self.file(f"{module}.pxd", time=1000)

    def file(self, name: str, *, time: int) -> None:
        (self.package / name).touch()
        os.utime(self.package / name, (time, time))


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    monkeypatch.setattr(engine, "HOME", tmp_path / "src")
    monkeypatch.setattr(engine, "_modules", ("regat.toy.one", "regat.toy.two"))
    return Tree(tmp_path)


SUFFIX = EXTENSION_SUFFIXES[0]


def test_without_extensions_the_rules_are_interpreted(tree: Tree) -> None:
    assert engine._decide("").name == "interpreted"


def test_half_a_build_is_not_used(tree: Tree) -> None:
    tree.file(f"one{SUFFIX}", time=2000)
    decided = engine._decide("")
    assert decided.name == "interpreted"
    assert "regat.toy.two" in decided.why


def test_half_a_build_is_not_compiled(tree: Tree) -> None:
    tree.file(f"one{SUFFIX}", time=2000)
    decided = engine._decide("compiled")
    assert decided.name is None
    assert decided.why == "REGAT_ENGINE=compiled, but these extensions are not built: regat.toy.two"


def test_a_whole_build_is_used(tree: Tree) -> None:
    tree.file(f"one{SUFFIX}", time=2000)
    tree.file(f"two{SUFFIX}", time=2000)
    assert engine._decide("").name == "compiled"


@pytest.mark.parametrize("edited", ["one.py", "two.pxd", "unlisted.pxd"])
def test_extensions_older_than_a_rules_file_are_used_only_if_asked_for(tree: Tree, edited: str) -> None:
    tree.file(f"one{SUFFIX}", time=2000)
    tree.file(f"two{SUFFIX}", time=2000)
    tree.file(edited, time=3000)
    for wish, name in (("", "interpreted"), ("compiled", "compiled")):
        decided = engine._decide(wish)
        assert decided.name == name
        assert f"older than regat/toy/{edited}" in decided.why


def test_the_age_of_files_outside_a_source_tree_does_not_matter(tree: Tree) -> None:
    tree.file(f"one{SUFFIX}", time=2000)
    tree.file(f"two{SUFFIX}", time=2000)
    tree.file("one.py", time=3000)
    (engine.HOME.parent / "setup.py").unlink()
    assert engine._decide("").name == "compiled"


def test_every_rules_module_has_its_source_and_its_declarations() -> None:
    for module in MODULES:
        file = ROOT.joinpath("src", *module.split("."))
        assert file.with_suffix(".py").is_file()
        assert file.with_suffix(".pxd").is_file()
