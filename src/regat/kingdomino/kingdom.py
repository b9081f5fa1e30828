"""A kingdom as people look at it: squares with coordinates, territories, what a placement would bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from regat.kingdomino import cells, dominoes

Square = tuple[int, int]
CASTLE: Square = (0, 0)


@dataclass(frozen=True, slots=True)
class Land:
    terrain: str
    crowns: int


@dataclass(frozen=True, slots=True)
class Territory:
    terrain: str
    squares: tuple[Square, ...]
    crowns: int

    @property
    def points(self) -> int:
        return len(self.squares) * self.crowns


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a domino may go, what that gains at once, and how far the kingdom could still grow."""

    domino: int
    first: Square
    second: Square
    gain: int
    columns_left: int
    rows_left: int

    def __str__(self) -> str:
        return f"place {self.domino} {spell(self.first)}-{spell(self.second)}"


def spell(square: Square) -> str:
    return f"({square[0]},{square[1]})"


def stride(t: cells.Table) -> int:
    return dominoes.NARROW if t.size == 5 else dominoes.WIDE  # the smaller board


def squares(t: cells.Table, seat: int) -> dict[Square, Land]:
    """All squares but the castle, by coordinates."""
    out = {}
    for terrain in range(cells.LANDS):
        for square in on_board(t, seat, t.land[seat * cells.LANDS + terrain]):
            at = 1 << board_square(t, seat, square)
            crowns = bool(t.one_crown[seat] & at) + 2 * bool(t.two_crowns[seat] & at)
            out[square] = Land(dominoes.TERRAINS[terrain], crowns)
    return dict(sorted(out.items(), key=lambda entry: (entry[0][1], entry[0][0])))


def on_board(t: cells.Table, seat: int, board: int) -> Iterator[Square]:
    """The coordinates of a board's squares."""
    while board:
        row, column = divmod((board & -board).bit_length() - 1, stride(t))
        yield column - t.castle_column[seat], row - t.castle_row[seat]
        board &= board - 1


def board_square(t: cells.Table, seat: int, square: Square) -> int:
    return (square[1] + t.castle_row[seat]) * stride(t) + square[0] + t.castle_column[seat]


def beside(square: Square) -> Iterator[Square]:
    for step in dominoes.STEPS:
        yield square[0] + step[0], square[1] + step[1]


def territories(lands: Mapping[Square, Land]) -> tuple[Territory, ...]:
    """The territories of a kingdom, K-SCORE-05, the most valuable first."""
    found = []
    left = dict(lands)
    while left:
        start = next(iter(left))
        terrain = left[start].terrain
        group, border = [start], [start]
        crowns = left.pop(start).crowns
        while border:
            for square in beside(border.pop()):
                if square in left and left[square].terrain == terrain:
                    crowns += left.pop(square).crowns
                    group.append(square)
                    border.append(square)
        found.append(Territory(terrain, tuple(sorted(group)), crowns))
    return tuple(sorted(found, key=lambda one: (-one.points, -len(one.squares), one.terrain, one.squares)))


def points(lands: Mapping[Square, Land]) -> int:
    return sum(territory.points for territory in territories(lands))


def extent(lands: Mapping[Square, Land]) -> tuple[int, int]:
    """Columns and rows of a kingdom, castle included."""
    across = [square[0] for square in (CASTLE, *lands)]
    down = [square[1] for square in (CASTLE, *lands)]
    return max(across) - min(across) + 1, max(down) - min(down) + 1


def with_domino(
    lands: Mapping[Square, Land], number: int, first: Square, second: Square
) -> dict[Square, Land]:
    """A kingdom after a domino was laid."""
    domino = dominoes.BOX[number - 1]
    return {
        **lands,
        first: Land(domino.terrains[0], domino.crowns[0]),
        second: Land(domino.terrains[1], domino.crowns[1]),
    }


def places(lands: Mapping[Square, Land], size: int, number: int) -> list[tuple[Square, Square]]:
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


_BARE = Land("", 0)


def _touches(lands: Mapping[Square, Land], square: Square, terrain: str) -> bool:
    """Whether the castle or the same terrain lies beside a square, K-CONN-02 and K-CONN-03."""
    return any(
        near == CASTLE or (near in lands and lands[near].terrain == terrain) for near in beside(square)
    )


def ends(action: int) -> tuple[Square, Square]:
    """The two squares of a placement."""
    x, y, direction = dominoes.placement(action)
    step = dominoes.STEPS[direction]
    return (x, y), (x + step[0], y + step[1])


def placements(t: cells.Table) -> tuple[Placement, ...]:
    """What the pending placement offers."""
    seat = t.line_king[t.turn]
    number = t.line[t.turn] + 1
    lands = squares(t, seat)
    now = points(lands)
    found = []
    for action in legal_actions(t):
        first, second = ends(action)
        then = with_domino(lands, number, first, second)
        columns, rows = extent(then)
        found.append(Placement(number, first, second, points(then) - now, t.size - columns, t.size - rows))
    return tuple(found)


def legal_actions(t: cells.Table) -> tuple[int, ...]:
    """The numbers of all legal answers, ascending."""
    if t.over:
        return ()
    if t.stage != dominoes.PLACING:
        return tuple(dominoes.CLAIM + slot for slot in range(t.length) if t.slots >> slot & 1)
    seat = t.line_king[t.turn]
    return tuple(
        sorted(
            dominoes.action(*square, direction)
            for direction in range(dominoes.DIRECTIONS)
            for square in on_board(t, seat, t.places[direction])
        )
    )
