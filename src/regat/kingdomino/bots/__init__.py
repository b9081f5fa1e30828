"""Bots of Kingdomino that think: levels by name, networks and their weights."""

import os

# Before NumPy is loaded: the products here are small, a second thread costs more time than it saves, and all
# of it counts against a budget.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from regat.kingdomino.bots.levels import LEVELS, bot

__all__ = ["LEVELS", "bot"]
