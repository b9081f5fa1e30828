"""A choice: what one seat has to decide now, as a value that people, bots, screens and records share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Option(NamedTuple):
    """One thing that may be picked: `buy gold`, `decline`."""

    verb: str
    key: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.key}" if self.key else self.verb


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat is asked, and by which card or phase."""

    seat: int
    asker: str
    options: tuple[Option, ...]  # a multiset: two Coppers that may be discarded appear twice
    min: int
    max: int
    picked: tuple[str, ...] = ()  # the keys picked so far, where a decision is answered pick by pick

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs on offer, each once, in the order of the options."""
        return tuple(dict.fromkeys(option.verb for option in self.options))

    def under(self, verb: str) -> tuple[str, ...]:
        """The keys that may be picked under a verb, as often as they may be picked."""
        return tuple(option.key for option in self.options if option.verb == verb)
