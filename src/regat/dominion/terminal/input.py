"""What is asked, with the answers that stand at no card."""

from __future__ import annotations

from rich.text import Text

from regat.dominion.terminal.answers import Numbered
from regat.dominion.terminal.layout import GAP, Lines, flowing, in_columns, wrapped
from regat.dominion.terminal.scene import Scene, chip
from regat.dominion.words import answer_message, decline_message, prompt
from regat.kernel.choice import Choice


def asked(scene: Scene, width: int) -> Lines:
    """The question, or for whom everybody waits."""
    if scene.choice:
        return wrapped(
            Text.assemble(("? ", "bold bright_cyan"), _bold(scene.voice(prompt(scene.choice, scene.view)))),
            width,
            2,
        )
    if scene.view.asked is None:
        return []
    return [scene.voice("table-waiting", name=scene.voice.name(scene.view.asked))]


def _bold(text: Text) -> Text:
    text.stylize("bold")
    return text


def listed(scene: Scene, width: int) -> Lines:
    """All answers of the list."""
    choice = scene.choice
    if not choice:
        return []
    cells = [Text.assemble(chip(one.number), " ", _label(scene, choice, one)) for one in scene.listed]
    flow = flowing(cells, width, gap=GAP) if cells else []
    if len(flow) <= 1:
        return flow
    columns = max(1, width // (max(cell.cell_len for cell in cells) + len(GAP)))
    return in_columns(cells, width, -(-len(cells) // columns))


def _label(scene: Scene, choice: Choice, one: Numbered) -> Text:
    """An answer; only the card where the question says what is done with it."""
    if one.number == 0:
        return scene.voice(decline_message(choice))
    if not one.key or len([verb for verb in choice.verbs if verb not in ("decline", "end")]) > 1:
        return scene.voice(answer_message(one.answer, choice))
    if len([other for other in scene.listed if other.number]) == 1:
        return scene.voice(answer_message(one.answer, choice))
    copies = choice.under(choice.verbs[0]).count(one.key)
    return Text.assemble(f"{copies} × " if copies > 1 else "", scene.voice.card(one.key))


def where(scene: Scene) -> Text | None:
    """Where the numbers stand, if there is no list to show it."""
    if any(one.number for one in scene.listed):
        return None
    if scene.is_asked_of_supply:
        return _dim(scene.voice("table-numbers-at-supply"))
    return _dim(scene.voice("table-numbers-at-hand")) if scene.at("hand") else None


def _dim(text: Text) -> Text:
    text.stylize("dim")
    return text


def paged(lines: Lines, page: int, height: int, scene: Scene) -> Lines:
    """One page of the list, with its number below."""
    if len(lines) <= height:
        return lines
    pages = page_count(len(lines), height)
    room = max(1, height - 1)
    start = page % pages * room
    number = scene.voice("table-page", n=page % pages + 1, m=pages)
    return [*lines[start : start + room], _dim(number)]


def page_count(lines: int, height: int) -> int:
    return 1 if lines <= height else -(-lines // max(1, height - 1))
