"""The points of a deck by card."""

from __future__ import annotations

from regat.dominion.rules import cards


def points_by_card(key: str, copies: int, size: int) -> int:
    """The points of the copies of a card in a deck of this size, D-CARD-GARDENS-2."""
    number = cards.NUMBER[key]
    each = size // 10 if number == cards.GARDENS else cards.POINTS[number]
    return each * copies
