"""Long calls into the engine; `nogil.pxd` makes them while other Python threads run."""

from __future__ import annotations

from typing import Any

from regat.kingdomino.search import endgame, rollouts


def compare(*arguments: Any) -> None:
    """`rollouts.compare`"""
    rollouts.compare(*arguments)


def solve(*arguments: Any) -> bool:
    """`endgame.solve`"""
    return endgame.solve(*arguments)
