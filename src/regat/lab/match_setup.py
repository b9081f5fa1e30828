"""What the bots of an arena play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regat import games
from regat.bots import registry
from regat.games import AnyGame, AnySetup


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """What the bots of an arena play: a set-up of one game."""

    game: str
    setup: AnySetup

    @property
    def players(self) -> int:
        found: int = self.setup.players
        return found

    def deal(self, seed: int) -> AnyGame:
        """A new game; the same seed deals the same cards."""
        return games.spec(self.game).new(self.setup, seed)

    def check(self, bots: Sequence[str]) -> None:
        """Raise BadSetup for a set-up that cannot be dealt, or not to these bots."""
        self.deal(0)
        for bot in bots:
            registry.check(self.game, bot, self.setup)

    def turns(self, game: AnyGame, seat: int, decisions: int) -> int:
        """How many turns a seat had in a finished game."""
        return decisions

    def to_report(self) -> dict[str, object]:
        """The set-up, for a report."""
        return {}

    def to_options(self) -> list[str]:
        """The set-up as options of `regat arena`."""
        return []

    def to_label(self) -> list[str]:
        """The set-up in a few words, for a table."""
        return []
