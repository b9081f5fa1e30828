"""Lines of text arranged on the screen: cut, wrapped, side by side, in columns and in frames."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.text import Text

Lines = list[Text]

BORDER = "dim"
GAP = "  "
FRAME_WIDTH, FRAME_HEIGHT = 4, 2  # what a frame adds to its content
TIMES = " × "
NO_BREAK = "\u00a0"  # which Rich takes for a space like any other
GLUE = "\ue100"  # from the private use area, and as wide as a space
_RULER = Console(width=1000)  # Text.wrap needs a console, but uses only the given width


def styled(text: Text, style: str) -> Text:
    text.stylize(style)
    return text


def widest(lines: Iterable[Text]) -> int:
    return max((line.cell_len for line in lines), default=0)


def cut(text: Text, width: int, *, pad: bool = False) -> Text:
    """The text within so many columns, with an ellipsis where something is missing."""
    only_blanks = cell_len(text.plain.rstrip()) <= width  # what would be cut off
    shown = text.copy()
    shown.truncate(max(0, width), overflow="crop" if only_blanks else "ellipsis", pad=pad)
    return shown


def fit(lines: Iterable[Text], width: int) -> Lines:
    """The lines, none wider than this."""
    return [cut(line, width) if line.cell_len > width else line for line in lines]


def fill(lines: Iterable[Text], width: int, height: int = 0) -> Lines:
    """The lines, each exactly this wide, and at least so many of them."""
    filled = [cut(line, width, pad=True) for line in lines]
    return filled + [Text(" " * width)] * (height - len(filled))


def pad(lines: Lines, height: int) -> Lines:
    """The lines, and empty ones below them up to this height."""
    return [*lines, *[Text()] * (height - len(lines))]


def wrap(text: Text, width: int, indent: int = 0) -> Lines:
    """The text in as many lines as it needs, the later ones indented; `2 × Copper` and `5 %` stay whole."""
    glued = text.copy()
    glued.plain = text.plain.replace(TIMES, TIMES.replace(" ", GLUE)).replace(NO_BREAK, GLUE)
    lines = list(glued.wrap(_RULER, max(1, width - indent)))
    for line in lines:
        line.rstrip()
        line.plain = line.plain.replace(GLUE, " ")
    return [line if number == 0 else Text(" " * indent) + line for number, line in enumerate(lines)]


def justify(left: Text, right: Text, width: int) -> Text:
    """One text at the left edge, the other at the right edge; the right one is cut if necessary."""
    left = cut(left, width)
    room = width - left.cell_len - len(GAP)
    if room < 4:
        return left
    right = cut(right, room)
    return Text.assemble(left, " " * (width - left.cell_len - right.cell_len), right)


def flow(cells: Sequence[Text], width: int, gap: str = GAP, *, label: Text | None = None) -> Lines:
    """The cells one after another, none broken; `label` opens the first line and indents the others."""
    if not cells:
        return []
    label = label or Text()
    indent = min(label.cell_len, width // 4)
    lines = [label.copy()]
    fresh = True
    for cell in cells:
        room = width - lines[-1].cell_len - (0 if fresh else len(gap))
        if cell.cell_len > room and not fresh:
            lines.append(Text(" " * indent))
            fresh, room = True, width - indent
        lines[-1] = Text.assemble(lines[-1], "" if fresh else gap, cut(cell, room))
        fresh = False
    return lines


def per_line(cells: Sequence[Text], width: int, gap: int = 3) -> int:
    """How many equally wide columns of cells there is room for."""
    return max(1, (width + gap) // (widest(cells) + gap)) if cells else 1


def in_columns(cells: Sequence[Text], rows: int, gap: int = len(GAP)) -> Lines:
    """The cells down the columns, each column as wide as its widest cell."""
    return beside(*(list(cells[at : at + rows]) for at in range(0, len(cells), max(1, rows))), gap=gap)


def beside(*blocks: Lines, gap: int = 0) -> Lines:
    """Blocks from left to right, each as wide as its widest line."""
    shown = [fill(block, widest(block)) for block in blocks if block]
    height = max(map(len, shown), default=0)
    columns = [fill(block, block[0].cell_len, height) for block in shown]
    return [Text(" " * gap).join(row) for row in zip(*columns, strict=True)]


def center(lines: Lines, width: int, height: int = 0) -> Lines:
    """The lines in the middle of a larger block."""
    left = max(0, width - widest(lines)) // 2
    above = max(0, height - len(lines)) // 2
    return [Text()] * above + [Text(" " * left).append_text(line) for line in lines]


def dotted(parts: Sequence[Text]) -> Text:
    """`one · two · three`."""
    # The style of a text that joins others would apply to them as well.
    return Text.assemble((" · ", "dim")).join(parts)


def frame(lines: Sequence[Text], title: Text, width: int, height: int) -> Lines:
    """A frame of exactly this size around the lines."""
    inner = width - FRAME_WIDTH
    side = Text("│", BORDER)
    body = fill(lines[: height - FRAME_HEIGHT], inner, height - FRAME_HEIGHT)
    return [
        _edge("╭", title, "╮", width),
        *[Text.assemble(side, " ", line, " ", side) for line in body],
        _edge("╰", Text(), "╯", width),
    ]


def _edge(left: str, title: Text, right: str, width: int) -> Text:
    named = Text.assemble((f"{left}─", BORDER))
    if title.plain:
        named = Text.assemble(named, " ", cut(title, width - 6), " ")
    return Text.assemble(named, ("─" * (width - named.cell_len - 1) + right, BORDER))


def rule(title: Text, width: int) -> Text:
    """A line across with a title near its left end."""
    named = Text.assemble(("── ", BORDER), cut(title, width - 6), " ")
    return Text.assemble(named, ("─" * (width - named.cell_len), BORDER))


def unwrapped(lines: Iterable[Text], width: int) -> Group:
    """The lines, none wider than this, as they are printed."""
    shown = fit(lines, width)
    for line in shown:
        line.no_wrap = True
    return Group(*shown)


@dataclass(frozen=True, slots=True)
class LazyLines:
    """Lines that are arranged when the width and height of the screen are known."""

    arrange: Callable[[int, int], Lines]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width, height = options.max_width, console.size.height
        yield unwrapped(self.arrange(width, height), width)
