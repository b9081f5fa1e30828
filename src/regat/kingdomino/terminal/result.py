"""The end of a game: the kingdoms, a table of points, and the winners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from regat.kingdomino import words as messages
from regat.kingdomino.rules import dominoes
from regat.kingdomino.terminal import overview, styles
from regat.kingdomino.terminal.scene import Scene
from regat.kingdomino.view import KingdomView
from regat.terminal import layout
from regat.terminal.layout import LazyLines, Lines

GAP = 2
NAMES = 14  # columns for a name
BELOW = 4  # lines that are left free for what follows


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of the table, with the terms of its sum."""

    what: Text
    terms: tuple[str, ...] = ()

    @property
    def whole(self) -> Text:
        return self._with(self.terms)

    def within(self, columns: int) -> Text:
        """In so many columns: terms are left out before a sum is cut."""
        if self.whole.cell_len <= columns:
            return self.whole
        for many in range(len(self.terms) - 1, -1, -1):
            if (some := self._with((*self.terms[:many], "…"))).cell_len <= columns:
                return some
        return layout.cut(self.what, columns) if self.what.cell_len > columns else self.what

    def _with(self, terms: Sequence[str]) -> Text:
        return Text.assemble(("+".join(terms) + " = ", "dim"), self.what) if terms else self.what


def result(scene: Scene, winners: Sequence[int]) -> LazyLines:
    return LazyLines(lambda columns, tall: _result(scene, winners, columns, tall))


def _result(scene: Scene, winners: Sequence[int], columns: int, tall: int) -> Lines:
    ending = [scene.translate(message) for message in messages.ending(scene.view, winners)]
    for line in ending[:1]:
        line.stylize("bold")
    above = scene.headed(scene.translate("log-game-over"), columns)
    below = [Text(), *points(scene, winners, columns), Text(), *ending]
    left = tall - 1 - len(below) - BELOW
    return [above, *overview.kingdoms(scene, columns, left, territories=False), *below]


def points(scene: Scene, winners: Sequence[int], columns: int) -> Lines:
    """A row for each terrain and bonus, a column for each player."""
    translate, kingdoms = scene.translate, scene.view.kingdoms
    names = [Cell(scene.name(seat)) for seat in scene.seats]
    rows = [(translate.bold("kingdomino-final"), names)]
    for terrain in dominoes.TERRAINS:
        style = styles.TERRAIN_STYLES[terrain]
        label = Text.assemble(
            (f" {translate.letters[terrain]} ", style), " ", translate(f"terrain-{terrain}")
        )
        rows.append((label, [_terrain(kingdoms[seat], terrain) for seat in scene.seats]))
    for name in ("middle_kingdom", "harmony"):
        if name in scene.view.variants:
            had = [kingdoms[seat].bonuses.get(name, 0) for seat in scene.seats]
            rows.append((translate(f"variant-{name}"), [_number(points) for points in had]))
    totals = [
        Cell(Text(f"{scene.view.scores[seat]}", "bold reverse" if seat in winners else "bold"))
        for seat in scene.seats
    ]
    rows.append((translate.bold("kingdomino-total"), totals))
    if scene.view.scores.count(max(scene.view.scores)) > 1:
        largest = [_number(kingdoms[seat].largest) for seat in scene.seats]
        crowns = [_number(kingdoms[seat].crowns) for seat in scene.seats]
        rows += [(translate("kingdomino-largest"), largest), (translate("kingdomino-crowns"), crowns)]
    return _table(rows, columns)


def _table(rows: Sequence[tuple[Text, Sequence[Cell]]], columns: int) -> Lines:
    """Labels on the left, numbers on the right of their columns."""
    many = len(rows[0][1])
    numbers = [cell for _, cells in rows[1:] for cell in cells]
    label = max(label.cell_len for label, _ in rows)
    label = min(label, columns - many * (GAP + max(cell.what.cell_len for cell in numbers)))
    widest = max(NAMES, *(cell.whole.cell_len for cell in numbers))
    each = min(widest, (columns - label) // many - GAP)
    drawn = []
    for name, cells in rows:
        line = layout.cut(name, label, pad=True)
        for cell in cells:
            shown = cell.within(each)
            line = Text.assemble(line, " " * (GAP + each - shown.cell_len), shown)
        drawn.append(line)
    return drawn


def _terrain(kingdom: KingdomView, terrain: str) -> Cell:
    """`5×2 + 2×1 = 12`: each territory with crowns, and together."""
    worth = [one for one in kingdom.territories if one.terrain == terrain and one.points]
    total = sum(one.points for one in worth)
    if not total:
        return _number(0)
    return Cell(Text(f"{total}"), tuple(f"{len(one.squares)}×{one.crowns}" for one in worth))


def _number(number: int) -> Cell:
    return Cell(Text(f"{number}", "" if number else "dim"))
