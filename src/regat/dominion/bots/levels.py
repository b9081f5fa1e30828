"""Dominion's levels, the weakest first."""

from __future__ import annotations

from regat.bots import Bot
from regat.bots.budget import Budget
from regat.dominion.bots import strategies
from regat.dominion.bots.novices import dearest_first, favourite_card, money_only
from regat.dominion.bots.search import Search
from regat.dominion.memory import Memory
from regat.dominion.view import View

# The default budget of each level for a turn.
LEVELS = {
    "novice": Budget(sims=1),
    "easy": Budget(sims=1),
    "medium": Budget(sims=1),
    "hard": Budget(sims=1),
    "champion": Budget(cpu_ms=50),
}


PLANS = {
    "novice": dearest_first,
    "easy": favourite_card,
    "medium": money_only,
    "hard": strategies.good,
    "champion": strategies.best,
}


def bot(name: str, seed: int, budget: Budget) -> Bot[View, Memory]:
    """A level that can take a seat; only the strongest searches."""
    if name == "champion":
        return Search(seed, budget)
    return Search(seed, budget, PLANS[name], searches=lambda operation: False)
