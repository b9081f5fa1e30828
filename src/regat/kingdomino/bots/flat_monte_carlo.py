"""Flat Monte Carlo for Kingdomino: greedy rollouts of every answer; the one that wins most often is taken.

`flat-mc-400` is a frozen reference: 400 games a decision, divided evenly among the answers.
"""

from __future__ import annotations

from regat.bots.suggestions import Suggestion, suggestion_from_results
from regat.kernel.chance import seed_key
from regat.kernel.choice import Choice
from regat.kingdomino import notation
from regat.kingdomino.memory import Memory, imagine
from regat.kingdomino.search import heuristic_weights, monte_carlo
from regat.kingdomino.view import View

MAX_SUGGESTIONS = 3


class FlatMonteCarlo:
    """Plays a fixed number of games for each decision, regardless of time."""

    def __init__(self, seed: int = 0, games: int = 400) -> None:
        self._key = seed_key(seed)
        self._games = games

    def choose(self, view: View, memory: Memory, choice: Choice) -> str:
        return self.suggest(view, memory, choice)[0].answer

    def suggest(self, view: View, memory: Memory, choice: Choice) -> tuple[Suggestion, ...]:
        world = imagine(memory, self._key)
        actions = world.legal
        t = world.snapshot()
        count = max(1, self._games // len(actions))
        tally = monte_carlo.evaluate_actions(t, actions, self._key, (0, count))
        shares = [total / heuristic_weights.WIN_UNIT for total in tally[::2]]
        squares = [total / heuristic_weights.WIN_UNIT**2 for total in tally[1::2]]
        ranked = sorted(range(len(actions)), key=lambda place: -shares[place])
        return tuple(
            suggestion_from_results(
                notation.format_in(t, actions[place]), count, shares[place], squares[place]
            )
            for place in ranked[:MAX_SUGGESTIONS]
        )
