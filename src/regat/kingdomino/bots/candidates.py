"""Candidate turns and their evaluation."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from regat.kingdomino.bots import network
from regat.kingdomino.bots.network import Network, Shorts
from regat.kingdomino.search import heuristic_weights
from regat.kingdomino.search.search_state import SearchState

POINT = 0.01  # of a victory
PRIOR = 20  # games that the network's evaluation counts for


@dataclass(slots=True)
class Candidate:
    """A turn and its evaluation so far."""

    turn: int
    score: float  # by the network alone
    prior: float  # its share of the victory, by the network
    games: int = 0
    won: float = 0.0
    margins: float = 0.0
    exact: int | None = None  # the share of the victory if everybody plays for the best, in twelfths

    @property
    def value(self) -> float:
        return (self.won + POINT * self.margins + PRIOR * self.prior) / (self.games + PRIOR)


def encode(search: SearchState, turns: array[int]) -> Shorts:
    """The network's input for each turn, one row each."""
    rows = np.empty(len(turns) * search.width, np.int16)
    search.encode(turns, rows, 0)  # type: ignore[arg-type]  # NumPy's flat array serves as well
    return rows.reshape(len(turns), -1)


def evaluate(search: SearchState, turns: array[int], judge: Network) -> list[Candidate]:
    """All turns with the network's evaluation, the best first."""
    logits, margins = judge.judge(encode(search, turns), np.zeros(1, np.intp))
    merits = network.score(logits, margins)
    priors = network.win_chance(logits) + POINT * margins
    order = np.argsort(-merits, kind="stable")
    return [Candidate(turns[at], float(merits[at]), float(priors[at])) for at in order.tolist()]


def compare(search: SearchState, alive: Sequence[Candidate], key: int, start: int, stop: int) -> None:
    """Play turns out in the determinizations from `start` to `stop`, by a heuristic."""
    turns = array("H", [candidate.turn for candidate in alive])
    shares, margins = array("q", bytes(8 * len(alive))), array("q", bytes(8 * len(alive)))
    search.compare(turns, key, start, stop, shares, margins)
    add_results(alive, stop - start, shares, margins)


def add_results(
    alive: Sequence[Candidate], games: int, shares: Sequence[int], margins: Sequence[int]
) -> None:
    """Add the results of so many games to each candidate."""
    for candidate, share, margin in zip(alive, shares, margins, strict=True):
        candidate.games += games
        candidate.won += share / heuristic_weights.WIN_UNIT
        candidate.margins += margin
