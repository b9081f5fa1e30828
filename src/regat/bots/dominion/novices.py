"""How people begin: with what looks dear and new, then with a favourite, then with points in time."""

from __future__ import annotations

from regat.bots.dominion.strategies import ALWAYS, MANY, strategy
from regat.dominion import cards
from regat.dominion.kingdoms import as_bits
from regat.dominion.playouts import Line
from regat.kernel.chance import Draws, plain_key

TWO, A_FEW = 2, 3
FANCY_STREAM = 1 << 40


def _draws(kingdom: tuple[str, ...]) -> Draws:
    """What is fancied depends on the cards on the table alone, so that it stays the same for a whole game."""
    return Draws(plain_key(0, FANCY_STREAM + as_bits(kingdom)))


def fanciful(kingdom: tuple[str, ...], players: int) -> tuple[Line, ...]:
    """Provinces, and else the dearest card that can be had; Silver looks dull."""
    shuffled = _draws(kingdom).sample(kingdom, len(kingdom))
    numbers = [cards.GOLD, *(cards.NUMBER[key] for key in shuffled)]
    dearest = sorted(numbers, key=lambda card: -cards.COSTS[card])
    return (
        (cards.PROVINCE, MANY, ALWAYS),
        *((card, MANY if card == cards.GOLD else A_FEW, ALWAYS) for card in dearest),
    )


def fond(kingdom: tuple[str, ...], players: int) -> tuple[Line, ...]:
    """Money, and two of a favourite Action, good or not; no thought of Duchies."""
    actions = [cards.NUMBER[key] for key in kingdom if cards.ACTION_CARDS >> cards.NUMBER[key] & 1]
    return (
        (cards.PROVINCE, MANY, ALWAYS),
        (_draws(kingdom).pick(actions), TWO, ALWAYS),
        (cards.GOLD, MANY, ALWAYS),
        (cards.SILVER, MANY, ALWAYS),
    )


def patient(kingdom: tuple[str, ...], players: int) -> tuple[Line, ...]:
    """Money alone; Duchies and Estates when the Provinces run out."""
    return strategy((), players)
