"""Numbered answers, and a player's choice among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from regat.kernel.errors import IllegalAnswer

MOST_SHOWN = 40
MOST_DIGITS = 3


@dataclass(frozen=True, slots=True)
class Line:
    """A numbered answer, or for a decision about several cards one that can be picked."""

    number: int
    label: Text
    answer: str  # of a pick: the card's key


def are_numbers(words: Sequence[str]) -> bool:
    return all(word.isdecimal() and word.isascii() for word in words)


def picked(words: Sequence[str], lines: Sequence[Line], hint: str) -> list[str]:
    """The answers with these numbers."""
    answers = {line.number: line.answer for line in lines}
    wrong = [word for word in words if len(word) > MOST_DIGITS or int(word) not in answers]
    if wrong:
        raise IllegalAnswer(f"There is no number {wrong[0][:MOST_SHOWN]} here. Type {hint}.")
    return [answers[int(word)] for word in words]


def only_one(answers: Sequence[str], hint: str) -> str:
    if len(answers) > 1:
        raise IllegalAnswer(f"One number at a time, please. Type {hint}.")
    return answers[0]


def short(text: str) -> str:
    """What was typed, quoted and not too long."""
    return repr(text) if len(text) <= MOST_SHOWN else repr(text[:MOST_SHOWN]) + " …"
