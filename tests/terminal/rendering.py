"""What a terminal of some size shows, and the check that it fits."""

from __future__ import annotations

import io

from rich.cells import cell_len
from rich.console import Console, RenderableType

from regat.games import AnyGame
from regat.terminal.presenter import Presenter, ViewContext
from regat.terminal.screen import Area

Size = tuple[int, int]


def render(part: RenderableType, columns: int = 80, lines: int = 24) -> list[str]:
    """The lines that a terminal of this size gets, without colours."""
    console = Console(width=columns, height=lines, file=io.StringIO(), highlight=False, emoji=False)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def check_fit(presenter: Presenter[AnyGame], context: ViewContext[AnyGame], size: Size) -> list[str]:
    """The lines of the table, which fit into a room of this size."""
    lines = render(presenter.draw(context, Area(*size)), *size)
    assert len(lines) <= size[1]
    assert max(map(cell_len, lines)) <= size[0]
    return lines
