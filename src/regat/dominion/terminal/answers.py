"""The numbered answers to a choice. Each is shown at its card: at the pile, in the hand, or in a list.

The number of a pile is the same throughout a game, and 0 always does nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Literal

from regat.dominion.notation import format_option
from regat.dominion.rules import cards
from regat.dominion.view import View
from regat.kernel.choice import Choice, Option
from regat.words.game_words import decline_answer

Place = Literal["supply", "hand", "list"]

# Cards that ask about cards which are neither in the Supply nor in the hand.
ELSEWHERE = ("bandit", "chancellor", "harbinger", "library", "sentry", "spy", "thief", "vassal")


@dataclass(frozen=True, slots=True)
class NumberedAnswer:
    number: int
    answer: str  # in record notation; where several cards may be picked, that of picking only this one
    place: Place
    key: str = ""  # of the card


def numbered_answers(choice: Choice, view: View, piles: Sequence[str]) -> list[NumberedAnswer]:
    """The answers; `piles` are the piles of the Supply as they are laid out."""
    offered = list(dict.fromkeys(choice.options))
    asked = {option: place(option, choice) for option in offered if option.verb not in ("decline", "end")}
    at_piles = [option for option in asked if asked[option] == "supply"]
    found = [
        NumberedAnswer(piles.index(option.key) + 1, str(option), "supply", option.key) for option in at_piles
    ]
    found.sort(key=lambda one: one.number)
    numbers = count(len(piles) + 1 if at_piles or choice.asker == "buy_phase" else 1)
    found += [
        NumberedAnswer(number, format_option(option, choice), asked[option], _card(option))
        for option, number in zip(_in_turn(asked, view), numbers, strict=False)
    ]
    none = decline_answer(choice)
    return [*found, NumberedAnswer(0, none, "list")] if none else found


def place(option: Option, choice: Choice) -> Place:
    """Where the card of an option is shown."""
    if option.key not in cards.NUMBER or option.verb == "reveal" or choice.asker in ELSEWHERE:
        return "list"
    return "supply" if option.verb in ("buy", "gain") else "hand"


def _in_turn(asked: dict[Option, Place], view: View) -> Iterator[Option]:
    """First the options of the list, then those of the hand in its order."""
    yield from (option for option, place in asked.items() if place == "list")
    for key in dict.fromkeys(in_hand_order(view.hand)):
        yield from (option for option, place in asked.items() if place == "hand" and option.key == key)


def _card(option: Option) -> str:
    return option.key if option.key in cards.NUMBER else ""


# How cards are laid out -----------------------------------------------------------------------------


def in_hand_order(keys: Sequence[str]) -> list[str]:
    """Cards as players hold them: Actions, then Treasures, then the rest, expensive ones first."""
    return sorted(keys, key=_held)


def _held(key: str) -> tuple[bool, bool, int, int]:
    number = cards.NUMBER[key]
    card = cards.CATALOGUE[number]
    return not card.is_a(cards.ACTION), not card.is_a(cards.TREASURE), -card.cost, number
