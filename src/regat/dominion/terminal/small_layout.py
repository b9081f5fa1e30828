"""The table on a small screen: lines without boxes; the log takes what the rest leaves."""

from __future__ import annotations

from rich.text import Text

from regat.dominion.terminal import log, prompt, supply, zones
from regat.dominion.terminal.scene import Scene
from regat.terminal.layout import Lines, cut, justify, rule
from regat.terminal.screen import Area

MIN_LIST = 3
MAX_MESSAGES_PER_LINE = 10  # messages; older ones cannot be in sight
BASIC_ROWS = 7  # of the Supply, if the basic cards have a column of their own


def draw(scene: Scene, room: Area) -> Lines:
    width = room.width
    title = justify(scene.turn(), zones.trash(scene), width)
    piles = supply.grid(scene, width)
    others = [cut(zones.other(scene, seat), width) for seat in scene.others]
    mine = _mine(scene, width)
    question = [*_counters(scene, width), *prompt.prompt_lines(scene, width)]
    answers = prompt.page_lines(
        prompt.answer_lines(scene, width), scene.context.page, list_height(scene, room), scene
    )
    below = [*mine, *question, *answers]
    spare = room.height - 1 - len(piles) - len(others) - len(below)
    if spare < 0:
        return _squeezed(scene, [title, *piles], others, room.height - len(below)) + below[-room.height :]
    enough = 1 + scene.view.players  # lines of the log, before lines go to anything else
    rules = _rules(scene, width)
    if spare - len(rules) >= enough:
        piles.insert(0, rules[0])
        others.insert(0, rules[1])
        below.insert(0, rules[3])
        others.append(rules[2])
        spare -= len(rules)
    taller = BASIC_ROWS - len(supply.grid(scene, width))
    if 0 < taller <= spare - enough:
        piles[-(BASIC_ROWS - taller) :] = supply.grid(scene, width, BASIC_ROWS)
        spare -= taller
    recent = scene.messages[-spare * MAX_MESSAGES_PER_LINE :] if spare else []
    recent_lines = log.end(log.in_brief(recent, scene.translate, width, scene.seat), spare)
    return [title, *piles, *others, *recent_lines, *[Text()] * (spare - len(recent_lines)), *below]


def _rules(scene: Scene, width: int) -> Lines:
    """Headings for the Supply, the other players, the log, and one's own cards."""
    translate = scene.translate
    name = translate("table-players") if scene.seat is None else translate.name(scene.seat)
    titles = (translate("table-supply"), translate("table-players"), translate("table-log"), name)
    return [rule(title, width) for title in titles]


def list_height(scene: Scene, room: Area) -> int:
    """How many lines of answers there is room for; more of them are shown page by page."""
    taken = len(supply.grid(scene, room.width)) + 1 + len(_mine(scene, room.width)) + 3
    return max(MIN_LIST, room.height - taken - len(scene.others))


def _counters(scene: Scene, width: int) -> Lines:
    hint = prompt.number_hint(scene)
    return [justify(scene.counters(), hint, width) if hint else cut(scene.counters(), width)]


def _mine(scene: Scene, width: int) -> Lines:
    return [*(cut(line, width) for line in zones.own_line(scene, width)), *zones.hand(scene, width)]


def _squeezed(scene: Scene, above: Lines, others: Lines, height: int) -> Lines:
    """For tiny screens: the Supply has priority over the other players only if the choice is about it."""
    if scene.is_asked_of_supply:
        return [*above, *others][: max(0, height)]
    return [*above[: max(1, height - len(others))], *others][: max(0, height)]
