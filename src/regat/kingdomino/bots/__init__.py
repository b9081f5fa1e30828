"""Bots of Kingdomino: reference strategies, levels, networks and their weights."""

from __future__ import annotations

import os

# Set before NumPy is loaded: the products here are small, a second thread costs more time than it saves, and
# all of it counts against a budget.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from regat.bots.game_bots import BotSpec, GameBots
from regat.kingdomino.bots import levels, reference
from regat.kingdomino.bots.flat_monte_carlo import FlatMonteCarlo


def _reference(name: str) -> BotSpec:
    return BotSpec(lambda seed, budget: reference.bot(name, seed))


FACE = GameBots(
    {
        **{name: _reference(name) for name in reference.BOTS},
        "flat-mc-400": BotSpec(lambda seed, budget: FlatMonteCarlo(seed, 400)),
    },
    levels.LEVELS,
)
