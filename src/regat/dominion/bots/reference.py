"""The reference bots of Dominion and the menus they buy from, which also play inside the engine."""

from __future__ import annotations

from collections.abc import Sequence

from regat.bots import Bot
from regat.bots.game_bots import unknown_bot
from regat.bots.random_bot import RandomBot
from regat.dominion.bots.big_money import BigMoney
from regat.dominion.memory import Memory
from regat.dominion.rules import cards
from regat.dominion.search.policies import NO_LIMIT, BuyList
from regat.dominion.view import View
from regat.kernel.errors import BadSetup

SMITHY = cards.NUMBER["smithy"]

# No menu plays at random.
MENUS: dict[str, BuyList | None] = {
    "random": None,
    "big-money": ((cards.PROVINCE, NO_LIMIT), (cards.GOLD, NO_LIMIT), (cards.SILVER, NO_LIMIT)),
    "big-money-smithy": (
        (cards.PROVINCE, NO_LIMIT),
        (cards.GOLD, NO_LIMIT),
        (SMITHY, 2),
        (cards.SILVER, NO_LIMIT),
    ),
}


def menu(name: str) -> BuyList | None:
    """What a bot buys; None for one that plays at random."""
    if name not in MENUS:
        raise unknown_bot(name, MENUS)
    return MENUS[name]


def check(name: str, kingdom: Sequence[str]) -> None:
    """Raise BadSetup for a bot that buys a card which is not in the kingdom."""
    lacking = [key for key in required_cards(name) if key not in kingdom]
    if lacking:
        buys, there = ", ".join(lacking), ", ".join(kingdom)
        raise BadSetup(
            f"{name} buys {buys}, but the kingdom is {there}",
            key="error-bot-kingdom",
            bot=name,
            cards=buys,
            kingdom=there,
        )


def required_cards(name: str) -> tuple[str, ...]:
    """The Kingdom cards that a bot buys."""
    return tuple(cards.KEYS[card] for card, _ in menu(name) or () if card not in cards.BASIC)


def bot(name: str, seed: int = 0) -> Bot[View, Memory]:
    """A bot that can take a seat; the seed is for one that plays at random."""
    lines = menu(name)
    return RandomBot(seed) if lines is None else BigMoney(lines)
