"""Strategies: what to buy, by the cards on the table.

The best one lives on money and on the one or two Kingdom cards that helped most in simulated games
(`openings.py`, measured by `tools/openings.py`); near the end it turns to Duchies and Estates.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from regat.dominion.bots.openings import OPENINGS
from regat.dominion.rules import cards
from regat.dominion.search.playouts import Line

MANY = 255
ALWAYS = 255


@dataclass(frozen=True, slots=True)
class OpeningCard:
    """A Kingdom card, how many of it, and whether it is bought rather than a Gold."""

    key: str
    most: int
    first: bool

    @property
    def line(self) -> Line:
        return (cards.NUMBER[self.key], self.most, ALWAYS)


def strategy(picks: Iterable[OpeningCard], players: int) -> tuple[Line, ...]:
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
    """The best opening that these ten cards allow; none where money alone does better."""
    there = set(kingdom)
    worth, found = 500, ""
    for text, score in OPENINGS.items():
        picks = read(text)
        if score > worth and len(picks) <= most_cards and there.issuperset(_keys(picks)):
            worth, found = score, text
    return read(found)


def _keys(picks: Iterable[OpeningCard]) -> list[str]:
    return [pick.key for pick in picks]


@cache
def read(text: str) -> tuple[OpeningCard, ...]:
    """Picks as they are written: `witch 2 first, moat 1`."""
    return tuple(_pick(part.split()) for part in text.split(", ") if part)


def _pick(words: Sequence[str]) -> OpeningCard:
    return OpeningCard(words[0], int(words[1]), words[2:] == ["first"])


def best(kingdom: tuple[str, ...], players: int, seat: int = 0) -> tuple[Line, ...]:
    """The one or two Kingdom cards that help most, whoever plays them."""
    return strategy(best_picks(kingdom), players)


def good(kingdom: tuple[str, ...], players: int, seat: int = 0) -> tuple[Line, ...]:
    """The one Kingdom card that helps most."""
    return strategy(best_picks(kingdom, 1), players)
