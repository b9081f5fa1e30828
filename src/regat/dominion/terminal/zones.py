"""The players' cards: what is open of the others', and one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from regat.dominion.terminal import styles
from regat.dominion.terminal.answers import in_hand_order
from regat.dominion.terminal.scene import Scene, chip
from regat.terminal.layout import GAP, Lines, cut, dotted, flow, frame, styled, wrap

MAX_NAME = 18
CARD_WIDTH, CARD_HEIGHT = 20, 7
ON_TURN = "▸"


# Other players --------------------------------------------------------------------------------------


def other(scene: Scene, seat: int) -> Text:
    """One line about another player."""
    named = max(scene.translate.name(one).cell_len for one in scene.others)
    mark = ON_TURN if seat == scene.view.turn and not scene.view.over else " "
    name = cut(scene.translate.name(seat), min(named, MAX_NAME), pad=True)
    return Text.assemble((mark, "bold"), name, GAP, dotted(facts(scene, seat)))


def facts(scene: Scene, seat: int) -> list[Text]:
    """What everybody sees of a player: how many cards are in hand, the top of the discard pile, and so on."""
    hand_size = scene.view.seats[seat].hand_size
    return [Text.assemble(scene.label("table-hand"), (str(hand_size), "bold")), *open_zones(scene, seat)]


def open_zones(scene: Scene, seat: int) -> list[Text]:
    """The top of the discard pile, the cards in play, and those set aside or revealed at the moment."""
    seen = scene.view.seats[seat]
    top = [seen.discard_top] if seen.discard_top else []
    passing = (("table-aside", seen.aside), ("table-revealed", seen.revealed))
    return [
        _zone(scene, "table-discard", top),
        _zone(scene, "table-play", seen.play),
        *(_zone(scene, label, keys) for label, keys in passing if keys),
    ]


def _zone(scene: Scene, label: str, keys: Sequence[str]) -> Text:
    return Text.assemble(scene.label(label), scene.translate.cards(keys))


def trash(scene: Scene) -> Text:
    return Text.assemble(scene.label("table-trash"), trashed(scene))


def trashed(scene: Scene) -> Text:
    return scene.translate.cards(in_hand_order([*Counter(scene.view.trash).elements()]))


# One's own cards ------------------------------------------------------------------------------------


def own(scene: Scene) -> list[Text]:
    """Everything of one's own but the hand."""
    if scene.seat is None:
        return []
    deck = Text.assemble(scene.label("table-deck"), (str(scene.view.deck_size), "bold"))
    found = [deck, *open_zones(scene, scene.seat)]
    listed = {one.key for one in scene.listed}
    if not listed.issuperset(scene.view.looked_at):
        found.append(_zone(scene, "table-seen", scene.view.looked_at))
    return found


def own_line(scene: Scene, width: int) -> Lines:
    """The same in one line, or two if necessary: cards that the player looks at are never cut off."""
    line = dotted(own(scene))
    return wrap(line, width, 2)[:2] if line.cell_len > width else [line]


def hand(scene: Scene, width: int) -> Lines:
    """`Hand: 1) Smithy  2) 2 × Village  3 × Copper`."""
    if scene.seat is None:
        return []
    numbers = scene.at("hand")
    cells = []
    for key, copies in Counter(in_hand_order(scene.view.hand)).items():
        number = Text.assemble(chip(numbers[key], 1), " ") if key in numbers else Text()
        cells.append(Text.assemble(number, f"{copies} × " if copies > 1 else "", scene.translate.card(key)))
    return flow(cells or [Text("–")], width, "   " if numbers else ", ", label=scene.label("table-hand"))


def hand_of_cards(scene: Scene, width: int) -> Lines:
    """The hand as cards beside each other, with what they do."""
    numbers = scene.at("hand")
    rows: list[Lines] = []
    for key, copies in Counter(in_hand_order(scene.view.hand)).items():
        drawn = _card(scene, key, copies, numbers.get(key))
        if rows and rows[-1][0].cell_len + 1 + CARD_WIDTH <= width:
            rows[-1] = [Text.assemble(*pair) for pair in zip(rows[-1], drawn, strict=True)]
        else:
            rows.append(drawn)
    return [line for row in rows for line in row]


def _card(scene: Scene, key: str, copies: int, number: int | None) -> Lines:
    """A card: its number and name on the edge, then its cost, how many there are, and its text."""
    inner = CARD_WIDTH - 4
    name = styled(scene.translate.card(key), "bold")
    title = Text.assemble(chip(number, 1), " ", name) if number is not None else name
    many = Text(f"× {copies}" if copies > 1 else "", "bold")
    cost = Text(str(styles.cost(key)), "yellow")
    gap = " " * (inner - cost.cell_len - many.cell_len)
    body = wrap(styles.card_text(key, scene.view.edition, scene.translate.words), inner)
    room = CARD_HEIGHT - 3
    if len(body) > room:
        body[room - 1] = Text.assemble(cut(body[room - 1], inner - 1), "…")
    for line in body:
        line.stylize("dim")
    return frame([Text.assemble(cost, gap, many), *body[:room]], title, CARD_WIDTH, CARD_HEIGHT)
