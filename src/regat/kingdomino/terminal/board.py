"""A kingdom on the screen, with coordinates that can be typed."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from rich.text import Text

from regat.kingdomino import kingdom
from regat.kingdomino.kingdom import CASTLE, Square
from regat.kingdomino.notation import Coord
from regat.kingdomino.terminal import squares
from regat.kingdomino.terminal.squares import Scale
from regat.kingdomino.terminal.styles import Letters
from regat.terminal.layout import Lines, beside

LABEL = 2  # columns for the numbers of the rows, from -6 to 6
BEYOND = 2  # how far beyond a kingdom a domino can reach


@dataclass(frozen=True, slots=True)
class Frame:
    """The columns and rows that are shown."""

    across: range
    down: range


@dataclass(frozen=True, slots=True)
class Board:
    """The squares of a kingdom; on `spots` a domino may be placed, on `preview` it is shown."""

    seat: int
    letters: Letters
    lands: Mapping[Coord, Square]
    spots: Collection[Coord] = ()
    preview: Collection[Coord] = ()

    def draw(self, frame: Frame, scale: Scale, *, axes: bool = True) -> Lines:
        lines = []
        if axes:
            numbers = "".join(f"{x}".rjust((scale.width + 2) // 2).ljust(scale.width) for x in frame.across)
            lines.append(Text(" " * (LABEL + 1) + numbers, "dim"))
        for y in frame.down:
            row = beside(*(self._square((x, y), scale) for x in frame.across))
            lines += beside(_label(y, scale), row, gap=1) if axes else row
        return lines

    def _square(self, square: Coord, scale: Scale) -> Lines:
        if square == CASTLE:
            return squares.castle(self.seat, scale)
        if square in self.lands:
            return squares.land(self.lands[square], scale, self.letters, preview=square in self.preview)
        return squares.empty(scale, spot=square in self.spots)


def reach(lands: Mapping[Coord, Square], size: int) -> Frame:
    """A kingdom and every square that its next domino could reach: never more than `widest(size)`."""
    left, right, up, down = kingdom.bounds(lands)
    return Frame(_reach(left, right, size), _reach(up, down, size))


def bounds(lands: Mapping[Coord, Square]) -> Frame:
    """A kingdom and nothing around it."""
    left, right, up, down = kingdom.bounds(lands)
    return Frame(range(left, right + 1), range(up, down + 1))


def widest(size: int) -> int:
    """How many columns or rows `reach` may take."""
    return size + BEYOND


def _reach(first: int, last: int, size: int) -> range:
    return range(max(first - BEYOND, last - size + 1), min(last + BEYOND, first + size - 1) + 1)


def _label(y: int, scale: Scale) -> Lines:
    lines = [Text(" " * LABEL)] * scale.height
    lines[(scale.height - 1) // 2] = Text(f"{y:>{LABEL}}", "dim")
    return lines
