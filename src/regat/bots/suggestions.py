"""Suggestions: answers with their chance to win, where the bot estimates it."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Protocol, runtime_checkable

from regat.bots import M_contra, V_contra
from regat.kernel.choice import Choice

NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An answer, and the share of victories that the bot expects of it: between low and high at 95%."""

    answer: str
    win: float | None = None
    low: float | None = None
    high: float | None = None


@runtime_checkable
class SuggestingBot(Protocol[V_contra, M_contra]):
    """A bot that estimates how good its answers are."""

    def suggest(self, view: V_contra, memory: M_contra, choice: Choice) -> tuple[Suggestion, ...]:
        """Answers, the best first."""


def suggestion_from_results(answer: str, games: int, total: float, squares: float) -> Suggestion:
    """From the shares of victories of some games: their sum, and the sum of their squares.

    As if two more games had been played, one won and one lost: a few games that all ended alike prove little.
    """
    if not games:
        return Suggestion(answer)
    n = games + 2
    mean = (total + 1) / n
    spread = max((squares + 1) / n - mean * mean, 0.0)
    reach = NORMAL_95 * sqrt(spread / n)
    return Suggestion(answer, total / games, max(0.0, mean - reach), min(1.0, mean + reach))
