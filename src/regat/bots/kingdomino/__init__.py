"""Bots of Kingdomino that think: levels by name, networks and their weights."""

from regat.bots.kingdomino.levels import LEVELS, bot

__all__ = ["LEVELS", "bot"]
