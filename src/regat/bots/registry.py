"""All bots by name, for every place that seats them: terminal, server, arena."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from regat.bots import Bot, builders, menus
from regat.bots import kingdomino as kingdomino_levels
from regat.bots.advice import Advised, Adviser
from regat.bots.budget import Budget
from regat.bots.dominion import levels as dominion_levels
from regat.bots.flat import FlatMonteCarlo
from regat.dominion import cards
from regat.kernel.choice import Choice
from regat.kernel.errors import BadSetup

# Views and memories differ from game to game; who holds a view knows which game it is of.
AnyBot = Bot[Any, Any]
Maker = Callable[[int, Budget], AnyBot]

LEVELS = ("novice", "easy", "medium", "hard", "champion")
STRONGEST, TAKES_OVER = "champion", "hard"
FAIR = "medium"  # whom one meets without asking for anybody
UNUSED = Budget(sims=1)  # of bots that do not search


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot: how it is made from a seed and a budget for each turn, and which budget it usually has."""

    make: Maker
    usual: Budget = UNUSED
    needs: tuple[str, ...] = ()  # Kingdom cards without which it cannot play


def _dominion_reference(name: str) -> Entry:
    lines = menus.menu(name) or ()
    needs = tuple(cards.KEYS[card] for card, _ in lines if card not in cards.BASIC)
    return Entry(lambda seed, budget: menus.bot(name, seed), needs=needs)


def _dominion_level(name: str) -> Entry:
    return Entry(lambda seed, budget: dominion_levels.bot(name, seed, budget), dominion_levels.LEVELS[name])


def _kingdomino_reference(name: str) -> Entry:
    return Entry(lambda seed, budget: builders.bot(name, seed))


def _kingdomino_level(name: str) -> Entry:
    return Entry(
        lambda seed, budget: kingdomino_levels.bot(name, seed, budget), kingdomino_levels.LEVELS[name]
    )


# References are frozen: what is measured against them stays comparable.
REFERENCES = {
    "dominion": tuple(menus.MENUS),
    "kingdomino": (*builders.BOTS, "flat-mc-400"),
}
BOTS: dict[str, dict[str, Entry]] = {
    "dominion": {
        **{name: _dominion_reference(name) for name in menus.MENUS},
        **{name: _dominion_level(name) for name in LEVELS},
    },
    "kingdomino": {
        **{name: _kingdomino_reference(name) for name in builders.BOTS},
        "flat-mc-400": Entry(lambda seed, budget: FlatMonteCarlo(seed, 400)),
        **{name: _kingdomino_level(name) for name in LEVELS},
    },
}


def entry(game: str, name: str) -> Entry:
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
    found = entry(game, name)
    return found.make(seed, budget or found.usual)


def check(game: str, name: str, kingdom: Sequence[str] = ()) -> None:
    """Refuse a bot that there is not, or that lacks a card it lives on where a kingdom is given."""
    entry(game, name)
    if game == "dominion" and name in menus.MENUS and kingdom:
        menus.check(name, kingdom)


def advice(
    game: str,
    name: str,
    seed: int,
    view: object,
    memory: object,
    choice: Choice,
    budget: Budget | None = None,
) -> tuple[Advised, ...]:
    """What a bot would answer, the best first, with how often that wins if it reckons so."""
    bot = make(game, name, seed, budget)
    if isinstance(bot, Adviser):
        return tuple(bot.advise(view, memory, choice))
    return (Advised(bot.choose(view, memory, choice)),)
