"""All bots by name, for every place that seats them: terminal, server, arena."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from regat.bots import Bot
from regat.bots.budget import Budget
from regat.bots.suggestions import SuggestingBot, Suggestion
from regat.dominion.bots import levels as dominion_levels
from regat.dominion.bots import reference as dominion_reference
from regat.dominion.rules import cards
from regat.kernel.choice import Choice
from regat.kernel.errors import BadSetup
from regat.kingdomino import bots as kingdomino_levels
from regat.kingdomino.bots import reference as kingdomino_reference
from regat.kingdomino.bots.flat_monte_carlo import FlatMonteCarlo

# Views and memories differ from game to game; who holds a view knows which game it is of.
AnyBot = Bot[Any, Any]
Maker = Callable[[int, Budget], AnyBot]

LEVELS = ("novice", "easy", "medium", "hard", "champion")
ADVISER, SUBSTITUTE = "champion", "hard"
DEFAULT = "medium"  # whom one meets without asking for anybody
UNUSED = Budget(sims=1)  # of bots that do not search


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot: how it is made from a seed and a budget for each turn, and which budget it usually has."""

    make: Maker
    default_budget: Budget = UNUSED
    required_cards: tuple[str, ...] = ()  # Kingdom cards without which it cannot play


def _dominion_reference(name: str) -> BotSpec:
    lines = dominion_reference.menu(name) or ()
    needs = tuple(cards.KEYS[card] for card, _ in lines if card not in cards.BASIC)
    return BotSpec(lambda seed, budget: dominion_reference.bot(name, seed), required_cards=needs)


def _dominion_level(name: str) -> BotSpec:
    return BotSpec(lambda seed, budget: dominion_levels.bot(name, seed, budget), dominion_levels.LEVELS[name])


def _kingdomino_reference(name: str) -> BotSpec:
    return BotSpec(lambda seed, budget: kingdomino_reference.bot(name, seed))


def _kingdomino_level(name: str) -> BotSpec:
    return BotSpec(
        lambda seed, budget: kingdomino_levels.bot(name, seed, budget), kingdomino_levels.LEVELS[name]
    )


# References are frozen: what is measured against them stays comparable.
REFERENCES = {
    "dominion": tuple(dominion_reference.MENUS),
    "kingdomino": (*kingdomino_reference.BOTS, "flat-mc-400"),
}
BOTS: dict[str, dict[str, BotSpec]] = {
    "dominion": {
        **{name: _dominion_reference(name) for name in dominion_reference.MENUS},
        **{name: _dominion_level(name) for name in LEVELS},
    },
    "kingdomino": {
        **{name: _kingdomino_reference(name) for name in kingdomino_reference.BOTS},
        "flat-mc-400": BotSpec(lambda seed, budget: FlatMonteCarlo(seed, 400)),
        **{name: _kingdomino_level(name) for name in LEVELS},
    },
}


def bot_spec(game: str, name: str) -> BotSpec:
    """What is known of a bot; a name that there is not is refused."""
    bots = BOTS[game]
    if name not in bots:
        known = ", ".join(bots)
        raise BadSetup(
            f"there is no bot {name[:40]!r}, only {known}", key="error-bot", given=name[:40], known=known
        )
    return bots[name]


def make(game: str, name: str, seed: int = 0, budget: Budget | None = None) -> AnyBot:
    """A new bot that shares nothing with any other; without a budget it has its usual one."""
    found = bot_spec(game, name)
    return found.make(seed, budget or found.default_budget)


def check(game: str, name: str, kingdom: Sequence[str] = ()) -> None:
    """Refuse a bot that there is not, or that lacks a card it lives on where a kingdom is given."""
    bot_spec(game, name)
    if game == "dominion" and name in dominion_reference.MENUS and kingdom:
        dominion_reference.check(name, kingdom)


def suggest(
    game: str,
    name: str,
    seed: int,
    view: object,
    memory: object,
    choice: Choice,
    budget: Budget | None = None,
) -> tuple[Suggestion, ...]:
    """What a bot would answer, the best first, with how often that wins if it reckons so."""
    bot = make(game, name, seed, budget)
    if isinstance(bot, SuggestingBot):
        return tuple(bot.suggest(view, memory, choice))
    return (Suggestion(bot.choose(view, memory, choice)),)
