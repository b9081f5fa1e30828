"""The prompt, and the answers that have no place at a card."""

from __future__ import annotations

from rich.text import Text

from regat.dominion.terminal.answers import NumberedAnswer
from regat.dominion.terminal.scene import Scene, chip
from regat.dominion.words.answers import answer_message, decline_message
from regat.dominion.words.prompts import prompt
from regat.kernel.choice import Choice
from regat.terminal.layout import GAP, Lines, fit, flow, in_columns, styled, wrap


def prompt_lines(scene: Scene, width: int) -> Lines:
    """The prompt, or the player whom everybody waits for."""
    if scene.choice:
        return wrap(
            Text.assemble(("? ", "bold bright_cyan"), scene.translate.bold(prompt(scene.choice, scene.view))),
            width,
            2,
        )
    if scene.view.asked is None:
        return []
    return [scene.translate("table-waiting", name=scene.translate.name(scene.view.asked))]


def answer_lines(scene: Scene, width: int) -> Lines:
    """All answers of the list."""
    choice = scene.choice
    if not choice:
        return []
    cells = [Text.assemble(chip(one.number), " ", _label(scene, choice, one)) for one in scene.listed]
    if len(lines := flow(cells, width)) <= 1:
        return lines
    columns = max(1, width // (max(cell.cell_len for cell in cells) + len(GAP)))
    return fit(in_columns(cells, -(-len(cells) // columns)), width)


def _label(scene: Scene, choice: Choice, one: NumberedAnswer) -> Text:
    """An answer; only the card where the question says what is done with it."""
    if one.number == 0:
        return scene.translate(decline_message(choice))
    if not one.key or len([verb for verb in choice.verbs if verb not in ("decline", "end")]) > 1:
        return scene.translate(answer_message(one.answer, choice))
    if len([other for other in scene.listed if other.number]) == 1:
        return scene.translate(answer_message(one.answer, choice))
    copies = choice.under(choice.verbs[0]).count(one.key)
    return Text.assemble(f"{copies} × " if copies > 1 else "", scene.translate.card(one.key))


def number_hint(scene: Scene) -> Text | None:
    """Where to find the numbers, if there is no list of answers."""
    if any(one.number for one in scene.listed):
        return None
    if scene.is_asked_of_supply:
        return scene.translate.dim("table-numbers-at-supply")
    return scene.translate.dim("table-numbers-at-hand") if scene.at("hand") else None


def page_lines(lines: Lines, page: int, height: int, scene: Scene) -> Lines:
    """One page of the list, with its number below."""
    if len(lines) <= height:
        return lines
    pages = page_count(len(lines), height)
    room = max(1, height - 1)
    start = page % pages * room
    number = scene.translate("table-page", n=page % pages + 1, m=pages)
    return [*lines[start : start + room], styled(number, "dim")]


def page_count(lines: int, height: int) -> int:
    return 1 if lines <= height else -(-lines // max(1, height - 1))
