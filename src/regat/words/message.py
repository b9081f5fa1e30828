"""A message before it is translated: its key, and the parts that each screen shows in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seat:
    """A player, shown by name."""

    number: int


class Piece:
    """A thing of one game, such as its cards: a screen shows it in the way that the game has registered."""

    __slots__ = ()


class Message:
    """`Message("log-draws", name=Seat(0), n=2)`; a part may be a message itself."""

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


Part = str | int | Seat | Piece | Message
