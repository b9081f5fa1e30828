"""The table on a large screen: boxes in two columns, the texts of the cards, and a long log."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from regat.dominion.terminal import card_text, input, log, supply, zones
from regat.dominion.terminal.layout import Lines, apart, beside, boxed, cut, dotted, wrapped
from regat.dominion.terminal.scene import Scene
from regat.terminal.screen import Room

LEAST_WIDTH, LEAST_HEIGHT = 110, 34
LEFT_SHARE = 0.62
MOST_LEFT = 130
EDGES = 2  # lines of a box besides its content
LEAST_LOG = 8


def drawn(scene: Scene, room: Room, title: Text) -> Lines | None:
    """The table, or None if it does not fit like this."""
    left = _left(scene, room)
    if left is None:
        return None
    header = apart(Text.assemble(" ", title), Text.assemble(scene.turn(), " "), room.width)
    header.stylize("reverse")
    return [header, *beside(left, _right(scene, room.width - left[0].cell_len, room.height - 1))]


def fits(scene: Scene, room: Room) -> bool:
    return _left(scene, room) is not None


# Left: the Supply, one's own cards, what is asked -----------------------------------------------------


def _left(scene: Scene, room: Room) -> Lines | None:
    if room.width < LEAST_WIDTH or room.height < LEAST_HEIGHT:
        return None
    width = min(MOST_LEFT, int(room.width * LEFT_SHARE))
    inner = width - 4
    question = _question(scene, inner)
    rest = room.height - 1 - len(question) - EDGES
    for piles, cards in _ways(scene, inner):
        above, mine = piles(), cards()
        spare = rest - len(above) - len(mine) - 2 * EDGES
        if spare >= 0:
            break
    else:
        return None
    voice = scene.voice
    name = voice.name(scene.seat) if scene.seat is not None else Text()
    return [
        *boxed(_title(voice("table-supply")), above, width, len(above) + EDGES + spare // 2),
        *boxed(name, mine, width, len(mine) + EDGES + spare - spare // 2),
        *boxed(scene.counters(), question, width, len(question) + EDGES),
    ]


def _ways(scene: Scene, inner: int) -> list[tuple[Callable[[], Lines], Callable[[], Lines]]]:
    """The Supply and one's own cards, from the most generous to the smallest."""

    def texts(*, whole: bool = True, spaced: bool = False, types: bool = False) -> Callable[[], Lines]:
        return lambda: supply.described(scene, inner, whole=whole, spaced=spaced, types=types)

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
    return [line for fact in [first, *facts[2:]] for line in wrapped(fact, inner, 2)]


def _question(scene: Scene, inner: int) -> Lines:
    """The question, the text of the card that asks, and the answers in the list."""
    lines = input.asked(scene, inner)
    if scene.choice and scene.choice.asker in scene.view.supply:
        text = card_text.text(scene.choice.asker, scene.view.edition, scene.voice)
        lines += [Text.assemble("  ", line) for line in wrapped(_dim(text), inner - 2)]
    lines += [Text(), *input.listed(scene, inner)]
    hint = input.where(scene)
    return [*lines, hint] if hint else lines


# Right: the other players, the trash, the log ---------------------------------------------------------


def _right(scene: Scene, width: int, height: int) -> Lines:
    inner, voice = width - 4, scene.voice
    others = _others(scene, inner)
    if len(others) + 2 * EDGES + LEAST_LOG > height:
        others = [cut(zones.other(scene, seat), inner) for seat in scene.others]
    trash = wrapped(zones.trashed(scene), inner)[:4]
    rest = height - len(others) - len(trash) - 2 * EDGES
    recent = scene.told[-2 * rest :]  # at most every other message takes no line
    told = log.end(log.by_turn(recent, voice, inner, scene.seat), rest - EDGES)
    return [
        *boxed(_title(voice("table-players")), others, width, len(others) + EDGES),
        *boxed(_title(voice("table-trash")), trash, width, len(trash) + EDGES),
        *boxed(_title(voice("table-log")), told, width, rest),
    ]


def _others(scene: Scene, inner: int) -> Lines:
    """A few lines for each of the others."""
    lines: Lines = []
    for seat in scene.others:
        mark = f"{zones.ON_TURN} " if seat == scene.view.turn else ""
        lines.append(Text.assemble((mark, "bold"), scene.voice.name(seat)))
        facts = zones.facts(scene, seat)
        lines += wrapped(Text.assemble("  ", dotted(facts[:2])), inner, 2)
        for fact in facts[2:]:
            lines += wrapped(Text.assemble("  ", fact), inner, 4)
    return lines


def _title(text: Text) -> Text:
    text.stylize("bold")
    return text


def _dim(text: Text) -> Text:
    text.stylize("dim")
    return text
