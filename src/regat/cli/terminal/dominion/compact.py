"""The table on a small screen: lines without boxes; the log takes what the rest leaves."""

from __future__ import annotations

from rich.text import Text

from regat.cli.terminal.dominion import asking, log, supply, zones
from regat.cli.terminal.dominion.lines import Lines, apart, cut, ruled
from regat.cli.terminal.dominion.scene import Scene
from regat.cli.terminal.screen import Room

LEAST_LIST = 3
MOST_IN_A_LINE = 10  # messages; older ones cannot be in sight
ROOMY = 8  # lines of the log that are enough: what is left then separates the parts


def drawn(scene: Scene, room: Room) -> Lines:
    width = room.width
    above = [apart(scene.turn(), zones.trash(scene), width), *supply.grid(scene, width)]
    others = [cut(zones.other(scene, seat), width) for seat in scene.others]
    below = _mine(scene, width)
    question = [*_counters(scene, width), *asking.asked(scene, width)]
    answers = asking.paged(asking.listed(scene, width), scene.look.page, list_height(scene, room), scene)
    below += question + answers
    spare = room.height - len(above) - len(others) - len(below)
    if spare >= ROOMY + 3:
        above.insert(1, ruled(scene.voice("table-supply"), width))
        above.append(ruled(scene.voice("table-players"), width))
        others.append(ruled(scene.voice("table-log"), width))
        below.insert(0, Text("─" * width, "dim"))
        spare -= 4
    recent = scene.told[-spare * MOST_IN_A_LINE :] if spare > 0 else []
    told = log.end(log.in_brief(recent, scene.voice, width, scene.seat), spare)
    middle = [*told, *[Text()] * (spare - len(told))]
    if spare < 0:
        above, others = _squeezed(scene, above, others, room.height - len(below))
    return [*above, *others, *middle, *below][-room.height :]


def list_height(scene: Scene, room: Room) -> int:
    """How many lines of answers there is room for; more of them are shown page by page."""
    taken = len(supply.grid(scene, room.width)) + 1 + len(_mine(scene, room.width)) + 3
    return max(LEAST_LIST, room.height - taken - len(scene.others))


def _counters(scene: Scene, width: int) -> Lines:
    hint = asking.where(scene)
    return [apart(scene.counters(), hint, width) if hint else cut(scene.counters(), width)]


def _mine(scene: Scene, width: int) -> Lines:
    return [*(cut(line, width) for line in zones.own_line(scene, width)), *zones.hand(scene, width)]


def _squeezed(scene: Scene, above: Lines, others: Lines, height: int) -> tuple[Lines, Lines]:
    """Where there is hardly any room: the others in brief, and the Supply only if it is asked about."""
    if scene.is_asked_of_supply:
        return above[:height], others[: max(0, height - len(above))]
    return above[: max(1, height - len(others))], others[: max(0, height - 1)]
