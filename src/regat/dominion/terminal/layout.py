"""Lines of text that fit: cut, wrapped, side by side, in columns and in boxes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Console
from rich.text import Text

Lines = list[Text]

BORDER = "dim"
GAP = "  "
TIMES = " × "
GLUE = "\ue100"  # a letter that nothing else uses, and as wide as a space
_RULER = Console(width=1000)  # wrapping a text asks for a console, but looks at the given width only


def cut(text: Text, width: int, *, pad: bool = False) -> Text:
    """The text within so many columns, with an ellipsis where it is longer."""
    shown = text.copy()
    shown.truncate(max(0, width), overflow="ellipsis", pad=pad)
    return shown


def wrapped(text: Text, width: int, indent: int = 0) -> Lines:
    """The text in as many lines as it needs, the later ones indented; `2 × Copper` stays together."""
    glued = text.copy()
    glued.plain = text.plain.replace(TIMES, TIMES.replace(" ", GLUE))
    lines = list(glued.wrap(_RULER, max(1, width - indent)))
    for line in lines:
        line.rstrip()
        line.plain = line.plain.replace(GLUE, " ")
    return [line if number == 0 else Text(" " * indent) + line for number, line in enumerate(lines)]


def apart(left: Text, right: Text, width: int) -> Text:
    """One at the left edge, the other at the right one; the right one is cut if need be."""
    left = cut(left, width)
    room = width - left.cell_len - len(GAP)
    if room < 4:
        return left
    right = cut(right, room)
    return Text.assemble(left, " " * (width - left.cell_len - right.cell_len), right)


def flowing(cells: Sequence[Text], width: int, before: Text | None = None, gap: str = GAP) -> Lines:
    """The cells one after another, none broken; `before` opens the first line and indents the others."""
    before = Text() if before is None else before
    indent = min(before.cell_len, width // 4)
    lines = [before.copy()]
    fresh = True
    for cell in cells:
        room = width - lines[-1].cell_len - (0 if fresh else len(gap))
        if cell.cell_len > room and not fresh:
            lines.append(Text(" " * indent))
            fresh, room = True, width - indent
        lines[-1] = Text.assemble(lines[-1], "" if fresh else gap, cut(cell, room))
        fresh = False
    return lines


def in_columns(cells: Sequence[Text], width: int, rows: int) -> Lines:
    """The cells down the columns, each column as wide as its widest cell."""
    columns = [cells[at : at + rows] for at in range(0, len(cells), rows)]
    lines = [Text() for _ in columns[0]] if columns else []
    for column in columns:
        wide = max(cell.cell_len for cell in column)
        for row, cell in enumerate(column):
            gap = GAP if lines[row].cell_len else ""
            lines[row] = Text.assemble(lines[row], gap, cut(cell, wide, pad=True))
    return [cut(line, width) for line in lines]


def dotted(parts: Sequence[Text]) -> Text:
    """`one · two · three`."""
    # The style of a text that joins others would be theirs as well.
    return Text.assemble((" · ", "dim")).join(parts)


def boxed(title: Text, lines: Sequence[Text], width: int, height: int) -> Lines:
    """The lines in a box of exactly this size."""
    inner = width - 4
    shown = [cut(line, inner, pad=True) for line in lines[: height - 2]]
    shown += [Text(" " * inner)] * (height - 2 - len(shown))
    side = Text("│", BORDER)
    return [
        _edge("╭", title, "╮", width),
        *[Text.assemble(side, " ", line, " ", side) for line in shown],
        _edge("╰", Text(), "╯", width),
    ]


def _edge(left: str, title: Text, right: str, width: int) -> Text:
    named = Text.assemble((f"{left}─", BORDER))
    if title.plain:
        named = Text.assemble(named, " ", cut(title, width - 6), " ")
    return Text.assemble(named, ("─" * (width - named.cell_len - 1) + right, BORDER))


def ruled(title: Text, width: int) -> Text:
    """A line across with a title near its left end."""
    named = Text.assemble(("── ", BORDER), cut(title, width - 6), " ")
    return Text.assemble(named, ("─" * (width - named.cell_len), BORDER))


def beside(left: Sequence[Text], right: Sequence[Text]) -> Lines:
    """Two columns of the same height."""
    return [Text.assemble(*pair) for pair in zip_longest(left, right, fillvalue=Text())]
