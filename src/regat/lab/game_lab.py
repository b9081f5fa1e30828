"""The lab of a game: what its module `lab` offers simulations, the arena and the ladder."""

from __future__ import annotations

import argparse
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from regat import games
from regat.games import AnySetup
from regat.kernel.errors import BadSetup
from regat.lab.ladder import LadderRow
from regat.lab.match_setup import MatchSetup
from regat.lab.sim import Simulation


@dataclass(frozen=True, slots=True)
class NumberOption:
    """An option of `regat train` that takes a whole number."""

    name: str
    least: int
    most: int
    default: int
    help: str = ""


class GameTraining(ABC):
    """How a game's networks are trained, for `regat train`."""

    numbers: tuple[NumberOption, ...] = ()

    @abstractmethod
    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the options that are not numbers."""

    @abstractmethod
    def run(self, args: argparse.Namespace) -> None:
        """Train as the options say."""


class GameLab(ABC):
    """How one game is measured."""

    ladder: tuple[LadderRow, ...] = ()
    training: GameTraining | None = None

    def __init__(self, game: str) -> None:
        self.game = game

    def match(self, setup: AnySetup) -> MatchSetup:
        """What an arena with this set-up plays."""
        return MatchSetup(self.game, setup)

    @abstractmethod
    def simulation(self, bots: Sequence[str], setup: AnySetup, seed: int) -> Simulation:
        """Games between bots inside the engine; BadSetup where there is nothing of the kind."""

    def check_simulation(self, bots: Sequence[str]) -> None:
        """Raise BadSetup for a number of bots that the game is not for."""
        spec = games.spec(self.game)
        if len(bots) not in spec.players:
            allowed = f"{spec.players[0]} to {spec.players[-1]}"
            raise BadSetup(f"{spec.title} is for {allowed} bots, not {len(bots)}")


@cache
def game_lab(name: str) -> GameLab:
    """The lab of a game."""
    return games.spec(name).face("lab", GameLab)
