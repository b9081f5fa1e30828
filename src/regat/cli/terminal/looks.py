"""How cards and dominoes look in letters; colours only add to them."""

from __future__ import annotations

from rich.text import Text

from regat.dominion import cards
from regat.kingdomino import dominoes
from regat.kingdomino.kingdom import Land

CARD_STYLES = (
    (cards.CURSED, "magenta"),
    (cards.TREASURE, "yellow"),
    (cards.VICTORY, "green"),
    (cards.ATTACK, "red"),
    (cards.REACTION, "cyan"),
)
LETTER = {terrain: letter for letter, terrain in dominoes.LETTERS.items()}
TERRAIN_STYLES = {
    "wheat": "black on yellow3",
    "forest": "white on dark_green",
    "water": "white on blue3",
    "grass": "black on chartreuse3",
    "swamp": "black on light_salmon3",
    "mine": "white on grey30",
}


def card_style(key: str) -> str:
    """Each type of card has its colour; plain Actions have none."""
    card = cards.CATALOGUE[cards.NUMBER[key]]
    return next((colour for kind, colour in CARD_STYLES if card.is_a(kind)), "")


def cost(key: str) -> int:
    return cards.COSTS[cards.NUMBER[key]]


def square(land: Land) -> Text:
    """`M2`: a mine with two crowns."""
    return Text(f"{LETTER[land.terrain]}{land.crowns or ''}", TERRAIN_STYLES[land.terrain])


def face(number: int) -> Text:
    """`W1|M`: the two squares of a domino."""
    domino = dominoes.BOX[number - 1]
    first, second = (square(Land(terrain, domino.crowns[at])) for at, terrain in enumerate(domino.terrains))
    return Text.assemble(first, "|", second)


def domino(number: int) -> Text:
    """`23 W1|M`: with its number."""
    return Text(f"{number} ").append_text(face(number))
