"""The table on a large screen: boxes in two columns, the texts of the cards, and a long log."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from regat.dominion.terminal import card_text, log, prompt, supply, zones
from regat.dominion.terminal.scene import Scene
from regat.terminal.layout import FRAME_HEIGHT, Lines, beside, cut, dotted, frame, justify, styled, wrap
from regat.terminal.screen import Area

MIN_WIDTH, MIN_HEIGHT = 110, 34
LEFT_SHARE = 0.62
MAX_LEFT = 130
MIN_LOG = 8


def draw(scene: Scene, room: Area, title: Text) -> Lines | None:
    """The table, or None if it does not fit like this."""
    left = _left(scene, room)
    if left is None:
        return None
    header = justify(Text.assemble(" ", title), Text.assemble(scene.turn(), " "), room.width)
    return [
        styled(header, "reverse"),
        *beside(left, _right(scene, room.width - left[0].cell_len, room.height - 1)),
    ]


def fits(scene: Scene, room: Area) -> bool:
    return _left(scene, room) is not None


# Left: the Supply, the player's own cards, the prompt -----------------------------------------------------


def _left(scene: Scene, room: Area) -> Lines | None:
    if room.width < MIN_WIDTH or room.height < MIN_HEIGHT:
        return None
    width = min(MAX_LEFT, int(room.width * LEFT_SHARE))
    inner = width - 4
    question = _question(scene, inner)
    rest = room.height - 1 - len(question) - FRAME_HEIGHT
    for piles, cards in _ways(scene, inner):
        above, mine = piles(), cards()
        spare = rest - len(above) - len(mine) - 2 * FRAME_HEIGHT
        if spare >= 0:
            break
    else:
        return None
    translate = scene.translate
    name = translate.name(scene.seat) if scene.seat is not None else Text()
    return [
        *frame(
            above, styled(translate("table-supply"), "bold"), width, len(above) + FRAME_HEIGHT + spare // 2
        ),
        *frame(mine, name, width, len(mine) + FRAME_HEIGHT + spare - spare // 2),
        *frame(question, scene.counters(), width, len(question) + FRAME_HEIGHT),
    ]


def _ways(scene: Scene, inner: int) -> list[tuple[Callable[[], Lines], Callable[[], Lines]]]:
    """The Supply and one's own cards, from the most generous to the smallest."""

    def texts(*, whole: bool = True, spaced: bool = False, types: bool = False) -> Callable[[], Lines]:
        return lambda: supply.with_texts(scene, inner, whole=whole, spaced=spaced, types=types)

    def piles() -> Lines:
        return supply.grid(scene, inner)

    def cards() -> Lines:
        return [*_own(scene, inner), Text(), *zones.hand_of_cards(scene, inner)]

    def line() -> Lines:
        return [*_own(scene, inner), Text(), *zones.hand(scene, inner)]

    return [
        (texts(spaced=True, types=True), cards),
        (texts(spaced=True), cards),
        (texts(), cards),
        (texts(), line),
        (texts(whole=False), cards),
        (texts(whole=False), line),
        (piles, cards),
        (piles, line),
    ]


def _own(scene: Scene, inner: int) -> Lines:
    facts = zones.own(scene)
    first = dotted(facts[:2])
    return [line for fact in [first, *facts[2:]] for line in wrap(fact, inner, 2)]


def _question(scene: Scene, inner: int) -> Lines:
    """The question, the text of the card that asks, and the answers in the list."""
    lines = prompt.prompt_lines(scene, inner)
    if scene.choice and scene.choice.asker in scene.view.supply:
        text = card_text.text(scene.choice.asker, scene.view.edition, scene.translate)
        lines += [Text.assemble("  ", line) for line in wrap(styled(text, "dim"), inner - 2)]
    lines += [Text(), *prompt.answer_lines(scene, inner)]
    hint = prompt.number_hint(scene)
    return [*lines, hint] if hint else lines


# Right: the other players, the trash, the log ---------------------------------------------------------


def _right(scene: Scene, width: int, height: int) -> Lines:
    inner, translate = width - 4, scene.translate
    others = _others(scene, inner)
    if len(others) + 2 * FRAME_HEIGHT + MIN_LOG > height:
        others = [cut(zones.other(scene, seat), inner) for seat in scene.others]
    trash = wrap(zones.trashed(scene), inner)[:4]
    rest = height - len(others) - len(trash) - 2 * FRAME_HEIGHT
    recent = scene.messages[-2 * rest :]  # at most every other message takes no line
    recent_lines = log.end(log.by_turn(recent, translate, inner, scene.seat), rest - FRAME_HEIGHT)
    return [
        *frame(others, styled(translate("table-players"), "bold"), width, len(others) + FRAME_HEIGHT),
        *frame(trash, styled(translate("table-trash"), "bold"), width, len(trash) + FRAME_HEIGHT),
        *frame(recent_lines, styled(translate("table-log"), "bold"), width, rest),
    ]


def _others(scene: Scene, inner: int) -> Lines:
    """A few lines for each of the others."""
    lines: Lines = []
    for seat in scene.others:
        mark = f"{zones.ON_TURN} " if seat == scene.view.turn else ""
        lines.append(Text.assemble((mark, "bold"), scene.translate.name(seat)))
        facts = zones.facts(scene, seat)
        lines += wrap(Text.assemble("  ", dotted(facts[:2])), inner, 2)
        for fact in facts[2:]:
            lines += wrap(Text.assemble("  ", fact), inner, 4)
    return lines
