"""Dominoes, squares and kingdoms in letters; colours only add to them."""

from __future__ import annotations

from rich.text import Text

from regat.kingdomino import dominoes
from regat.kingdomino.kingdom import CASTLE, Land, Territory
from regat.kingdomino.view import KingdomView

LETTER = {terrain: letter for letter, terrain in dominoes.LETTERS.items()}
STYLES = {
    "wheat": "yellow",
    "forest": "green",
    "water": "blue",
    "grass": "bright_green",
    "swamp": "magenta",
    "mine": "red",
}
LEGEND = "C castle, W wheat, F forest, L water, G grass, S swamp, M mine; M2: 2 crowns"


def square(land: Land) -> Text:
    """`M2`: a mine with two crowns."""
    return Text(f"{LETTER[land.terrain]}{land.crowns or ''}", STYLES[land.terrain])


def face(number: int) -> Text:
    """`W1|M`: the two squares of a domino."""
    domino = dominoes.BOX[number - 1]
    halves = [square(Land(terrain, domino.crowns[at])) for at, terrain in enumerate(domino.terrains)]
    return Text.assemble(halves[0], "|", halves[1])


def domino(number: int) -> Text:
    """`23 W1|M`: with its number."""
    return Text(f"{number} ").append_text(face(number))


def board(kingdom: KingdomView, size: int) -> Text:
    """A kingdom with coordinates, and every square that it may still reach."""
    columns = _reach([x for x, _ in (CASTLE, *kingdom.lands)], size)
    rows = _reach([y for _, y in (CASTLE, *kingdom.lands)], size)
    text = Text("    " + "".join(f"{x:>3}" for x in columns), "dim")
    for y in rows:
        text.append(f"\n{y:>4}", "dim")
        for x in columns:
            text.append_text(_cell(kingdom, x, y))
    return text


def _reach(taken: list[int], size: int) -> range:
    return range(max(taken) - size + 1, min(taken) + size)


def _cell(kingdom: KingdomView, x: int, y: int) -> Text:
    if (x, y) == CASTLE:
        return Text.assemble("  ", ("C", "bold reverse"))
    land = kingdom.lands.get((x, y))
    if land is None:
        return Text("  .", "dim")
    spelt = square(land)
    return Text(" " * (3 - len(spelt))).append_text(spelt)


def territory(one: Territory) -> str:
    """`forest 5 × 2 crowns = 10`"""
    return f"{one.terrain} {len(one.squares)} × {_counted(one.crowns, 'crown')} = {one.points}"


def points(number: int) -> str:
    return _counted(number, "point")


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
