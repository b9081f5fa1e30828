"""Everything that lies open: all kingdoms with their territories, both lines, and what is not yet seen."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from regat.kingdomino.terminal import board, layout, log
from regat.kingdomino.terminal import territories as worth
from regat.kingdomino.terminal.board import Board
from regat.kingdomino.terminal.layout import Drawn, Sheet
from regat.kingdomino.terminal.scene import Scene
from regat.kingdomino.terminal.squares import HUGE, LARGE, PLAIN, SMALL, TALL, Scale

GAP = 2
LINES = 76  # columns in which both lines look well


def overview(scene: Scene) -> Drawn:
    return Drawn(lambda columns, tall: _overview(scene, columns, tall))


def _overview(scene: Scene, columns: int, tall: int) -> Sheet:
    unseen = Text.assemble((scene.voice.plain("kingdomino-unseen"), "bold"), f": {len(scene.view.unseen)}")
    above = [
        scene.headed(scene.progress(), columns),
        *log.lines(scene, SMALL, min(columns, LINES)),
        Text(),
    ]
    below = [Text(), unseen, *log.unseen(scene, columns)]
    between = kingdoms(scene, columns, tall - len(above) - len(below) - 1, territories=True)
    return [*above, *between, *below]


def kingdoms(scene: Scene, columns: int, tall: int, *, territories: bool) -> Sheet:
    """All kingdoms, one's own first, with the largest squares for which there is room."""
    drawn: Sheet = []
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


def _arranged(scene: Scene, scale: Scale, across: int, columns: int, *, territories: bool) -> Sheet:
    seats = [scene.seat, *scene.others]
    each = (columns + GAP) // across - GAP
    drawn: Sheet = []
    for start in range(0, len(seats), across):
        some = seats[start : start + across]
        boards = [_kingdom(scene, seat, scale, each) for seat in some]
        tallest = max(map(len, boards))
        drawn += [Text()] if drawn else []
        drawn += layout.beside(*([*one, *[Text()] * (tallest - len(one))] for one in boards), gap=GAP)
        if territories:
            drawn += layout.beside(*(_territories(scene, seat, each) for seat in some), gap=GAP)
    return drawn


def _kingdom(scene: Scene, seat: int, scale: Scale, each: int) -> Sheet:
    lands = scene.view.kingdoms[seat].lands
    drawn = Board(seat, lands).draw(board.bounds(lands), scale)
    return [layout.cut(line, each) for line in (scene.owner_in(seat, each), *drawn)]


def _territories(scene: Scene, seat: int, each: int) -> Sheet:
    """With names if there is room for them."""
    rows = worth.rows(scene, seat)
    if layout.width(rows) > each:
        rows = layout.flow(worth.chips(scene, seat), each, 1)
    return [layout.cut(line, each) for line in rows]
