"""The screen: redrawn in place where the terminal can do that, otherwise printed one after another."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.segment import Segment

MIN_WIDTH, MIN_HEIGHT = 40, 10


@dataclass(frozen=True, slots=True)
class Area:
    """The columns and lines that may be filled."""

    width: int
    height: int

    def less(self, lines: int) -> Area:
        return Area(self.width, max(1, self.height - lines))


class Rows:
    """Lines that are rendered already."""

    def __init__(self, rows: list[list[Segment]]) -> None:
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for row in self.rows:
            yield from row
            yield Segment.line()


class Screen:
    """What one terminal shows."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, emoji=False, markup=False)

    @property
    def room(self) -> Area:
        """The whole screen but for the line where answers are typed."""
        width, height = self.console.size
        return Area(max(MIN_WIDTH, width), max(MIN_HEIGHT, height) - 1)

    @property
    def in_place(self) -> bool:
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def draw(self, *parts: RenderableType) -> None:
        """Show these and nothing else."""
        if self.in_place:
            self.console.clear()
        else:
            self.console.print(Rule(style="dim"))
        self.say(*parts)

    def say(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def pages(self, *parts: RenderableType) -> list[RenderableType]:
        """Something long, cut where the screen ends; one page where nothing can be redrawn in place."""
        lines = self._render(Group(*parts))
        height = self.room.height if self.in_place else len(lines) or 1
        return [Rows(lines[at : at + height]) for at in range(0, len(lines) or 1, height)]

    def lines(self, part: RenderableType) -> int:
        """How many lines something takes."""
        return len(self._render(part))

    def _render(self, part: RenderableType) -> list[list[Segment]]:
        options = self.console.options.update(width=self.room.width, height=None)
        return self.console.render_lines(part, options, pad=False)
