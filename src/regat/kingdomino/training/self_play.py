"""Many games side by side, played by a network against itself: what it saw, and how the games ended."""

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
MAX_ROWS = 40_000  # evaluated at a time


@dataclass(slots=True)
class Trajectory:
    """One game, and the rows of the turns taken in it."""

    search: SearchState
    seats: list[int] = field(default_factory=list)
    rows: list[Shorts] = field(default_factory=list)


class SelfPlayBatch:
    """Games of one set-up, side by side; one that ends makes room for the next."""

    def __init__(self, players: int, size: int, draws: np.random.Generator, at_once: int) -> None:
        self.players, self.size, self.draws = players, size, draws
        self._games = [self._start() for _ in range(at_once)]
        self.width = self._games[0].search.width
        self._buffer: Shorts = np.zeros((MAX_ROWS + 1300) * self.width, np.int16)

    def _start(self) -> Trajectory:
        search = SearchState()
        key, bonus = int(self.draws.integers(1 << 61)), BONUSES[self.draws.integers(len(BONUSES))]
        search.begin(key, self.players, self.size, bonus)
        return Trajectory(search)

    def play(self, network: Network | None, lessons: int, temperature: float) -> Dataset:
        """Play until there are so many rows. Without a network the heuristic plays, with random turns."""
        parts: list[Dataset] = []
        found = 0
        while found < lessons:
            self._take_turns(network, temperature)
            for at, game in enumerate(self._games):
                if game.search.over:
                    parts.append(self._dataset(game))
                    found += len(game.rows)
                    self._games[at] = self._start()
        return concat(parts)

    def _take_turns(self, network: Network | None, temperature: float) -> None:
        waiting = list(self._games)
        while waiting:
            asked: list[Trajectory] = []
            offered: list[array[int]] = []
            rows = 0
            while waiting and rows < MAX_ROWS:
                game = waiting.pop()
                turns = self._offered(game.search, network)
                game.search.encode(turns, self._buffer, rows * self.width)  # type: ignore[arg-type]  # a flat array of numpy is as good
                asked.append(game)
                offered.append(turns)
                rows += len(turns)
            self._answer(network, temperature, asked, offered)

    def _offered(self, search: SearchState, network: Network | None) -> array[int]:
        turns = search.offered()
        if network is not None:
            return turns
        # Only the turn that is taken is encoded.
        if self.draws.random() < 0.15:
            return array("H", [turns[int(self.draws.integers(len(turns)))]])
        return array("H", [search.heuristic_turn(int(self.draws.integers(1, 1 << 61)))])

    def _answer(
        self, network: Network | None, temperature: float, asked: list[Trajectory], offered: list[array[int]]
    ) -> None:
        counts = np.array([len(turns) for turns in offered])
        starts: NDArray[np.intp] = np.cumsum(counts) - counts
        rows = self._buffer[: int(counts.sum()) * self.width].reshape(-1, self.width)
        if network is None:
            values = np.zeros(len(rows), np.float32)
        else:
            values = score(*network.judge(rows, starts))
            values += self.draws.gumbel(size=len(rows)).astype(np.float32) * np.float32(temperature)
        for game, turns, start in zip(asked, offered, starts, strict=True):
            best = int(values[start : start + len(turns)].argmax())
            game.seats.append(game.search.seat)
            game.rows.append(rows[start + best].copy())
            game.search.play(turns[best])

    def _dataset(self, game: Trajectory) -> Dataset:
        """How the game ended, for the seat of each turn."""
        totals, shares = game.search.totals(), game.search.shares()
        margins = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
        return Dataset(
            np.stack(game.rows),
            np.array([shares[seat] / heuristic_weights.WIN_UNIT for seat in game.seats], np.float32),
            np.array([margins[seat] for seat in game.seats], np.float32),
            np.array([totals[seat] for seat in game.seats], np.float32),
        )
