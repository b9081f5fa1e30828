"""Squares of a kingdom, small or large: terrains in colours, letters and crowns, castles, empty squares."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from regat.kingdomino.kingdom import Square, halves
from regat.kingdomino.terminal import styles
from regat.kingdomino.terminal.styles import Letters
from regat.terminal.layout import Lines, beside

SPOT, EMPTY = "○", "·"
SPOT_STYLE, EMPTY_STYLE = "bold cyan", "dim"
BRACKETS = "bold #000000 on #ffffff"  # around the squares of a domino that is only previewed


class Scale(NamedTuple):
    """Columns and lines of one square."""

    width: int
    height: int


TINY, SMALL, PLAIN = Scale(2, 1), Scale(3, 1), Scale(4, 1)
MIDDLE, TALL, LARGE, HUGE = Scale(4, 2), Scale(5, 2), Scale(7, 3), Scale(9, 4)


def land(one: Square, scale: Scale, letters: Letters, *, preview: bool = False) -> Lines:
    """A square with its letter and crowns: `M3`, or the letter above the crowns."""
    style = styles.TERRAIN_STYLES[one.terrain]
    letter = letters[one.terrain]
    if scale.height == 1:
        spelt = f"{letter}{one.crowns or ''}"
        lines = [Text(f"{spelt:<2}" if scale == TINY else f" {spelt}".ljust(scale.width), style)]
    else:
        rows = _rows(letter, styles.CROWN * one.crowns, scale)
        lines = [Text(row, style) for row in rows]
        if scale.height > 2:
            _grow(lines, one.terrain)
    return [_bracketed(line) for line in lines] if preview else lines


def castle(seat: int, scale: Scale) -> Lines:
    """A tower, and the sign of its owner."""
    style, sign = styles.CASTLE_STYLES[seat], styles.SIGNS[seat]
    if scale.height > 1:
        return [Text(row, style) for row in _rows(styles.TOWER, sign, scale)]
    spelt = {TINY: f"{styles.TOWER}{sign}", SMALL: f" {sign} "}
    return [Text(spelt.get(scale, f" {styles.TOWER}{sign} "), style)]


def empty(scale: Scale, *, spot: bool = False) -> Lines:
    """An empty square; `spot`: a domino may be placed here."""
    sign = Text(SPOT, SPOT_STYLE) if spot else Text(EMPTY, EMPTY_STYLE)
    left = (scale.width - 1) // 2
    line = Text.assemble(" " * left, sign, " " * (scale.width - 1 - left))
    blank = Text(" " * scale.width)
    above = (scale.height - 1) // 2
    return [blank] * above + [line] + [blank] * (scale.height - 1 - above)


def tile(number: int, scale: Scale, letters: Letters) -> Lines:
    """A domino, its first square on the left."""
    return beside(*(land(half, scale, letters) for half in halves(number)))


def _rows(above: str, below: str, scale: Scale) -> list[str]:
    """Two rows in the middle of a square, the second perhaps empty."""
    first = (scale.height - 1) // 2
    rows = [" " * scale.width] * scale.height
    rows[first], rows[first + 1] = above.center(scale.width), below.center(scale.width)
    return rows


def _grow(lines: Lines, terrain: str) -> None:
    """Fill some of the free space of a large square with what grows there."""
    sign, colour = styles.TEXTURES[terrain]
    style = f"{colour} on {styles.GROUNDS[terrain]}"
    for number, line in enumerate(lines):
        for at in range(1 + number % 2, len(line.plain) - 1, 2):
            near = line.plain[max(0, at - 1) : at + 2]
            if not near.strip() and (at + 2 * number) % 4 != 3:
                line.plain = f"{line.plain[:at]}{sign}{line.plain[at + 1 :]}"
                line.stylize(style, at, at + 1)


def _bracketed(line: Text) -> Text:
    inner = line[1 : len(line.plain) - 1]
    return Text.assemble(("[", BRACKETS), inner, ("]", BRACKETS))
