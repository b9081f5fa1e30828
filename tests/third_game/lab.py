"""Stash in the arena; it has no players inside an engine, so that nothing can be simulated there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from regat.kernel.errors import BadSetup
from regat.lab.game_lab import GameLab
from tests.third_game.game import Game, StashSetup


class StashLab(GameLab):
    def simulation(self, bots: Sequence[str], setup: StashSetup, seed: int) -> NoReturn:
        raise BadSetup("Stash has no bots inside the engine: use the arena")


FACE = StashLab(Game.name)
