"""Kingdomino's levels."""

from __future__ import annotations

from regat.bots import Bot
from regat.bots.budget import Budget
from regat.bots.flat import FlatMonteCarlo
from regat.bots.greedy import Greedy
from regat.kingdomino.memory import Memory
from regat.kingdomino.view import View

LEVELS = {
    "novice": Budget(sims=1),
    "easy": Budget(sims=1),
    "medium": Budget(sims=1),
    "hard": Budget(cpu_ms=5),
    "champion": Budget(cpu_ms=50),
}


def bot(name: str, seed: int, budget: Budget) -> Bot[View, Memory]:
    """A level that can take a seat."""
    if name in ("novice", "easy"):
        return Greedy(seed)
    return FlatMonteCarlo(seed, {"medium": 20, "hard": 100, "champion": 400}[name])
