"""The levels of Kingdomino, from a beginner to the champion.

The weaker levels consider less and add noise to their evaluation, never so much that
a far better turn looks worse.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial

import numpy as np

from regat.bots.budget import Budget
from regat.bots.game_bots import BotSpec
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

SCORE_NOISE = {2: 0.5, 3: 0.65, 4: 0.65}  # standard deviation of the network's score, by players


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
    """Counts the points that a placement gains, and those that a claimed domino could gain now.

    `error` is the standard deviation of the noise, in points.
    """

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


LEVELS = {
    "novice": BotSpec(lambda seed, budget: PointsBot(seed, error=5.0)),
    "easy": BotSpec(lambda seed, budget: PointsBot(seed, error=1.5)),
    "medium": BotSpec(lambda seed, budget: NetworkBot(seed, SCORE_NOISE)),
    "hard": BotSpec(partial(Champion, candidates=1), Budget(cpu_ms=5)),  # a single turn needs no rollouts
    "champion": BotSpec(Champion, Budget(cpu_ms=50)),
}
