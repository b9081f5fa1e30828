"""The prompt and the numbered answers in columns, page by page."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil

from rich.text import Text

from regat.kingdomino.terminal import territories
from regat.kingdomino.terminal.scene import Scene
from regat.terminal import layout
from regat.terminal.layout import Lines

GAPS = (3, 2, 1)


@dataclass(frozen=True)
class AnswerList:
    """Answers in so many columns of the screen."""

    scene: Scene
    columns: int

    @cached_property
    def labels(self) -> list[Text]:
        digits = max((len(str(answer.number)) for answer in self.scene.answers), default=0)
        preview = str(self.scene.preview) if self.scene.preview else None
        labels = []
        for answer in self.scene.answers:
            label = Text.assemble((f"{answer.number:>{digits}}", "bold"), " ", answer.label)
            if answer.text == preview:
                label.stylize("reverse")
            labels.append(label)
        return labels

    @cached_property
    def across(self) -> int:
        """How many columns of answers there can be."""
        return max(1, min(len(self.scene.answers), layout.per_line(self.labels, self.columns, min(GAPS))))

    @property
    def gap(self) -> int:
        """The widest gap with as many columns."""
        return next(gap for gap in GAPS if layout.per_line(self.labels, self.columns, gap) >= self.across)

    def pages(self, lines: int) -> int:
        """How many pages, if a page has so many lines."""
        return max(1, ceil(len(self.scene.answers) / (self.across * max(1, lines))))

    def page(self, lines: int) -> Lines:
        """The answers of the page that is looked at."""
        lines = max(1, lines)
        start = self.scene.page % self.pages(lines) * self.across * lines
        shown = self.labels[start : start + self.across * lines]
        stacks = [shown[at : at + lines] for at in range(0, len(shown), lines)]
        return layout.fit(layout.beside(*stacks, gap=self.gap), self.columns)

    def question(self, lines: int, columns: int) -> Text:
        """The prompt, the number of the page, and, if there is room, a note about the list."""
        scene = self.scene
        asked = scene.question()
        if self.pages(lines) > 1:
            asked.append(f"  {scene.page % self.pages(lines) + 1}/{self.pages(lines)}", "dim")
        if not scene.answers:
            return asked
        key = "kingdomino-list-place" if scene.view.placements else "kingdomino-list-claim"
        note = Text(f"({scene.translate.plain(key)})", "dim")
        if asked.cell_len + 2 + note.cell_len > columns:
            return asked
        return layout.justify(asked, note, columns)

    def preview(self) -> Lines:
        """What the previewed placement would gain, in one line."""
        return layout.flow(territories.preview(self.scene), self.columns)[:1]
