"""Sheets: lines of text put below and beside one another, which never grow beyond the room they are given."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

Sheet = list[Text]
EDGE = 4  # columns that a frame takes: both sides, each with a space
RIM = 2  # lines that it takes


def width(sheet: Sheet) -> int:
    return max((line.cell_len for line in sheet), default=0)


def cut(line: Text, columns: int) -> Text:
    """A line of exactly so many columns; `…` where something is missing."""
    blank = cell_len(line.plain.rstrip()) <= columns  # what would be cut off
    line = line.copy()
    line.truncate(max(0, columns), overflow="crop" if blank else "ellipsis", pad=True)
    return line


def centred(sheet: Sheet, columns: int, lines: int = 0) -> Sheet:
    """A sheet in the middle of a larger one."""
    left = max(0, columns - width(sheet)) // 2
    above = max(0, lines - len(sheet)) // 2
    return [Text()] * above + [Text(" " * left).append_text(line) for line in sheet]


def beside(*sheets: Sheet, gap: int = 0) -> Sheet:
    """Sheets from left to right, each as wide as its widest line."""
    shown = [sheet for sheet in sheets if sheet]
    widths = [width(sheet) for sheet in shown]
    lines = []
    for number in range(max(map(len, shown), default=0)):
        cells = [
            cut(sheet[number] if number < len(sheet) else Text(), columns)
            for sheet, columns in zip(shown, widths, strict=True)
        ]
        lines.append(Text(" " * gap).join(cells))
    return lines


def spread(left: Text, right: Text, columns: int) -> Text:
    """One text at each end of a line, the left one cut short if need be."""
    return Text.assemble(cut(left, columns - right.cell_len - 2), "  ", right)


def framed(sheet: Sheet, title: Text, columns: int, lines: int) -> Sheet:
    """A frame of exactly this size around a sheet."""
    inner = columns - EDGE
    title = title.copy()
    title.truncate(max(0, inner - 2), overflow="ellipsis")
    rule = "─" * (inner - title.cell_len - 1)
    top = Text.assemble(("╭─ ", "dim"), title, (f" {rule}╮", "dim"))
    body = [
        Text.assemble(("│ ", "dim"), cut(sheet[at] if at < len(sheet) else Text(), inner), (" │", "dim"))
        for at in range(lines - RIM)
    ]
    return [top, *body, Text(f"╰{'─' * (columns - 2)}╯", "dim")]


def flow(items: Sequence[Text], columns: int, gap: int = 2) -> Sheet:
    """One item after another, on as many lines as they need; none is broken."""
    lines: Sheet = []
    for item in items:
        if lines and lines[-1].cell_len + gap + item.cell_len <= columns:
            lines[-1].append(" " * gap).append_text(item)
        else:
            lines.append(item.copy())
    return [cut(line, columns) if line.cell_len > columns else line for line in lines]


def per_line(items: Sequence[Text], columns: int, gap: int = 3) -> int:
    """How many equally wide columns of items there is room for."""
    return max(1, (columns + gap) // (width(list(items)) + gap)) if items else 1


def columns_of(items: Sequence[Text], across: int, gap: int = 3) -> Sheet:
    """Items in columns, read downwards."""
    lines = ceil(len(items) / across)
    stacks = [list(items[start : start + lines]) for start in range(0, len(items), max(1, lines))]
    return beside(*stacks, gap=gap)


def fitted(sheet: Iterable[Text], columns: int) -> Sheet:
    """No line wider than this."""
    return [cut(line, columns) if line.cell_len > columns else line for line in sheet]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A sheet that is laid out when the columns and lines of the screen are known."""

    lay: Callable[[int, int], Sheet]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns, lines = options.max_width, console.size.height
        for line in fitted(self.lay(columns, lines), columns):
            line.no_wrap = True
            yield line
