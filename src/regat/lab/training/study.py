"""Games of one who thinks: what it found out about turns, and how its games ended, are lessons.

It thinks with a network and plain playouts. In most games the others are full-greedy, in the rest they think
as well, so that a network knows both kinds of table.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field

import numpy as np

from regat.bots.kingdomino.candidates import Candidate, compare, judged
from regat.bots.kingdomino.network import Network, Shorts
from regat.kingdomino import cells, habits
from regat.kingdomino.thought import Thought
from regat.lab.training.learner import UNKNOWN, Lessons, joined
from regat.lab.training.self_play import BONUSES

CANDIDATES = 12  # turns that are thought about
WORLDS = (6, 12, 25, 36)  # for each turn that is left
AMONG_EQUALS = 0.25  # of the games, where all think
PLAIN = 0.5  # of the games, without a bonus
SLIP = 0.1  # of the turns, where another good one is tried
KEPT, ENOUGH = 5, 12  # turns of a table that are learned from, and the playouts that it takes
HALF_SURE = 20  # playouts that are worth half of a game's outcome for certain
HEARSAY = 0.5  # what playouts are worth against the outcome


@dataclass(slots=True)
class Notes:
    """Rows of numbers, and what became of them."""

    rows: list[Shorts] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)

    def add(self, row: Shorts, share: float, margin: float, points: float, weight: float) -> None:
        self.rows.append(row)
        self.shares.append(share)
        self.margins.append(margin)
        self.points.append(points)
        self.weights.append(weight)

    def lessons(self) -> Lessons:
        return Lessons(
            np.stack(self.rows),
            *(np.array(part, np.float32) for part in (self.shares, self.margins, self.points, self.weights)),
        )


def study(network: Network, players: int, size: int, draws: np.random.Generator, games: int) -> Lessons:
    """Play so many games, and keep what they teach."""
    return joined([_game(network, players, size, draws, number).lessons() for number in range(games)])


def _game(network: Network, players: int, size: int, draws: np.random.Generator, number: int) -> Notes:
    notes, thought = Notes(), Thought()
    bonus = 0 if draws.random() < PLAIN else BONUSES[draws.integers(len(BONUSES))]
    thinking = range(players) if draws.random() < AMONG_EQUALS else (number % players,)
    thought.begin(int(draws.integers(1 << 61)), players, size, bonus)
    taken: list[tuple[int, Shorts]] = []
    while not thought.over:
        if thought.seat not in thinking:
            thought.answer(thought.reference(cells.FULL_GREEDY, int(draws.integers(1, 1 << 61))))
            continue
        seat, found = thought.seat, _think(thought, network, draws)
        chosen = found[0]
        if len(found) > 1 and draws.random() < SLIP:
            chosen = found[int(draws.integers(1, min(KEPT, len(found))))]
        for candidate, row in zip(found[:KEPT], _rows(thought, found[:KEPT]), strict=True):
            if candidate is chosen:
                taken.append((seat, row))
            if candidate.games >= ENOUGH:
                many = candidate.games
                weight = HEARSAY * many / (many + HALF_SURE)
                notes.add(row, candidate.won / many, candidate.margins / many, UNKNOWN, weight)
        thought.play(chosen.turn)
    totals, shares = thought.totals(), thought.shares()
    for seat, row in taken:
        margin = totals[seat] - max(totals[:seat] + totals[seat + 1 :])
        notes.add(row, shares[seat] / habits.FULL, margin, totals[seat], 1.0)
    return notes


def _think(thought: Thought, network: Network, draws: np.random.Generator) -> list[Candidate]:
    """The turns that were thought about, the best first."""
    found = judged(thought, thought.offered(), network)[:CANDIDATES]
    key, world, alive = int(draws.integers(1 << 60)), 0, found
    for worlds in WORLDS:
        if len(alive) < 2:
            break
        compare(thought, alive, key, world, world + worlds)
        world += worlds
        alive = sorted(alive, key=lambda one: -one.value)[: (len(alive) + 1) // 2]
    return sorted(found, key=lambda one: (-one.games, -one.value))


def _rows(thought: Thought, candidates: list[Candidate]) -> Shorts:
    rows = np.empty(len(candidates) * thought.width, np.int16)
    thought.describe(array("H", [candidate.turn for candidate in candidates]), rows, 0)  # type: ignore[arg-type]  # a flat array of numpy is as good
    return rows.reshape(len(candidates), -1)
