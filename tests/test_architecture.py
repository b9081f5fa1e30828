"""The shape of the house: frameworks know no game, and a class name means one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from regat import games

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "regat"
FRAMEWORKS = ("kernel", "words", "bots", "scenarios", "lab", "server", "terminal", "cli")
# What every game has, under the name that the kernel's contract gives it.
OF_EVERY_GAME = {
    "Game",
    "View",
    "Memory",
    "Position",
    "GameStart",
    "EventLog",
    "RawEvent",
    "State",
    "Scene",
    "Series",
    "Engine",
    "BaseEngine",
}


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (PACKAGE / folder).rglob("*.py"))


@pytest.mark.parametrize("framework", FRAMEWORKS)
def test_a_framework_names_no_game(framework: str) -> None:
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources(framework)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if any(game in line.lower() for game in games.names())
    ]
    assert named == []


@pytest.mark.parametrize("messages", [False, True])
def test_a_class_name_means_one_thing(messages: bool) -> None:
    """A message may have the name of what it carries; apart from that, every name is defined once."""
    defined = defaultdict(list)
    for path in sources("."):
        if messages != (path.name == "wire.py" or "protocol" in path.parts):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                defined[node.name].append(str(path.relative_to(PACKAGE)))
    repeated = {name: modules for name, modules in defined.items() if len(modules) > 1}
    assert {name: modules for name, modules in repeated.items() if name not in OF_EVERY_GAME} == {}


def test_only_rules_and_search_are_compiled() -> None:
    from regat.compiled_modules import MODULES

    rooms = {tuple(module.split(".")[1:3]) for module in MODULES}
    assert rooms == {(game, room) for game in ("dominion", "kingdomino") for room in ("rules", "search")}
