"""The levels of Kingdomino, from a beginner to the champion.

The weaker levels consider less and add noise to their evaluation, never so much that
a far better turn looks worse.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np

from regat.bots import Bot
from regat.bots.budget import Budget
from regat.bots.random_bot import BOT_STREAM
from regat.kernel.chance import seed_key
from regat.kernel.choice import Choice
from regat.kingdomino import notation
from regat.kingdomino.bots import network
from regat.kingdomino.bots.candidates import evaluate
from regat.kingdomino.bots.champion import Champion
from regat.kingdomino.memory import Memory
from regat.kingdomino.search.search_state import SearchState
from regat.kingdomino.view import View

# The default budget of each level, the weakest first.
LEVELS = {
    "novice": Budget(sims=1),
    "easy": Budget(sims=1),
    "medium": Budget(sims=1),
    "hard": Budget(cpu_ms=5),
    "champion": Budget(cpu_ms=50),
}
POINTS_NOISE = {"novice": 5.0, "easy": 1.5}  # standard deviation, in points
SCORE_NOISE = {"medium": {2: 0.5, 3: 0.65, 4: 0.65}}  # of the network's score, by players
CANDIDATES = {"hard": 1, "champion": 12}  # turns that are compared by rollouts; a single one needs none


class NoisyBot(ABC):
    """Takes the best action by a noisy evaluation."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._search = SearchState()

    def choose(self, view: View, memory: Memory, choice: Choice) -> str:
        return notation.format_in(memory.open, self.action(memory))

    def action(self, memory: Memory) -> int:
        self._search.load(memory.open)
        values = self.values(memory)
        draws = np.random.Generator(np.random.PCG64(seed_key(self._seed, BOT_STREAM + memory.open.asked)))
        errors = draws.standard_normal(len(values)).tolist()
        seen = {action: value + error for (action, value), error in zip(values.items(), errors, strict=True)}
        return max(seen, key=lambda action: seen[action])

    @abstractmethod
    def values(self, memory: Memory) -> dict[int, float]:
        """What each action is worth, in units of the noise."""


class PointsBot(NoisyBot):
    """Counts the points that a placement gains, and those that a claimed domino could gain now."""

    def __init__(self, seed: int, error: float) -> None:
        super().__init__(seed)
        self._error = error

    def values(self, memory: Memory) -> dict[int, float]:
        return {action: gain / self._error for action, gain in sorted(self._search.gains().items())}


class NetworkBot(NoisyBot):
    """Evaluates turns by the network, without looking ahead."""

    def __init__(self, seed: int, errors: dict[int, float]) -> None:
        super().__init__(seed)
        self._errors = errors

    def values(self, memory: Memory) -> dict[int, float]:
        t, search = memory.open, self._search
        error = self._errors[t.players]
        best: dict[int, float] = {}
        for candidate in evaluate(search, search.offered(), network.known(t.players, t.size)):
            best.setdefault(search.action(candidate.turn), candidate.score / error)
        return dict(sorted(best.items()))


def bot(name: str, seed: int, budget: Budget) -> Bot[View, Memory]:
    """A level that can take a seat."""
    if name in POINTS_NOISE:
        return PointsBot(seed, POINTS_NOISE[name])
    if name in SCORE_NOISE:
        return NetworkBot(seed, SCORE_NOISE[name])
    return Champion(seed, budget, CANDIDATES[name])
