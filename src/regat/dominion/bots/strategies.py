"""Strategies: what to buy with a given kingdom.

The best one buys Treasures and the one or two Kingdom cards that helped most in simulated games
(`openings.py`, measured by `tools/openings.py`), and near the end Duchies and Estates.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from regat.dominion.bots.openings import OPENINGS
from regat.dominion.rules import cards
from regat.dominion.search.playouts import BuyRule

MANY = 255
ALWAYS = 255


@dataclass(frozen=True, slots=True)
class OpeningCard:
    """A Kingdom card, how many copies to buy, and whether it comes before Gold."""

    key: str
    most: int
    first: bool

    @property
    def line(self) -> BuyRule:
        return (cards.NUMBER[self.key], self.most, ALWAYS)


def strategy(picks: Iterable[OpeningCard], players: int) -> tuple[BuyRule, ...]:
    """Money with some Kingdom cards."""
    picks = tuple(picks)
    return (
        (cards.PROVINCE, MANY, ALWAYS),
        (cards.DUCHY, MANY, 2 + players),
        *(pick.line for pick in picks if pick.first),
        (cards.GOLD, MANY, ALWAYS),
        (cards.ESTATE, MANY, players),
        *(pick.line for pick in picks if not pick.first),
        (cards.SILVER, MANY, ALWAYS),
    )


@cache
def best_picks(kingdom: tuple[str, ...], most_cards: int = 2) -> tuple[OpeningCard, ...]:
    """The best opening in this kingdom; empty if money alone does better."""
    available = set(kingdom)
    worth, found = 500, ""
    for text, score in OPENINGS.items():
        picks = read(text)
        if score > worth and len(picks) <= most_cards and available.issuperset(pick.key for pick in picks):
            worth, found = score, text
    return read(found)


@cache
def read(text: str) -> tuple[OpeningCard, ...]:
    """Parse an opening such as `witch 2 first, moat 1`."""
    parts = (part.split() for part in text.split(", ") if part)
    return tuple(OpeningCard(key, int(most), first == ["first"]) for key, most, *first in parts)


def best(kingdom: tuple[str, ...], players: int, seat: int = 0) -> tuple[BuyRule, ...]:
    """Money with the one or two Kingdom cards that help most."""
    return strategy(best_picks(kingdom), players)


def good(kingdom: tuple[str, ...], players: int, seat: int = 0) -> tuple[BuyRule, ...]:
    """Money with the one Kingdom card that helps most."""
    return strategy(best_picks(kingdom, 1), players)
