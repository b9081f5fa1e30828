"""Pages to read: help, a card, and everything that is open on the table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regat.dominion.clarifications import CLARIFICATIONS
from regat.dominion.notation import allows_several
from regat.dominion.terminal import styles, zones
from regat.dominion.terminal.answers import in_hand_order
from regat.dominion.terminal.scene import Scene
from regat.dominion.terminal.supply import EMPTY
from regat.dominion.terminal.vocabulary import VERBS, AmbiguousName, Vocabulary
from regat.dominion.words.answers import answer_message, decline_message
from regat.dominion.words.parts import CardsPiece
from regat.dominion.words.prompts import prompt
from regat.kernel.choice import Choice
from regat.terminal.layout import dotted, styled
from regat.words.game_words import decline_answer
from regat.words.names import normalize

MAX_SHOWN = 40


def help_page(scene: Scene, enter: str | None) -> RenderableType:
    """The prompt and how to answer it."""
    translate, choice = scene.translate, scene.choice
    if not choice:
        return translate("help-card")
    parts: list[RenderableType] = [translate.bold(prompt(choice, scene.view))]
    if choice.asker in scene.view.supply:
        parts += ["", card(scene, choice.asker)]
    ways = [*_ways(scene, choice), translate("help-card")]
    if enter:
        ways.append(translate("help-enter", answer=translate(answer_message(enter, choice))))
    if any(one.answer == "play treasures" for one in scene.answers):
        ways.append(translate("help-treasures", answer=translate(answer_message("play treasures"))))
    heading = translate.bold("help-answer")
    return Group(*parts, "", heading, *(Padding(way, (0, 0, 0, 2)) for way in ways))


def _ways(scene: Scene, choice: Choice) -> list[Text]:
    """How to answer, with examples of this very question."""
    translate = scene.translate
    ways = [translate("help-number", example=str(scene.answers[0].number))]
    named = [one for one in scene.answers if one.key]
    if allows_several(choice) and named:
        more = [str(named[0].number)] * min(2, choice.under(choice.verbs[0]).count(named[0].key))
        ways.append(
            translate("help-numbers", example=" ".join([*more, *(str(one.number) for one in named[1:2])]))
        )
    if named:
        name = translate.card(named[0].key)
        ways.append(translate("help-name", example=Text.assemble(name, " / ", normalize(name.plain)[:3])))
        verb = translate.plain(VERBS[named[0].answer.split()[0]]).split(",")[0]
        ways.append(translate("help-verb", example=Text.assemble(verb, " ", name)))
    return (
        [*ways, translate("help-nothing", answer=translate(decline_message(choice)))]
        if decline_answer(choice)
        else ways
    )


# Cards ----------------------------------------------------------------------------------------------


def about(scene: Scene, name: str, words: Vocabulary) -> RenderableType:
    """A card by its name, or what there is if no card has it."""
    translate = scene.translate
    try:
        keys = words.cards(normalize(name.replace("_", " ")), scene.piles)
    except AmbiguousName as mistake:
        return translate("help-several", name=name[:MAX_SHOWN], cards=CardsPiece(tuple(mistake.keys)))
    if not keys:
        return translate("help-unknown", name=name[:MAX_SHOWN], cards=CardsPiece(scene.piles))
    return Group(card(scene, keys[0]), "", *_details(scene, keys[0]))


def card(scene: Scene, key: str) -> RenderableType:
    """What is printed on a card, and how many are left."""
    translate = scene.translate
    name = styled(translate.card(key), "bold")
    left = scene.view.supply.get(key)
    facts = [
        Text(styles.card_types(key, translate.words), styles.card_style(key)),
        Text.assemble(scene.label("table-cost"), str(styles.cost(key))),
        translate("help-not-in-game")
        if left is None
        else Text.assemble(scene.label("table-left"), str(left)),
    ]
    return Group(
        Text.assemble(name, "   ", dotted(facts)),
        Padding(styles.card_text(key, scene.view.edition, translate.words), (0, 0, 0, 2)),
    )


def _details(scene: Scene, key: str) -> list[RenderableType]:
    """What the rulebooks explain about a card."""
    translate = scene.translate
    table = Table.grid(padding=(0, 1, 0, 0))
    for clarification in CLARIFICATIONS[key]:
        table.add_row("•", translate(clarification.key))
    return [styled(translate("details-of-card"), "bold"), Padding(table, (0, 0, 0, 2))]


# Everything open ------------------------------------------------------------------------------------


def overview(scene: Scene, title: Text) -> RenderableType:
    head = styled(title, "bold")
    return Group(head, scene.turn(), "", _supply(scene), "", zones.trash(scene), "", _players(scene))


def _supply(scene: Scene) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(scene.translate("table-supply"), no_wrap=True)
    table.add_column(scene.translate("table-cost"), justify="right")
    table.add_column("×", justify="right")
    table.add_column("")
    for key in scene.piles:
        left = scene.view.supply[key]
        name = scene.translate.card(key) if left else Text(scene.translate.card(key).plain, "dim strike")
        text = styles.card_text(key, scene.view.edition, scene.translate.words)
        table.add_row(name, str(styles.cost(key)), str(left) if left else EMPTY, text)
    return table


def _players(scene: Scene) -> Group:
    parts: list[RenderableType] = []
    for seat in [*([] if scene.seat is None else [scene.seat]), *scene.others]:
        turns = Text.assemble(scene.label("table-turns"), str(scene.view.seats[seat].turns))
        own = zones.own(scene) if seat == scene.seat else zones.facts(scene, seat)
        parts.append(Text.assemble(scene.translate.name(seat), "   ", dotted([turns, *own])))
        if seat == scene.seat:
            hand = Text.assemble(
                scene.label("table-hand"), scene.translate.cards(in_hand_order(scene.view.hand))
            )
            parts.append(Padding(hand, (0, 0, 0, 2)))
    return Group(*parts)
