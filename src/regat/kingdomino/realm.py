"""A kingdom that grows domino by domino, to say what each placement brings."""

from __future__ import annotations

from collections.abc import Mapping

from regat.kingdomino import dominoes, sheet
from regat.kingdomino.kingdom import Land, Square


class Realm:
    """Squares counted from the castle, as actions count them, and what they are worth."""

    def __init__(self, lands: Mapping[Square, Land]) -> None:
        self._lands = bytearray(dominoes.SPAN * dominoes.SPAN)
        for square, land in lands.items():
            self._lay(square, dominoes.TERRAINS.index(land.terrain), land.crowns)
        self._points = sheet.worth(self._lands)

    def place(self, number: int, first: Square, second: Square) -> int:
        """Lay a domino; the points that it brings at once."""
        domino = number - 1
        self._lay(first, dominoes.FIRST[domino], dominoes.FIRST_CROWNS[domino])
        self._lay(second, dominoes.SECOND[domino], dominoes.SECOND_CROWNS[domino])
        before, self._points = self._points, sheet.worth(self._lands)
        return self._points - before

    def _lay(self, square: Square, terrain: int, crowns: int) -> None:
        x, y = square
        place = (y + dominoes.REACH) * dominoes.SPAN + x + dominoes.REACH
        self._lands[place] = sheet.ground(terrain, crowns)
