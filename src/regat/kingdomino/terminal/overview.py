"""Everything visible: all kingdoms with their territories, both lines, and the unseen dominoes."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from regat.kingdomino.terminal import board, domino_lines
from regat.kingdomino.terminal import territories as worth
from regat.kingdomino.terminal.board import Board
from regat.kingdomino.terminal.scene import Scene
from regat.kingdomino.terminal.squares import HUGE, LARGE, PLAIN, SMALL, TALL, Scale
from regat.terminal import layout
from regat.terminal.layout import LazyLines, Lines

GAP = 2
LINES = 76  # columns in which both lines look well


def overview(scene: Scene) -> LazyLines:
    return LazyLines(lambda columns, tall: _overview(scene, columns, tall))


def _overview(scene: Scene, columns: int, tall: int) -> Lines:
    unseen = Text.assemble(
        (scene.translate.plain("kingdomino-unseen"), "bold"), f": {len(scene.view.unseen)}"
    )
    above = [
        scene.headed(scene.progress(), columns),
        *domino_lines.lines(scene, SMALL, min(columns, LINES)),
        Text(),
    ]
    below = [Text(), unseen, *domino_lines.unseen(scene, columns)]
    between = kingdoms(scene, columns, tall - len(above) - len(below) - 1, territories=True)
    return [*above, *between, *below]


def kingdoms(scene: Scene, columns: int, tall: int, *, territories: bool) -> Lines:
    """All kingdoms, one's own first, with the largest squares for which there is room."""
    drawn: Lines = []
    for scale, across in _layouts(scene.view.players, scene.view.size, columns):
        drawn = _arranged(scene, scale, across, columns, territories=territories)
        if len(drawn) <= tall:
            break
    return drawn


def _layouts(kingdoms: int, size: int, columns: int) -> Iterator[tuple[Scale, int]]:
    """Squares, and how many kingdoms are side by side; in the end what needs least room."""
    for scale in (HUGE, LARGE, TALL, PLAIN, SMALL):
        for across in (kingdoms, 2, 1):
            if across <= kingdoms and across * (_width(size, scale) + GAP) - GAP <= columns:
                yield scale, across
                break
    yield SMALL, max(1, min(kingdoms, (columns + GAP) // (_width(size, SMALL) + GAP)))


def _width(size: int, scale: Scale) -> int:
    return board.LABEL + 1 + size * scale.width


def _arranged(scene: Scene, scale: Scale, across: int, columns: int, *, territories: bool) -> Lines:
    each = (columns + GAP) // across - GAP
    drawn: Lines = []
    for start in range(0, len(scene.seats), across):
        some = scene.seats[start : start + across]
        drawn += [Text()] if drawn else []
        drawn += layout.beside(*(_kingdom(scene, seat, scale, each) for seat in some), gap=GAP)
        if territories:
            drawn += layout.beside(*(_territories(scene, seat, each) for seat in some), gap=GAP)
    return drawn


def _kingdom(scene: Scene, seat: int, scale: Scale, each: int) -> Lines:
    lands = scene.view.kingdoms[seat].lands
    drawn = Board(seat, scene.translate.letters, lands).draw(board.bounds(lands), scale)
    return layout.fill((scene.owner_in(seat, each), *drawn), each)


def _territories(scene: Scene, seat: int, each: int) -> Lines:
    """With names if there is room for them."""
    rows = worth.rows(scene, seat)
    if layout.widest(rows) > each:
        rows = layout.flow(worth.chips(scene, seat), each, " ")
    return layout.fill(rows, each)
