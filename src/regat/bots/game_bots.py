"""The bots of a game: what its module `bots` offers the registry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from regat.bots import Bot
from regat.bots.budget import Budget
from regat.bots.random_bot import RandomBot
from regat.games import AnyMemory, AnySetup, AnyView
from regat.kernel.errors import BadSetup

AnyBot = Bot[AnyView, AnyMemory]
NO_SEARCH = Budget(sims=1)  # for bots that do not search


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot: how to make it from a seed and a budget for each turn, and its default budget."""

    make: Callable[[int, Budget], AnyBot]
    default_budget: Budget = NO_SEARCH
    required_cards: tuple[str, ...] = ()  # what a set-up must contain for it to play at all


class GameBots:
    """The bots of one game."""

    def __init__(
        self, references: Mapping[str, BotSpec], levels: Mapping[str, BotSpec] | None = None
    ) -> None:
        self.references = references  # bots that never change, so that measurements stay comparable
        self.levels = levels or {}  # the weakest first; a missing level is played at random

    def check(self, bot: str, setup: AnySetup) -> None:
        """Raise BadSetup if a bot cannot play with this set-up."""


def unknown_bot(name: str, known: Iterable[str]) -> BadSetup:
    """The error for a name that no bot has."""
    listed = ", ".join(known)
    return BadSetup(
        f"there is no bot {name[:40]!r}, only {listed}", key="error-bot", given=name[:40], known=listed
    )


RANDOM = BotSpec(lambda seed, budget: RandomBot(seed))
