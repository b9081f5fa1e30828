"""Rollouts side by side: after a candidate turn the network plays the seat's later turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from regat.kingdomino.bots.candidates import Candidate, add_results
from regat.kingdomino.bots.network import Network, Shorts, score
from regat.kingdomino.search import heuristic_weights
from regat.kingdomino.search.guided_rollout import GuidedRollout
from regat.kingdomino.search.search_state import SearchState

BATCH = 600  # rollouts at a time, which bounds the memory
NOISE = 0.05  # added to the network's score, where turns are to vary
COLUMNS = np.arange(heuristic_weights.FEW_TURNS)


class RolloutBatch:
    """Rollouts whose memory is used again."""

    def __init__(self) -> None:
        self._worlds: list[GuidedRollout] = []
        self._rows: Shorts = np.empty(0, np.int16)

    def compare(
        self,
        search: SearchState,
        alive: Sequence[Candidate],
        key: int,
        start: int,
        stop: int,
        network: Network,
    ) -> None:
        """Play all candidates out in the determinizations from `start` to `stop`, by the network."""
        step = max(1, BATCH // len(alive))
        for first in range(start, stop, step):
            count = min(step, stop - first)
            self._reserve(len(alive) * count, search.width)
            worlds = self._worlds[: len(alive) * count]
            for at, world in enumerate(worlds):
                world.begin(search, alive[at % len(alive)].turn, key, first + at // len(alive))
            asking = [world for world in worlds if not world.over]
            while asking:
                best, _ = best_turns(asking, self._rows, search.width, network)
                for world, number in zip(asking, best.tolist(), strict=True):
                    world.answer(number)
                asking = [world for world in asking if not world.over]
            for at, candidate in enumerate(alive):
                ends = worlds[at :: len(alive)]
                shares, margins = sum(world.share() for world in ends), sum(world.margin() for world in ends)
                add_results([candidate], count, [shares], [margins])

    def _reserve(self, worlds: int, width: int) -> None:
        while len(self._worlds) < worlds:
            self._worlds.append(GuidedRollout())
        numbers = worlds * heuristic_weights.FEW_TURNS * width
        if len(self._rows) < numbers:
            self._rows = np.empty(numbers, np.int16)


def best_turns(
    asking: Sequence[GuidedRollout],
    into: Shorts,
    width: int,
    network: Network,
    draws: Generator | None = None,
) -> tuple[NDArray[np.intp], Shorts]:
    """In each rollout the number of the turn with the best score, and its row; `draws` add noise."""
    counts, at = [], 0
    for world in asking:
        count = world.ask(into, at * width)  # type: ignore[arg-type]  # a flat array of numpy is as good
        counts.append(count)
        at += count
    found, rows = np.array(counts), into[: at * width].reshape(at, width)
    starts = np.cumsum(found) - found
    values: NDArray[np.floating[Any]] = score(*network.judge(rows, starts))
    if draws is not None:
        values = values + np.float32(NOISE) * draws.gumbel(size=at)
    side_by_side = np.full((len(asking), heuristic_weights.FEW_TURNS), -np.inf, values.dtype)
    side_by_side[found[:, None] > COLUMNS] = values
    best = side_by_side.argmax(1)
    return best, rows[starts + best]
