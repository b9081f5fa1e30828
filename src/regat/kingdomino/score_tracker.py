"""A kingdom that grows domino by domino, to say what each placement brings."""

from __future__ import annotations

from collections.abc import Mapping

from regat.kingdomino import sheet
from regat.kingdomino.kingdom import Coord, Square, ends
from regat.kingdomino.rules import dominoes


class ScoreTracker:
    """Squares counted from the castle, as actions count them, and what they are worth."""

    def __init__(self, lands: Mapping[Coord, Square]) -> None:
        self._lands = bytearray(dominoes.SPAN * dominoes.SPAN)
        for (x, y), land in lands.items():
            terrain = dominoes.TERRAINS.index(land.terrain)
            self._lands[square(x, y)] = sheet.ground(terrain, land.crowns)
        self._points = sheet.worth(self._lands)

    def place(self, number: int, action: int) -> int:
        """Lay a domino; the points that it brings at once."""
        first, second = ENDS[action]
        self._lands[first], self._lands[second] = GROUNDS[number - 1]
        before, self._points = self._points, sheet.worth(self._lands)
        return self._points - before


def square(x: int, y: int) -> int:
    return (y + dominoes.REACH) * dominoes.SPAN + x + dominoes.REACH


def _ends(action: int) -> tuple[int, int]:
    first, second = ends(action)
    return square(*first), square(*second)


ENDS = [_ends(action) for action in range(dominoes.CLAIM)]  # of each placement
GROUNDS = [  # of each domino, its two squares
    (
        sheet.ground(dominoes.FIRST[domino], dominoes.FIRST_CROWNS[domino]),
        sheet.ground(dominoes.SECOND[domino], dominoes.SECOND_CROWNS[domino]),
    )
    for domino in range(dominoes.DOMINOES)
]
