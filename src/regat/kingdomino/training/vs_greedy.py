"""Many quick games of a network against greedy opponents; its turns are the training data.

Once in each game the network explores: one turn is drawn, good ones more likely. The result says little
about the turns before that, so only the drawn turn and those after it are learned from.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field

import numpy as np

from regat.kingdomino.bots.candidates import encode
from regat.kingdomino.bots.network import Network, Shorts, score
from regat.kingdomino.bots.rollout_batch import best_turns
from regat.kingdomino.rules import state
from regat.kingdomino.search import heuristic_weights
from regat.kingdomino.search.guided_rollout import GuidedRollout
from regat.kingdomino.search.search_state import SearchState
from regat.kingdomino.training.self_play import BONUSES
from regat.kingdomino.training.trainer import Dataset, concat

AT_ONCE = 600  # games
TURNS = 12  # that each seat has
PLAIN = 0.5  # of the games, without a bonus
RANDOM_SHARE = 0.2  # of the explorations: any turn at all
TEMPERATURE = 0.6  # of the other explorations


@dataclass(slots=True)
class TrainingGame:
    """One game: when it explores, how many turns were taken, and the rows to learn from."""

    world: GuidedRollout
    exploration_turn: int
    turns: int = 0
    rows: list[Shorts] = field(default_factory=list)


class GamesVsGreedy:
    def __init__(self, network: Network | None, players: int, size: int, draws: np.random.Generator) -> None:
        """Without a network the heuristic plays."""
        self._network, self._players, self._size, self._draws = network, players, size, draws
        self._search = SearchState()
        self._worlds = [GuidedRollout() for _ in range(AT_ONCE)]
        self._buffer: Shorts = np.empty(0, np.int16)

    def play(self, games: int) -> Dataset:
        parts = []
        for start in range(0, games, AT_ONCE):
            many = min(AT_ONCE, games - start)
            playing = [self._start(number) for number in range(many)]
            asked = [game for game in playing if not game.world.over]
            while asked:
                self._take_turns(asked)
                asked = [game for game in asked if not game.world.over]
            parts.append(_dataset([game for game in playing if game.rows]))
        return concat(parts)

    def _start(self, number: int) -> TrainingGame:
        """A new game up to the network's second turn; its first one is a claim at random."""
        search, draws = self._search, self._draws
        bonus = 0 if draws.random() < PLAIN else BONUSES[draws.integers(len(BONUSES))]
        search.begin(int(draws.integers(1 << 61)), self._players, self._size, bonus)
        while search.seat != number % self._players:
            search.answer(search.reference(state.GREEDY, self._dice()))
        game = TrainingGame(self._worlds[number], int(draws.integers(TURNS)))
        turns = search.offered()
        turn = turns[int(draws.integers(len(turns)))]
        if game.exploration_turn == 0:
            game.rows.append(encode(self._search, array("H", [turn]))[0])
        game.world.begin(search, turn, int(draws.integers(1 << 61)), 0)
        game.turns = 1
        return game

    def _take_turns(self, asked: list[TrainingGame]) -> None:
        """One turn in each game."""
        usual = [game for game in asked if game.turns != game.exploration_turn]
        for game in asked:
            if game.turns == game.exploration_turn:
                self._explore(game)
        if self._network is None:
            for game in usual:
                self._take_by_heuristic(game)
        elif usual:
            self._take_best(usual, self._network)

    def _explore(self, game: TrainingGame) -> None:
        game.world.show(self._search)
        turns, draws = self._search.offered(), self._draws
        rows = encode(self._search, turns)
        if self._network is None or draws.random() < RANDOM_SHARE:
            best = int(draws.integers(len(turns)))
        else:
            values = score(*self._network.judge(rows, np.zeros(1, np.intp)))
            best = int((values + TEMPERATURE * draws.gumbel(size=len(turns))).argmax())
        self._take(game, turns[best], rows[best])

    def _take_by_heuristic(self, game: TrainingGame) -> None:
        game.world.show(self._search)
        turn = self._search.heuristic_turn(self._dice())
        self._take(game, turn, encode(self._search, array("H", [turn]))[0])

    def _take(self, game: TrainingGame, turn: int, row: Shorts) -> None:
        if game.turns >= game.exploration_turn:
            game.rows.append(row.copy())
        game.world.take(turn)
        game.turns += 1

    def _take_best(self, games: list[TrainingGame], network: Network) -> None:
        """In each game the turn with the best score."""
        width = self._players * network.kingdom + network.common
        if not len(self._buffer):
            self._buffer = np.empty(AT_ONCE * heuristic_weights.FEW_TURNS * width, np.int16)
        worlds = [game.world for game in games]
        best, rows = best_turns(worlds, self._buffer, width, network, self._draws)
        for game, number, row in zip(games, best.tolist(), rows, strict=True):
            if game.turns > game.exploration_turn:
                game.rows.append(row)
            game.world.answer(number)
            game.turns += 1

    def _dice(self) -> int:
        return int(self._draws.integers(1, 1 << 61))


def _dataset(games: list[TrainingGame]) -> Dataset:
    """How the games ended, for each of their rows."""
    counts = [len(game.rows) for game in games]
    ends = [
        (game.world.share() / heuristic_weights.WIN_UNIT, game.world.margin(), game.world.points())
        for game in games
    ]
    shares, margins, points = np.repeat(np.array(ends, np.float32), counts, axis=0).T
    rows = np.stack([row for game in games for row in game.rows])
    return Dataset(rows, shares, margins, points)
