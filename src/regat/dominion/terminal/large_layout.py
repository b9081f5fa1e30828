"""The table on a large screen: boxes in two columns, the texts of the cards, and a long log."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rich.text import Text

from regat.dominion.terminal import log, prompt, styles, supply, zones
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
    for above, mine in _ways(scene, inner):
        spare = rest - len(above) - len(mine) - 2 * FRAME_HEIGHT
        if spare >= 0:
            break
    else:
        return None
    translate = scene.translate
    name = translate.name(scene.seat) if scene.seat is not None else Text()
    return [
        *frame(above, translate.bold("table-supply"), width, len(above) + FRAME_HEIGHT + spare // 2),
        *frame(mine, name, width, len(mine) + FRAME_HEIGHT + spare - spare // 2),
        *frame(question, scene.counters(), width, len(question) + FRAME_HEIGHT),
    ]


def _ways(scene: Scene, inner: int) -> Iterator[tuple[Lines, Lines]]:
    """The Supply and one's own cards, from the most generous way to show them to the smallest."""
    own, texts = [*_own(scene, inner), Text()], partial(supply.with_texts, scene, inner)
    cards, line = [*own, *zones.hand_of_cards(scene, inner)], [*own, *zones.hand(scene, inner)]
    yield texts(whole=True, spaced=True, types=True), cards
    yield texts(whole=True, spaced=True), cards
    for piles in (texts(whole=True), texts(whole=False), supply.grid(scene, inner)):
        yield piles, cards
        yield piles, line


def _own(scene: Scene, inner: int) -> Lines:
    facts = zones.own(scene)
    first = dotted(facts[:2])
    return [line for fact in [first, *facts[2:]] for line in wrap(fact, inner, 2)]


def _question(scene: Scene, inner: int) -> Lines:
    """The question, the text of the card that asks, and the answers in the list."""
    lines = prompt.prompt_lines(scene, inner)
    if scene.choice and scene.choice.asker in scene.view.supply:
        text = styles.card_text(scene.choice.asker, scene.view.edition, scene.translate.words)
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
        *frame(others, translate.bold("table-players"), width, len(others) + FRAME_HEIGHT),
        *frame(trash, translate.bold("table-trash"), width, len(trash) + FRAME_HEIGHT),
        *frame(recent_lines, translate.bold("table-log"), width, rest),
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
