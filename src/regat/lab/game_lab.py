"""The lab of a game: what its module `lab` offers simulations, the arena and the ladder."""

from __future__ import annotations

import argparse
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from regat import games
from regat.bots import registry
from regat.games import AnyGame, AnySetup
from regat.kernel.errors import BadSetup

if TYPE_CHECKING:
    from regat.lab.ladder import LadderRow
    from regat.lab.sim import Tally


class GameTraining(ABC):
    """How a game's networks are trained, for `regat train`."""

    @abstractmethod
    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the options of the training."""

    @abstractmethod
    def run(self, args: argparse.Namespace) -> None:
        """Train as the options say."""


class GameLab:
    """How one game is measured. The defaults are for a game whose bots cannot play inside the engine."""

    ladder: tuple[LadderRow, ...] = ()
    training: GameTraining | None = None

    def __init__(self, game: str) -> None:
        self.game = game

    # The arena and the ladder -----------------------------------------------------------------------

    def deal(self, setup: AnySetup, seed: int) -> AnyGame:
        """A new game; the same seed deals the same cards."""
        return games.spec(self.game).new(setup, seed)

    def check(self, setup: AnySetup, bots: Sequence[str]) -> None:
        """Raise BadSetup for a set-up that cannot be dealt, or not to these bots."""
        self.deal(setup, 0)
        for bot in bots:
            registry.check(self.game, bot, setup)

    def turns(self, game: AnyGame, seat: int, decisions: int) -> int:
        """How many turns a seat had in a finished game."""
        return decisions

    def report(self, setup: AnySetup) -> dict[str, object]:
        """The set-up of an arena, for a report."""
        return {}

    def options(self, setup: AnySetup) -> list[str]:
        """The set-up as options of `regat arena`."""
        return []

    def label(self, setup: AnySetup) -> list[str]:
        """The set-up in a few words, for a table."""
        return []

    # Simulations ------------------------------------------------------------------------------------

    def check_simulation(self, setup: AnySetup, bots: Sequence[str], seed: int) -> AnySetup:
        """The set-up with what the seed draws for all games; BadSetup if the bots cannot play it."""
        raise self._no_bots()

    def simulate(self, setup: AnySetup, bots: Sequence[str], seed: int, part: range) -> Tally:
        """Play the games with these numbers inside the engine."""
        raise self._no_bots()

    def _no_bots(self) -> BadSetup:
        return BadSetup(f"{games.spec(self.game).title} has no bots inside the engine; use `regat arena`")

    def simulation_report(self, setup: AnySetup) -> dict[str, object]:
        """The set-up of a simulation, for a report."""
        return self.report(setup)


@cache
def game_lab(name: str) -> GameLab:
    """The lab of a game."""
    return games.spec(name).face("lab", GameLab)
