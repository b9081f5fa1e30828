"""The numbered answers to a choice. Each stands where the card is: at its pile, in the hand, or in a list.

The number of a pile is the same throughout a game, and 0 always does nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Literal

from regat.dominion.rules import cards
from regat.dominion.view import View
from regat.dominion.words import decline_answer
from regat.kernel.choice import Choice, Option

Place = Literal["supply", "hand", "list"]

# Who asks about cards that are neither in the Supply nor in the hand.
ELSEWHERE = ("bandit", "chancellor", "harbinger", "library", "sentry", "spy", "thief", "vassal")


@dataclass(frozen=True, slots=True)
class NumberedAnswer:
    number: int
    answer: str  # in record notation; where several cards may be picked, that of picking only this one
    place: Place
    key: str = ""  # of the card


def several(choice: Choice) -> bool:
    """Whether more than one card may be picked at once."""
    return choice.max > 1 and "order" not in choice.verbs


def numbered(choice: Choice, view: View, piles: Sequence[str]) -> list[NumberedAnswer]:
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
        NumberedAnswer(number, spelt(option, choice), asked[option], _card(option))
        for option, number in zip(_in_turn(asked, view), numbers, strict=False)
    ]
    none = decline_answer(choice)
    return [*found, NumberedAnswer(0, none, "list")] if none else found


def place(option: Option, choice: Choice) -> Place:
    """Where the card lies that an option is about."""
    if option.key not in cards.NUMBER or option.verb == "reveal" or choice.asker in ELSEWHERE:
        return "list"
    return "supply" if option.verb in ("buy", "gain") else "hand"


def spelt(option: Option, choice: Choice) -> str:
    if option.verb != "order":
        return str(option)
    first, second = choice.under("order")
    return f"order {option.key} {second if option.key == first else first}"


def _in_turn(asked: dict[Option, Place], view: View) -> Iterator[Option]:
    """First what stands in the list, then what is in the hand, as it is held."""
    yield from (option for option, place in asked.items() if place == "list")
    for key in dict.fromkeys(held(view.hand)):
        yield from (option for option, place in asked.items() if place == "hand" and option.key == key)


def _card(option: Option) -> str:
    return option.key if option.key in cards.NUMBER else ""


# How cards are laid out -----------------------------------------------------------------------------


def held(keys: Sequence[str]) -> list[str]:
    """Cards as one holds them: Actions, then Treasures, then the rest, what is dear first."""
    return sorted(keys, key=_held)


def _held(key: str) -> tuple[bool, bool, int, int]:
    number = cards.NUMBER[key]
    card = cards.CATALOGUE[number]
    return not card.is_a(cards.ACTION), not card.is_a(cards.TREASURE), -card.cost, number
