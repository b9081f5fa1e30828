"""How a game ended: the kingdoms, a sheet of points, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from regat.cli.terminal import looks
from regat.cli.terminal.kingdomino import overview, sheet
from regat.cli.terminal.kingdomino.scene import Scene
from regat.cli.terminal.kingdomino.sheet import Drawn, Sheet
from regat.kingdomino import dominoes
from regat.kingdomino.view import KingdomView
from regat.words import kingdomino as messages

GAP = 2
NAMES = 14  # columns for a name
BELOW = 4  # lines that are left free for what follows


def result(scene: Scene, winners: Sequence[int]) -> Drawn:
    return Drawn(lambda columns, tall: _result(scene, winners, columns, tall))


def _result(scene: Scene, winners: Sequence[int], columns: int, tall: int) -> Sheet:
    ending = [scene.voice(message) for message in messages.ending(scene.view, winners)]
    for line in ending[:1]:
        line.stylize("bold")
    above = sheet.spread(scene.title(), scene.voice("log-game-over"), columns)
    below = [Text(), *points(scene, winners, columns), Text(), *ending]
    left = tall - 1 - len(below) - BELOW
    return [above, *overview.kingdoms(scene, columns, left, territories=False), *below]


def points(scene: Scene, winners: Sequence[int], columns: int) -> Sheet:
    """A row for each terrain and bonus, a column for each player."""
    voice, kingdoms = scene.voice, scene.view.kingdoms
    rows = [(Text(voice.plain("kingdomino-final"), "bold"), [scene.name(seat) for seat in _seats(scene)])]
    for terrain in dominoes.TERRAINS:
        style = looks.TERRAIN_STYLES[terrain]
        label = Text.assemble((f" {looks.LETTER[terrain]} ", style), " ", voice(f"terrain-{terrain}"))
        rows.append((label, [_terrain(kingdoms[seat], terrain) for seat in _seats(scene)]))
    for name, bonus in (("middle_kingdom", dominoes.CENTRED_BONUS), ("harmony", dominoes.COMPLETE_BONUS)):
        if name in scene.view.variants:
            had = [bonus if _has(kingdoms[seat], name) else 0 for seat in _seats(scene)]
            rows.append((voice(f"variant-{name}"), [_number(points) for points in had]))
    totals = [
        Text(f"{scene.view.scores[seat]}", "bold reverse" if seat in winners else "bold")
        for seat in _seats(scene)
    ]
    rows.append((Text(voice.plain("kingdomino-total"), "bold"), totals))
    if scene.view.scores.count(max(scene.view.scores)) > 1:
        largest = [_number(kingdoms[seat].largest) for seat in _seats(scene)]
        crowns = [_number(kingdoms[seat].crowns) for seat in _seats(scene)]
        rows += [(voice("kingdomino-largest"), largest), (voice("kingdomino-crowns"), crowns)]
    return _table(rows, columns)


def _table(rows: Sequence[tuple[Text, Sequence[Text]]], columns: int) -> Sheet:
    """Labels on the left, numbers on the right of their columns."""
    label = max(label.cell_len for label, _ in rows)
    many = len(rows[0][1])
    widest = max(NAMES, *(cell.cell_len for _, cells in rows[1:] for cell in cells))
    each = min(widest, (columns - label) // many - GAP)
    drawn = []
    for name, cells in rows:
        line = sheet.cut(name, label)
        for cell in cells:
            shown = sheet.cut(cell, each) if cell.cell_len > each else cell
            line = Text.assemble(line, " " * (GAP + each - shown.cell_len), shown)
        drawn.append(line)
    return drawn


def _seats(scene: Scene) -> list[int]:
    return [scene.seat, *scene.others]


def _terrain(kingdom: KingdomView, terrain: str) -> Text:
    """`5×2 + 2×1 = 12`: each territory with crowns, and together."""
    worth = [one for one in kingdom.territories if one.terrain == terrain and one.points]
    total = sum(one.points for one in worth)
    if not total:
        return _number(0)
    sums = "+".join(f"{len(one.squares)}×{one.crowns}" for one in worth)
    return Text.assemble((f"{sums} = ", "dim"), f"{total}")


def _number(number: int) -> Text:
    return Text(f"{number}", "" if number else "dim")


def _has(kingdom: KingdomView, variant: str) -> bool:
    return kingdom.castle_centred if variant == "middle_kingdom" else kingdom.complete
