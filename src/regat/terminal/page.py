"""A page of text in the terminal: paragraphs and columns, at most 80 columns wide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

WIDTH = 80
INDENT = 2


class Page:
    """Prints titles, paragraphs and columns."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.console.width = min(self.console.width, WIDTH)

    def title(self, title: str, beside: str = "") -> None:
        self.console.print(Text.assemble((title, "bold"), (f"  {beside}" if beside else "", "dim")))

    def paragraphs(self, text: str) -> None:
        """Paragraphs with an empty line between them, however their source is broken into lines."""
        for number, paragraph in enumerate(text.strip().split("\n\n")):
            if number:
                self.console.print()
            self.line(" ".join(paragraph.split()))

    def line(self, text: str) -> None:
        """A line under a title, in as many rows as it needs."""
        for row in Text(text).wrap(self.console, self.console.width - INDENT):
            row.rstrip()
            self.console.print(Text(" " * INDENT).append_text(row))

    def item(self, text: str, note: str = "") -> None:
        """An item of a list, with a note in dim letters after it."""
        line = Text.assemble(text, (f" {note}" if note else "", "dim"))
        for number, row in enumerate(line.wrap(self.console, self.console.width - 2 * INDENT)):
            row.rstrip()
            self.console.print(Text(" " * INDENT + ("  " if number else "• ")).append_text(row))

    def columns(self, rows: Iterable[Sequence[str]]) -> None:
        """Rows of the same number of cells, each column as wide as its widest cell."""
        rows = list(rows)
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            self.line("  ".join(cells).rstrip())

    def gap(self) -> None:
        self.console.print()
