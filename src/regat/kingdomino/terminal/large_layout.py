"""The table on a large screen: frame, with squares as large as there is room for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise, product

from rich.text import Text

from regat.kingdomino.terminal import board
from regat.kingdomino.terminal import domino_lines as lines
from regat.kingdomino.terminal import territories as worth
from regat.kingdomino.terminal.answer_list import AnswerList
from regat.kingdomino.terminal.board import Board
from regat.kingdomino.terminal.scene import Scene
from regat.kingdomino.terminal.squares import HUGE, LARGE, MIDDLE, SMALL, TALL, Scale
from regat.terminal import layout
from regat.terminal.layout import FRAME_HEIGHT, FRAME_WIDTH, Lines, frame
from regat.terminal.screen import Area

LOG_WIDTH = 44  # columns of a frame log in which most lines fit
LOG_HEIGHT = 6
CHIPS = 2  # lines of territories below another player's kingdom
TERRITORIES = 5  # lines of the frame territories of one's own
# Columns of the screen, and the lines of answers: always as many, so that the table above stays where it is.
ANSWERS = ((160, 4), (0, 6))


@dataclass(frozen=True)
class LargeLayout:
    scene: Scene
    room: Area

    def draw(self) -> Lines | None:
        """None if the room is too small for it."""
        table = self._table
        if table is None:
            return None
        head = self.scene.headed(self.scene.progress(), self.room.width)
        return layout.fit([head, *table.draw(), *self._asked()], self.room.width)

    def pages(self) -> int | None:
        """None if the room is too small for it."""
        return self._listed.pages(self._lines) if self._table else None

    @cached_property
    def _table(self) -> TableLayout | None:
        """The largest table for which there is room."""
        tall = self.room.height - 1 - self._lines - 1 - FRAME_HEIGHT
        scales = product((HUGE, LARGE, TALL), (HUGE, LARGE, TALL, MIDDLE, SMALL), (LARGE, TALL, SMALL))
        tables = (TableLayout(self.scene, self.room.width, tall, *some) for some in scales)
        return next((table for table in tables if table.fits), None)

    @property
    def _lines(self) -> int:
        return next(lines for columns, lines in ANSWERS if self.room.width >= columns)

    @cached_property
    def _listed(self) -> AnswerList:
        return AnswerList(self.scene, self.room.width - FRAME_WIDTH)

    def _asked(self) -> Lines:
        """The prompt in a frame of its own, and below a line about what a placement would gain."""
        body = layout.pad(self._listed.page(self._lines), self._lines)
        if self.scene.view.placements:
            body += self._listed.preview() or [self.scene.translate.dim("kingdomino-try")]
        title = self._listed.question(self._lines, self.room.width - FRAME_WIDTH - 2)
        return frame(body, title, self.room.width, self._lines + 1 + FRAME_HEIGHT)


class TableLayout:
    """One's own kingdom and its territories on the left; lines, log and the others on the right."""

    def __init__(
        self, scene: Scene, columns: int, tall: int, own: Scale, other: Scale, domino: Scale
    ) -> None:
        self.scene, self.columns, self.tall = scene, columns, tall
        self.own, self.other, self.domino = own, other, domino
        widest = board.widest(scene.view.size)
        self.left = board.LABEL + 1 + widest * own.width + FRAME_WIDTH
        self.right = columns - self.left
        self.own_height = 1 + widest * own.height + FRAME_HEIGHT
        self.lines_width = lines.width(scene, domino) + FRAME_WIDTH
        self.lines_height = lines.height(scene, domino) + FRAME_HEIGHT
        self.others_width = len(scene.others) * (scene.view.size * other.width + FRAME_WIDTH)
        self.others_height = scene.view.size * other.height + CHIPS + FRAME_HEIGHT
        self.log_beside_others = self.right - self.others_width >= LOG_WIDTH
        self.log_beside_lines = self.right - self.lines_width >= LOG_WIDTH

    @property
    def fits(self) -> bool:
        if self.other.width > self.own.width or self.left > self.columns // 2:
            return False
        if self.own_height + TERRITORIES > self.tall:
            return False
        if max(self.lines_width, self.others_width) > self.right:
            return False
        log = 0 if self.log_beside_others or self.log_beside_lines else LOG_HEIGHT
        return self.lines_height + self.others_height + log <= self.tall

    def draw(self) -> Lines:
        return layout.beside(self._left(), self._right())

    def _left(self) -> Lines:
        scene, size = self.scene, self.scene.view.size
        reach = board.reach(scene.view.kingdoms[scene.seat].lands, size)
        drawn = layout.center(
            scene.own_board().draw(reach, self.own), self.left - FRAME_WIDTH, self.own_height - FRAME_HEIGHT
        )
        rows = worth.rows(scene, scene.seat)
        below = self.tall - self.own_height
        across = layout.per_line(rows, self.left - FRAME_WIDTH)
        title = scene.translate.bold("kingdomino-territories")
        territories = layout.in_columns(rows, -(-len(rows) // across), gap=3)
        legend = layout.flow(worth.legend(scene), self.left - FRAME_WIDTH, " " * 3)
        space = below - FRAME_HEIGHT - len(territories) - len(legend)
        if space > 0:
            territories += [*[Text()] * space, *legend]
        return [
            *frame(drawn, scene.owner(scene.seat), self.left, self.own_height),
            *frame(territories, title, self.left, below),
        ]

    def _right(self) -> Lines:
        if self.log_beside_others:
            return self._with_log_below()
        if self.log_beside_lines:
            return self._with_log_above()
        log = self.tall - self.lines_height - self.others_height
        return [
            *self._lines(self.right, self.lines_height),
            *self._others(self.right, self.others_height),
            *self._log(self.right, log),
        ]

    def _with_log_below(self) -> Lines:
        """Few other players: the log has its place beside them, and the unseen dominoes beside the lines."""
        rest = self.right - self.lines_width
        unseen = self._unseen(rest, self.lines_height)
        above = self._lines(self.lines_width if unseen else self.right, self.lines_height)
        tall = self.tall - self.lines_height
        log = self._log(self.right - self.others_width, tall)
        below = layout.beside(self._others(self.others_width, tall), log)
        return [*(layout.beside(above, unseen) if unseen else above), *below]

    def _with_log_above(self) -> Lines:
        """Many other players: the log is beside the lines, and below the lines what nobody has seen yet."""
        tall = self.tall - self.others_height
        unseen = self._unseen(self.lines_width, tall - self.lines_height)
        both = [*self._lines(self.lines_width, tall - len(unseen)), *unseen]
        log = self._log(self.right - self.lines_width, tall)
        return [*layout.beside(both, log), *self._others(self.right, self.others_height)]

    def _lines(self, columns: int, tall: int) -> Lines:
        title = self.scene.translate.bold("kingdomino-lines")
        drawn = lines.lines(self.scene, self.domino, min(columns - FRAME_WIDTH, self.lines_width))
        return frame(drawn, title, columns, tall)

    def _log(self, columns: int, tall: int) -> Lines:
        title = self.scene.translate.bold("kingdomino-log")
        return frame(self.scene.log(tall - FRAME_HEIGHT), title, columns, tall)

    def _unseen(self, columns: int, tall: int) -> Lines:
        """Empty if they do not fit."""
        if columns < 30:
            return []
        drawn = lines.unseen(self.scene, columns - FRAME_WIDTH)
        title = self.scene.translate.bold("kingdomino-unseen")
        return frame(drawn, title, columns, tall) if len(drawn) + FRAME_HEIGHT <= tall else []

    def _others(self, columns: int, tall: int) -> Lines:
        """Side by side, each in the same part of the width."""
        many = len(self.scene.others)
        ends = [columns * number // many for number in range(many + 1)]
        widths = (end - start for start, end in pairwise(ends))
        shares = zip(self.scene.others, widths, strict=True)
        return layout.beside(*(self._other(seat, each, tall) for seat, each in shares))

    def _other(self, seat: int, columns: int, tall: int) -> Lines:
        scene = self.scene
        lands = scene.view.kingdoms[seat].lands
        drawn = Board(seat, scene.translate.letters, lands).draw(board.bounds(lands), self.other, axes=False)
        space = tall - FRAME_HEIGHT - CHIPS
        drawn = layout.pad(layout.center(drawn, columns - FRAME_WIDTH, space), space)
        chips = layout.flow(worth.chips(scene, seat), columns - FRAME_WIDTH)[:CHIPS]
        return frame([*drawn, *chips], scene.owner_in(seat, columns - FRAME_WIDTH - 2), columns, tall)
