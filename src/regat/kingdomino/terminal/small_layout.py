"""The table on a small screen: no frames, every line is used."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil

from rich.text import Text

from regat.kingdomino.terminal import board, territories
from regat.kingdomino.terminal import domino_lines as lines
from regat.kingdomino.terminal.answer_list import AnswerList
from regat.kingdomino.terminal.board import Board
from regat.kingdomino.terminal.scene import Scene
from regat.kingdomino.terminal.squares import LARGE, MIDDLE, PLAIN, SMALL, TALL, TINY, Scale
from regat.terminal import layout
from regat.terminal.layout import Lines
from regat.terminal.screen import Area

GAP = 2
CHIPS = 2  # lines of territories below one's own kingdom
FEW_LINES = 5  # of answers, for which the table gives way
MIN_LOG = 3  # lines; a preview takes one of them
ROOMY = 45  # columns that lines and other kingdoms need beside larger squares


@dataclass(frozen=True)
class SmallLayout:
    scene: Scene
    room: Area

    def draw(self) -> Lines:
        """The table, the log, the question and the answers, from top to bottom."""
        asked = [self._listed.question(self._lines, self.room.width), *self._listed.page(self._lines)]
        preview = self._listed.preview()
        left = self.room.height - 1 - len(self._table) - len(asked) - len(preview)
        log = self.scene.log(left) if left > 0 else []
        gap = [Text()] * (left - len(log))
        head = self.scene.headed(self.scene.progress(), self.room.width)
        above = [head, *self._table, *log, *gap]
        below = [*preview, *asked]
        # On a screen that is too small, the prompt has priority.
        return [*above[: max(0, self.room.height - len(below))], *below][: self.room.height]

    def pages(self) -> int:
        return self._listed.pages(self._lines)

    @cached_property
    def _listed(self) -> AnswerList:
        return AnswerList(self.scene, self.room.width)

    @cached_property
    def _lines(self) -> int:
        """Lines for the answers."""
        free = self.room.height - 1 - len(self._table) - 1 - MIN_LOG
        needed = ceil(len(self.scene.answers) / self._listed.across)
        return max(1, min(needed, max(free, min(FEW_LINES, self.room.height // 5))))

    # The table ----------------------------------------------------------------------------------------

    @cached_property
    def _table(self) -> Lines:
        """One's own kingdom on the left, beside it the lines and the kingdoms of the others."""
        most = self.room.height - 2 - FEW_LINES - MIN_LOG
        fit = [scale for scale in (LARGE, TALL) if self._tall(scale) <= most and self._rest(scale) >= ROOMY]
        scale = fit[0] if fit else PLAIN
        right = self._right(self._rest(scale), self._tall(scale))
        return layout.fit(layout.beside(self._own(scale), right, gap=GAP), self.room.width)

    def _tall(self, scale: Scale) -> int:
        """The lines of one's own kingdom: always as for the largest, so that nothing jumps about."""
        return 2 + board.widest(self.scene.view.size) * scale.height + CHIPS

    def _wide(self, scale: Scale) -> int:
        return board.LABEL + 1 + board.widest(self.scene.view.size) * scale.width

    def _rest(self, scale: Scale) -> int:
        """The columns beside it."""
        return self.room.width - self._wide(scale) - GAP

    def _own(self, scale: Scale) -> Lines:
        scene, columns = self.scene, self._wide(scale)
        frame = board.reach(scene.view.kingdoms[scene.seat].lands, scene.view.size)
        drawn = [scene.owner_in(scene.seat, columns), *scene.own_board().draw(frame, scale)]
        chips = layout.flow(territories.chips(scene, scene.seat), columns, " ")[:CHIPS]
        height = self._tall(scale)
        return layout.fill([*layout.pad(drawn, height - CHIPS), *chips], columns, height)

    def _right(self, columns: int, tall: int) -> Lines:
        both = lines.lines(self.scene, SMALL, columns)
        needed = lines.height(self.scene, SMALL)
        both = layout.pad(both, needed + (needed + 2 + self.scene.view.size <= tall))
        return [*both, *self._others(columns, tall - len(both) - 1)]

    def _others(self, columns: int, tall: int) -> Lines:
        scene, size = self.scene, self.scene.view.size
        each = (columns - GAP * (len(scene.others) - 1)) // len(scene.others)
        fit = [one for one in (TALL, MIDDLE) if size * one.height <= tall]
        scale = next((one for one in (*fit, PLAIN, SMALL) if size * one.width <= each), TINY)
        kingdoms = []
        for seat in scene.others:
            lands = scene.view.kingdoms[seat].lands
            drawn = Board(seat, scene.translate.letters, lands).draw(board.bounds(lands), scale, axes=False)
            drawn = layout.pad(layout.center(drawn, size * scale.width), size * scale.height)
            kingdoms.append(layout.fill((scene.owner_in(seat, each), *drawn), each))
        return layout.beside(*kingdoms, gap=GAP)
