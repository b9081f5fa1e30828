"""Long work inside the engine; `unlocked.pxd` does it while other Python threads run."""

from __future__ import annotations

from array import array

from regat.kingdomino.rules import state
from regat.kingdomino.search import endgame, rollouts


def compare(
    root: state.State,
    twin: state.State,
    taken: array[int],
    count: int,
    key: int,
    start: int,
    stop: int,
    shares: array[int],
    margins: array[int],
    scales: array[int],
) -> None:
    rollouts.compare(root, twin, taken, count, key, start, stop, shares, margins, scales)


def solve(
    root: state.State,
    twin: state.State,
    taken: array[int],
    count: int,
    memo: array[int],
    nodes: array[int],
    values: array[int],
) -> bool:
    return endgame.solve(root, twin, taken, count, memo, nodes, values)
