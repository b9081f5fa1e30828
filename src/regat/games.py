"""The games, one line each. The frameworks reach every game through this registry and never by its name.

REGAT_GAMES in the environment names further modules that hold a SPEC, separated by commas.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from typing import Any

from regat.kernel.errors import BadRecord
from regat.kernel.match import Match
from regat.kernel.record import Record
from regat.kernel.spec import GameSpec

MODULES = (
    "regat.dominion.spec",
    "regat.kingdomino.spec",
)

# Set-ups, views and memories differ from game to game; whoever holds one knows which game it is of.
AnyGame = Any
AnySetup = Any
AnyView = Any
AnyMemory = Any
AnySpec = GameSpec[Any, Any]
AnyMatch = Match[Any]


@cache
def specs() -> dict[str, AnySpec]:
    """All games by name."""
    further = filter(None, os.environ.get("REGAT_GAMES", "").split(","))
    found: dict[str, AnySpec] = {}
    for module in (*MODULES, *further):
        spec = import_module(module).SPEC
        found[spec.name] = spec
    return found


def names() -> tuple[str, ...]:
    return tuple(specs())


def spec(name: str) -> AnySpec:
    """A game by its name; BadRecord if there is none."""
    found = specs().get(name)
    if found is None:
        raise BadRecord(f"there is no game {name[:40]!r}, only {', '.join(specs())}")
    return found


def replay(record: str | bytes | Record) -> AnyMatch:
    """The match of a record, whatever its game."""
    read = record if isinstance(record, Record) else Record.parse(record)
    if read.game not in specs():
        raise read.error_at(f"there is no game {read.game[:40]!r}", key="game")
    return specs()[read.game].replay(read)
