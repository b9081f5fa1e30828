"""Dominion's levels, the weakest first."""

from __future__ import annotations

from regat.bots.budget import Budget
from regat.bots.game_bots import BotSpec
from regat.dominion.bots import strategies
from regat.dominion.bots.novices import dearest_first, favourite_card, money_only
from regat.dominion.bots.search import Plan, Search


def _plan(plan: Plan) -> BotSpec:
    """A level that plays by a strategy and does not search."""
    return BotSpec(lambda seed, budget: Search(seed, budget, plan, searches=lambda operation: False))


LEVELS = {
    "novice": _plan(dearest_first),
    "easy": _plan(favourite_card),
    "medium": _plan(money_only),
    "hard": _plan(strategies.good),
    "champion": BotSpec(Search, Budget(cpu_ms=50)),
}
