"""The numbered answers, and what a player types as an answer."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rich.text import Text

from regat.kingdomino import words as messages
from regat.kingdomino.kingdom import Placement, best_gain
from regat.kingdomino.notation import Coord, format_squares
from regat.kingdomino.rules import dominoes
from regat.kingdomino.terminal import squares
from regat.kingdomino.terminal.styles import DominoTranslator
from regat.kingdomino.view import View
from regat.terminal.presenter import InputError
from regat.words.names import normalize, shorten

VERBS = {"claim": "typed-claim", "place": "typed-place"}  # and what a player may type for them

_SQUARE = r"(?:\(\s*)?([-−]?\d{1,2})\s*[,;]\s*([-−]?\d{1,2})(?:\s*\))?"
# A minus with a space before and none behind it belongs to the number: `1,0 -2,0`.
_BETWEEN = r"(?:\s*(?:[–→]|->)\s*|\s+to\s+|\s*-\s*(?=\()|\s*-\s+|-|\s+)"
_SQUARES = re.compile(rf"(?:(\d{{1,2}})\s+)?{_SQUARE}{_BETWEEN}{_SQUARE}")
_NUMBER = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True, slots=True)
class ValuedAnswer:
    """An answer that can be given by number."""

    number: int
    text: str  # in record notation
    what: Text
    worth: Text

    @property
    def label(self) -> Text:
        return Text.assemble(self.what, " ", self.worth)


def answers(view: View, translate: DominoTranslator) -> tuple[ValuedAnswer, ...]:
    """Placements, the most gainful first; dominoes go by their own numbers."""
    if view.placements:
        best_first = sorted(view.placements, key=_rank)
        most = max(len(f"{place.gain}") for place in best_first)
        longest = max(len(where(place)) for place in best_first)
        return tuple(
            ValuedAnswer(number, str(place), Text(where(place).ljust(longest)), _place_worth(place, most))
            for number, place in enumerate(best_first, 1)
        )
    numbers = [int(number) for number in view.choice.under("claim")] if view.choice else []
    return tuple(_claim(number, view, translate) for number in numbers)


def where(place: Placement) -> str:
    return format_squares(place.first, place.second)


def gain_if_placed(number: int, view: View) -> int | None:
    """What a domino would gain in the kingdom it is claimed for; None: it could not be placed now."""
    owner = view.seat if view.king is None else view.king
    assert owner is not None, "who is asked has a seat"
    return best_gain(view.kingdoms[owner].lands, view.size, number)


def _rank(place: Placement) -> tuple[int, int, Coord, Coord]:
    return -place.gain, -(place.columns_left + place.rows_left), place.first, place.second


def _place_worth(place: Placement, most: int) -> Text:
    gain = (f"+{place.gain}".rjust(most + 1), "bold" if place.gain else "dim")
    left = (f"{place.columns_left}×{place.rows_left}", "dim")
    return Text.assemble(gain, " ", left)


def _claim(number: int, view: View, translate: DominoTranslator) -> ValuedAnswer:
    gain = gain_if_placed(number, view)
    worth = Text(f"+{gain}", "bold" if gain else "dim")
    if gain is None:
        worth = translate.dim("kingdomino-no-spot")
    return ValuedAnswer(
        number, f"claim {number}", squares.tile(number, squares.SMALL, translate.letters)[0], worth
    )


# What is typed ----------------------------------------------------------------------------------------


def parse(text: str, view: View, translate: DominoTranslator) -> str:
    """An answer in record notation from what was typed: a number, squares, or the notation itself."""
    words = text.split()
    if words and normalize(words[0]) in (_verb(view), normalize(translate.plain(VERBS[_verb(view)]))):
        words = words[1:]
    typed = " ".join(words).casefold()
    if found := _SQUARES.fullmatch(typed):
        if view.placements:
            number, *ends = found.groups()
            x, y, to_x, to_y = (int(end.replace("−", "-")) for end in ends)
            domino = int(number or view.placements[0].domino)
            return _placed(domino, (x, y), (to_x, to_y), view)
    elif _NUMBER.fullmatch(typed):
        by_number = {answer.number: answer.text for answer in answers(view, translate)}
        if int(typed) in by_number:
            return by_number[int(typed)]
        if not view.placements:
            return f"claim {int(typed)}"  # the refusal says why not
    said = messages.expected(view)
    if not text.strip():
        raise InputError(translate(said))
    raise InputError(translate("kingdomino-misread", typed=shorten(text), expected=translate(said)))


def _placed(domino: int, first: Coord, second: Coord, view: View) -> str:
    """A placement as the game spells it: with two equal halves either square may be named first."""
    ways = [
        f"place {domino} {format_squares(one, other)}" for one, other in ((first, second), (second, first))
    ]
    offered = {str(place) for place in view.placements}
    if ways[0] not in offered and ways[1] in offered and dominoes.BOX[domino - 1].symmetric:
        return ways[1]
    return ways[0]


def completions(view: View, translate: DominoTranslator) -> list[str]:
    """Answers in words, in the player's language."""
    spoken = translate.plain(VERBS[_verb(view)])
    return [f"{spoken} {answer.text.partition(' ')[2]}" for answer in answers(view, translate)]


def _verb(view: View) -> str:
    return "place" if view.placements else "claim"
