"""A message before it is said: its key, and the parts that each screen shows in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seat:
    """A player, shown by name."""

    number: int


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards of Dominion in the order they are told; of the hidden ones only their number is known."""

    keys: tuple[str, ...]
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Domino:
    """A domino of Kingdomino, shown by its number and squares."""

    number: int


class Message:
    """`Message("log-buys", name=Seat(0), cards=Cards(("gold",)))`; a part may be a message itself."""

    __slots__ = ("key", "parts")

    def __init__(self, key: str, /, **parts: Part) -> None:
        self.key = key
        self.parts: Mapping[str, Part] = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.parts) == (other.key, other.parts)

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.parts.items())))

    def __repr__(self) -> str:
        parts = "".join(f", {name}={part!r}" for name, part in self.parts.items())
        return f"Message({self.key!r}{parts})"


Part = str | int | Seat | Cards | Domino | Message
