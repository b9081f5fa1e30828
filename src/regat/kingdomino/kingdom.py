"""A kingdom as people see it: squares with coordinates, territories, and what a placement would gain."""

from __future__ import annotations

import copyreg
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import itemgetter
from types import MappingProxyType
from typing import NamedTuple

from regat.kingdomino.notation import SQUARE_PAIRS, format_squares
from regat.kingdomino.notation import Coord as Coord  # noqa: PLC0414 - part of this module, too
from regat.kingdomino.rules import dominoes, state

CASTLE: Coord = (0, 0)


@dataclass(frozen=True, slots=True)
class Square:
    terrain: str
    crowns: int


LANDS = tuple(tuple(Square(terrain, crowns) for crowns in range(4)) for terrain in dominoes.TERRAINS)


@cache
def halves(number: int) -> tuple[Square, Square]:
    """The first and the second square of a domino."""
    domino = dominoes.BOX[number - 1]
    first, second = map(Square, domino.terrains, domino.crowns)
    return first, second


@lru_cache(4096)
def numbers(bits: int) -> tuple[int, ...]:
    """The dominoes of a set."""
    return tuple(number + 1 for number in range(dominoes.DOMINOES) if bits >> number & 1)


@dataclass(frozen=True, slots=True)
class Territory:
    terrain: str
    squares: tuple[Coord, ...]
    crowns: int

    @property
    def points(self) -> int:
        return len(self.squares) * self.crowns


class Placement(NamedTuple):
    """Where a domino may go, what it gains, and how far the kingdom could still grow."""

    domino: int
    first: Coord
    second: Coord
    gain: int
    columns_left: int
    rows_left: int

    def __str__(self) -> str:
        return f"place {self.domino} {format_squares(self.first, self.second)}"


class Bitboards(NamedTuple):
    """A kingdom as the engine has it: boards of bits."""

    stride: int
    lands: tuple[int, ...]  # a board for each terrain
    one_crown: int
    two_crowns: int
    castle: Coord  # its column and row on the boards


def boards(t: state.State, seat: int) -> Bitboards:
    row = seat * state.LANDS
    castle = t.castle_column[seat], t.castle_row[seat]
    lands = tuple(t.land[row : row + state.LANDS])
    return Bitboards(stride(t), lands, t.one_crown[seat], t.two_crowns[seat], castle)


def stride(t: state.State) -> int:
    return dominoes.NARROW if t.size == 5 else dominoes.WIDE  # the smaller board


def squares(t: state.State, seat: int) -> Mapping[Coord, Square]:
    """All squares but the castle, by coordinates."""
    return drawn(boards(t, seat))


@lru_cache(4096)  # all kingdoms at a table but one are the same as before the last move
def drawn(boards: Bitboards) -> Mapping[Coord, Square]:
    """All squares of a kingdom but the castle, row by row; read-only."""
    (column, row), found = boards.castle, []
    for terrain, board in enumerate(boards.lands):
        left = board
        while left:
            square = left & -left
            y, x = divmod(square.bit_length() - 1, boards.stride)
            crowns = bool(boards.one_crown & square) + 2 * bool(boards.two_crowns & square)
            found.append((y - row, x - column, LANDS[terrain][crowns]))
            left ^= square
    found.sort(key=itemgetter(0, 1))
    return MappingProxyType({(x, y): land for y, x, land in found})


def _look_at(lands: dict[Coord, Square]) -> MappingProxyType[Coord, Square]:
    return MappingProxyType(lands)


# What is looked at is handed to bots in other processes.
copyreg.pickle(MappingProxyType, lambda lands: (_look_at, (dict(lands),)))


def beside(square: Coord) -> Iterator[Coord]:
    for step in dominoes.STEPS:
        yield square[0] + step[0], square[1] + step[1]


def territories(lands: Mapping[Coord, Square]) -> tuple[Territory, ...]:
    """The territories of a kingdom, K-SCORE-05, the most valuable first."""
    found = []
    left = dict(lands)
    while left:
        start, land = left.popitem()
        crowns, group = land.crowns, [start]
        for x, y in group:  # which grows meanwhile
            for square in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
                other = left.get(square)
                if other is not None and other.terrain == land.terrain:
                    crowns += left.pop(square).crowns
                    group.append(square)
        found.append(Territory(land.terrain, tuple(sorted(group)), crowns))
    return tuple(sorted(found, key=lambda one: (-one.points, -len(one.squares), one.terrain, one.squares)))


def points(lands: Mapping[Coord, Square]) -> int:
    return sum(territory.points for territory in territories(lands))


def extent(lands: Mapping[Coord, Square]) -> tuple[int, int]:
    """Columns and rows of a kingdom, castle included."""
    left, right, up, down = bounds(lands)
    return right - left + 1, down - up + 1


def bounds(lands: Mapping[Coord, Square]) -> tuple[int, int, int, int]:
    """How far a kingdom reaches from its castle: left, right, up, down."""
    across = [0, *[x for x, _ in lands]]
    down = [0, *[y for _, y in lands]]
    return min(across), max(across), min(down), max(down)


def with_domino(
    lands: Mapping[Coord, Square], number: int, first: Coord, second: Coord
) -> dict[Coord, Square]:
    """A kingdom after a domino was laid."""
    return {**lands, **dict(zip((first, second), halves(number), strict=True))}


def places(lands: Mapping[Coord, Square], size: int, number: int) -> list[tuple[Coord, Coord]]:
    """Where a domino could go in a kingdom, section 6: found from the squares alone, whosever turn it is."""
    domino = dominoes.BOX[number - 1]
    found = set()
    for one in {square for land in (CASTLE, *lands) for square in beside(land)} - {CASTLE, *lands}:
        for other in beside(one):
            if other in lands or other == CASTLE or max(extent({**lands, one: _BARE, other: _BARE})) > size:
                continue
            if _touches(lands, one, domino.terrains[0]):
                found.add((one, other))
            if _touches(lands, one, domino.terrains[1]):
                found.add((other, one))
    if domino.symmetric:
        return sorted(pair for pair in found if pair[0] < pair[1])  # turned around it is the same
    return sorted(found)


_BARE = Square("", 0)


def _touches(lands: Mapping[Coord, Square], square: Coord, terrain: str) -> bool:
    """Whether the castle or the same terrain is beside a square, K-CONN-02 and K-CONN-03."""
    return any(
        near == CASTLE or (near in lands and lands[near].terrain == terrain) for near in beside(square)
    )


def placements(t: state.State, gains: Mapping[int, int]) -> tuple[Placement, ...]:
    """What the pending placement offers, with what each legal action gains."""
    number, size = t.line[t.turn] + 1, t.size
    left, right, up, down = bounds(squares(t, t.seat))
    found = []
    for action in sorted(gains):
        one, other = SQUARE_PAIRS[action]
        columns = max(right, one[0], other[0]) - min(left, one[0], other[0]) + 1
        rows = max(down, one[1], other[1]) - min(up, one[1], other[1]) + 1
        found.append(Placement(number, one, other, gains[action], size - columns, size - rows))
    return tuple(found)


def best_gain(lands: Mapping[Coord, Square], size: int, number: int) -> int | None:
    """The most points that a domino could gain in a kingdom now; None if it has no legal place."""
    now = points(lands)
    gains = (
        points(with_domino(lands, number, first, second)) - now
        for first, second in places(lands, size, number)
    )
    return max(gains, default=None)
