"""Strategies of beginners: expensive cards first, then a favourite card, then money alone."""

from __future__ import annotations

from regat.dominion.bots.strategies import ALWAYS, MANY, strategy
from regat.dominion.rules import cards
from regat.dominion.rules.kingdoms import as_bits
from regat.dominion.search.playouts import BuyRule
from regat.kernel.chance import HashRandom, seed_key

A_FEW = 3
STREAM = 1 << 40
# Any seed will do; with this one the levels also differ clearly on the few recommended sets.
SEED = 1_000
USELESS_ALONE = ("throne_room", "village")


def _draws(kingdom: tuple[str, ...], seat: int) -> HashRandom:
    """Preferences depend on the kingdom and the seat alone, so they last for a whole game."""
    return HashRandom(seed_key(SEED + seat, STREAM + as_bits(kingdom)))


def dearest_first(kingdom: tuple[str, ...], players: int, seat: int) -> tuple[BuyRule, ...]:
    """Provinces, and else the most expensive card; Silver only when nothing else is left.

    Without Silver a bot that owns all cheap cards and has trashed its money would never buy again.
    """
    shuffled = _draws(kingdom, seat).sample(kingdom, len(kingdom))
    numbers = [cards.GOLD, *(cards.NUMBER[key] for key in shuffled)]
    dearest = sorted(numbers, key=lambda card: -cards.COSTS[card])
    return (
        (cards.PROVINCE, MANY, ALWAYS),
        *((card, MANY if card == cards.GOLD else A_FEW, ALWAYS) for card in dearest),
        (cards.SILVER, MANY, ALWAYS),
        (cards.COPPER, MANY, ALWAYS),
    )


def favourite_card(kingdom: tuple[str, ...], players: int, seat: int) -> tuple[BuyRule, ...]:
    """Money, and three of a favourite Action, good or not, before Gold; no Duchies."""
    actions = [
        cards.NUMBER[key]
        for key in kingdom
        if cards.ACTION_CARDS >> cards.NUMBER[key] & 1 and key not in USELESS_ALONE
    ]
    return (
        (cards.PROVINCE, MANY, ALWAYS),
        (_draws(kingdom, seat).pick(actions), A_FEW, ALWAYS),
        (cards.GOLD, MANY, ALWAYS),
        (cards.SILVER, MANY, ALWAYS),
    )


def money_only(kingdom: tuple[str, ...], players: int, seat: int) -> tuple[BuyRule, ...]:
    """Money alone; Duchies and Estates when the Provinces run out."""
    return strategy((), players)
