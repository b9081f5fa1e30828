"""The bots of a game: what its module `bots` offers the registry."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from regat.bots import Bot
from regat.bots.budget import Budget
from regat.bots.random_bot import RandomBot
from regat.games import AnyMemory, AnySetup, AnyView

AnyBot = Bot[AnyView, AnyMemory]
NO_SEARCH = Budget(sims=1)  # for bots that do not search


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot: how to make it from a seed and a budget for each turn, and its default budget."""

    make: Callable[[int, Budget], AnyBot]
    default_budget: Budget = NO_SEARCH
    required_cards: tuple[str, ...] = ()  # what a set-up must contain for it to play at all


class GameBots(ABC):
    """The bots of one game."""

    @property
    @abstractmethod
    def references(self) -> Mapping[str, BotSpec]:
        """Bots that never change, so that measurements against them stay comparable."""

    @property
    def levels(self) -> Mapping[str, BotSpec]:
        """Bots by strength, the weakest first; a level that is missing is played at random."""
        return {}

    def check(self, bot: str, setup: AnySetup) -> None:  # noqa: B027 - most bots play with any set-up
        """Raise BadSetup if a bot cannot play with this set-up."""


RANDOM = BotSpec(lambda seed, budget: RandomBot(seed))
