"""The choices of Kingdomino in words, their numbered answers, and what a player types as an answer."""

from __future__ import annotations

import re

from rich.text import Text

from regat.bots.greedy import use
from regat.cli.terminal.asking import MOST_SHOWN, Line, are_numbers, only_one, picked, short
from regat.cli.terminal.kingdomino.wording import domino, face
from regat.kernel.choice import Choice
from regat.kernel.errors import IllegalAnswer
from regat.kingdomino import dominoes
from regat.kingdomino.kingdom import CASTLE, Placement, Square, extent, places, spell, with_domino
from regat.kingdomino.view import View

_SQUARE = r"\(?\s*(-?\d{1,2})\s*,\s*(-?\d{1,2})\s*\)?"
_PLACE = re.compile(rf"(?:place\s+)?(?:(\d{{1,2}})\s+)?{_SQUARE}\s*(?:-|to)?\s*{_SQUARE}")


def placing(choice: Choice) -> bool:
    return "place" in choice.verbs


def question(choice: Choice, view: View) -> Text:
    """What is asked, in one line."""
    if placing(choice):
        shown = domino(view.placements[0].domino)
        return Text("Where do you place ").append_text(shown).append("? (squares, gain, columns×rows left)")
    if view.king is None:
        return Text("Which domino does your king move to? (gain, if it could be placed now)")
    owner = "your" if view.king == view.seat else "another player's"
    return Text(f"First choice: which domino for {owner} king?")


def lines(choice: Choice, view: View) -> list[Line]:
    """Placements, the most gainful first; dominoes go by their own numbers."""
    if not placing(choice):
        return [Line(number, _claim_label(number, view), f"claim {number}") for number in offered(choice)]
    best_first = sorted(view.placements, key=_rank)
    return [Line(number, _label(place), str(place)) for number, place in enumerate(best_first, 1)]


def offered(choice: Choice) -> list[int]:
    """The dominoes that may be claimed."""
    return [int(number) for number in choice.under("claim")]


def _claim_label(number: int, view: View) -> Text:
    """A domino, and what it would gain if it could be placed now."""
    owner = view.seat if view.king is None else view.king
    assert owner is not None, "who is asked has a seat"
    gain = use(view.kingdoms[owner].lands, view.size, number) - 1
    return face(number).append("  no place" if gain < 0 else f"  +{gain}")


def _rank(place: Placement) -> tuple[int, int, Square, Square]:
    return -place.gain, -(place.columns_left + place.rows_left), place.first, place.second


def _label(place: Placement) -> Text:
    gain = (f"+{place.gain}", "bold" if place.gain else "dim")
    room = f" {place.columns_left}×{place.rows_left}"
    return Text.assemble(f"{spell(place.first)}-{spell(place.second)} ", gain, room)


def hint(choice: Choice, view: View) -> str:
    """What may be typed, by an example."""
    answers = lines(choice, view)
    if placing(choice):
        return f"a number from 1 to {len(answers)}, or squares such as '{answers[0].answer}'"
    numbers = [str(line.number) for line in answers]
    free = f"{', '.join(numbers[:-1])} or {numbers[-1]}"
    return f"a domino's number, {free}, or words such as 'claim {numbers[0]}'"


def read(text: str, choice: Choice, view: View) -> str:
    """An answer in record notation from what was typed: a number, squares, or the notation itself."""
    words = text.lower().split()
    if words[:1] == ["claim"] and not placing(choice):
        words = words[1:]
    if words and are_numbers(words):
        answers = picked(words, lines(choice, view), hint(choice, view))
        return only_one(answers, hint(choice, view))
    found = _PLACE.fullmatch(" ".join(words))
    if found and placing(choice):
        number, x, y, to_x, to_y = found.groups()
        pending = view.placements[0].domino
        return f"place {number or pending} {spell((int(x), int(y)))}-{spell((int(to_x), int(to_y)))}"
    what = f"{short(' '.join(words))} is no answer here. " if words else ""
    raise IllegalAnswer(f"{what}Type {hint(choice, view)}.")


def why_not(answer: str, view: View) -> str:
    """Why a placement was refused."""
    found = _PLACE.fullmatch(answer)
    refused = f"'{answer[:MOST_SHOWN]}' is not possible now."
    if not found or not view.placements or view.seat is None:
        return refused
    number, (x, y, to_x, to_y) = found[1], map(int, found.groups()[1:])
    pending = view.placements[0].domino
    if int(number) != pending:
        return f"You place {pending} now, not {number}."
    first, second, lands = (x, y), (to_x, to_y), view.kingdoms[view.seat].lands
    if (to_x - x, to_y - y) not in dominoes.STEPS:
        return f"{spell(first)} and {spell(second)} are not beside one another."
    for square in (first, second):
        if square == CASTLE or square in lands:
            return f"{spell(square)} is taken."
    if max(extent(with_domino(lands, pending, first, second))) > view.size:
        return f"That would make the kingdom larger than {view.size}×{view.size}."
    if (first, second) not in places(lands, view.size, pending):
        return "There it touches neither the castle nor its own terrain."
    return refused
