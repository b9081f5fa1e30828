"""Stash in the arena; it has no players inside an engine, so that nothing can be simulated there."""

from __future__ import annotations

from regat.lab.game_lab import GameLab
from tests.third_game.game import Game

FACE = GameLab(Game.name)
