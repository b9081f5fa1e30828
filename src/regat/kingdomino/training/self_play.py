"""Many games at once, played by a network against itself; what it saw and how the games ended are lessons."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from regat.kingdomino.bots.network import Network, Shorts, score
from regat.kingdomino.rules import dominoes
from regat.kingdomino.search import heuristic_weights
from regat.kingdomino.search.search_state import SearchState
from regat.kingdomino.training.trainer import Dataset, concat

BONUSES = (0, dominoes.MIDDLE_KINGDOM, dominoes.HARMONY, dominoes.MIDDLE_KINGDOM | dominoes.HARMONY)
ROOM = 40_000  # rows that are judged at a time


@dataclass(slots=True)
class Trajectory:
    """One game, and the rows of the turns taken in it."""

    thought: SearchState
    seats: list[int] = field(default_factory=list)
    rows: list[Shorts] = field(default_factory=list)


class SelfPlayBatch:
    """Games of one set-up, side by side; one that ends makes room for the next."""

    def __init__(self, players: int, size: int, draws: np.random.Generator, at_once: int) -> None:
        self.players, self.size, self.draws = players, size, draws
        self._stories = [self._begun() for _ in range(at_once)]
        self.width = self._stories[0].thought.width
        self._buffer: Shorts = np.zeros((ROOM + 1300) * self.width, np.int16)

    def _begun(self) -> Trajectory:
        thought = SearchState()
        key, bonus = int(self.draws.integers(1 << 61)), BONUSES[self.draws.integers(len(BONUSES))]
        thought.begin(key, self.players, self.size, bonus)
        return Trajectory(thought)

    def play(self, network: Network | None, lessons: int, heat: float) -> Dataset:
        """Play until there are so many lessons. Without a network everybody plays tidily, with slips."""
        parts: list[Dataset] = []
        found = 0
        while found < lessons:
            self._take_turns(network, heat)
            for at, story in enumerate(self._stories):
                if story.thought.over:
                    parts.append(self._told(story))
                    found += len(story.rows)
                    self._stories[at] = self._begun()
        return concat(parts)

    def _take_turns(self, network: Network | None, heat: float) -> None:
        waiting = list(self._stories)
        while waiting:
            asked: list[Trajectory] = []
            offered: list[array[int]] = []
            rows = 0
            while waiting and rows < ROOM:
                story = waiting.pop()
                turns = self._offered(story.thought, network)
                story.thought.describe(turns, self._buffer, rows * self.width)  # type: ignore[arg-type]  # a flat array of numpy is as good
                asked.append(story)
                offered.append(turns)
                rows += len(turns)
            self._answer(network, heat, asked, offered)

    def _offered(self, thought: SearchState, network: Network | None) -> array[int]:
        turns = thought.offered()
        if network is not None:
            return turns
        # Only the turn that is taken is looked at.
        if self.draws.random() < 0.15:
            return array("H", [turns[int(self.draws.integers(len(turns)))]])
        return array("H", [thought.tidy_turn(int(self.draws.integers(1, 1 << 61)))])

    def _answer(
        self, network: Network | None, heat: float, asked: list[Trajectory], offered: list[array[int]]
    ) -> None:
        counts = np.array([len(turns) for turns in offered])
        starts: NDArray[np.intp] = np.cumsum(counts) - counts
        rows = self._buffer[: int(counts.sum()) * self.width].reshape(-1, self.width)
        if network is None:
            values = np.zeros(len(rows), np.float32)
        else:
            values = score(*network.judge(rows, starts))
            values += self.draws.gumbel(size=len(rows)).astype(np.float32) * np.float32(heat)
        for story, turns, start in zip(asked, offered, starts, strict=True):
            best = int(values[start : start + len(turns)].argmax())
            story.seats.append(story.thought.seat)
            story.rows.append(rows[start + best].copy())
            story.thought.play(turns[best])

    def _told(self, story: Trajectory) -> Dataset:
        """How the game ended, for the seat of each turn."""
        totals, shares = story.thought.totals(), story.thought.shares()
        margins = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
        return Dataset(
            np.stack(story.rows),
            np.array([shares[seat] / heuristic_weights.WIN_UNIT for seat in story.seats], np.float32),
            np.array([margins[seat] for seat in story.seats], np.float32),
            np.array([totals[seat] for seat in story.seats], np.float32),
        )
