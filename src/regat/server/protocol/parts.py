"""What the messages of every game are made of: texts, choices, and the bases of set-ups and views."""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar, cast

import msgspec
from msgspec import Meta, Struct

from regat.kernel.spec import Setup

T = TypeVar("T")
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]

# Texts: a key of the catalogue and its parts, translated by the reader's client ---------------------------


class SeatPart(Struct, tag_field="is", tag="seat", frozen=True, gc=False):
    """A player, shown by name."""

    seat: int


class CardsPart(Struct, tag_field="is", tag="cards", frozen=True, gc=False):
    """Cards in order; of the hidden ones only their number is known."""

    cards: tuple[str, ...]
    hidden: int = 0


class DominoPart(Struct, tag_field="is", tag="domino", frozen=True, gc=False):
    """A domino by its number."""

    domino: int


class Text(Struct, tag_field="is", tag="text", frozen=True, gc=False):
    """A message: its key and its parts."""

    key: str
    parts: dict[str, Part] = {}


Part = str | int | SeatPart | CardsPart | DominoPart | Text

# A decision -----------------------------------------------------------------------------------------------


class Choice(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that may be picked: the verb and key of record notation, and its text."""

    verb: str
    key: str
    text: Text
    copies: int = 1


class Placement(Struct, frozen=True, gc=False):
    """A legal placement and what it gains, so that a client can show it before it is decided."""

    first: tuple[int, int]  # where the first square goes
    second: tuple[int, int]
    gain: int
    columns_left: int
    rows_left: int


class Prompt(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a seat has to decide: pick `min` to `max` of the choices.

    With `answers`, send one of them, or `decline` where it is not empty. Without, several may be picked: the
    answer is the verb of the choices and the keys picked, `discard estate estate`, each key at most as often
    as there are copies; `decline` if none is picked. A placement has placements instead of choices.
    """

    seat: int
    asker: str
    text: Text
    min: int
    max: int
    choices: tuple[Choice, ...]
    answers: tuple[str, ...] = ()  # where one is picked: the whole answer for each choice or placement
    decline: str = ""  # the answer that picks nothing, where that is allowed
    decline_text: Text | None = None
    placements: tuple[Placement, ...] = ()  # where the first of `line` may go


# Bases, which each game extends ---------------------------------------------------------------------------


class SetupMessage(Struct, tag_field="game", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is played: one struct for each game."""

    players: Annotated[int, Meta(ge=2, le=6)] = 2  # seats of a table; a game may refuse some numbers

    @property
    def game(self) -> str:
        """The name of the game."""
        tag = self.__struct_config__.tag
        assert isinstance(tag, str), "each game names its set-up"
        return tag

    def to_setup(self, first_seat: int | None = None) -> Setup:
        """The same as the game itself has it; `first_seat` starts, where an earlier game decides that."""
        raise NotImplementedError


class ViewMessage(Struct, tag_field="game", frozen=True, omit_defaults=True):
    """What everybody sees of a game: one struct for each game."""

    players: int
    to_answer: int | None  # the seat that has to answer
    over: bool
    winners: tuple[int, ...] | None


class PrivateMessage(Struct, tag_field="game", frozen=True, omit_defaults=True):
    """What one seat alone sees of a game: one struct for each game that hides something."""


class CatalogueMessage(Struct, tag_field="game", frozen=True):
    """What a client displays of a game besides its tables: one struct for each game."""


class Ending(Struct, frozen=True):
    """How a match ended: it may end before its game does, and whoever has resigned never wins."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


# Encoding -------------------------------------------------------------------------------------------------

encode = msgspec.json.Encoder().encode


def encode_once(part: T) -> T:
    """A part that many messages share: msgspec copies its JSON into each of them.

    To the type checker it remains the part that it was.
    """
    return cast(T, msgspec.Raw(encode(part)))


class Identity(Generic[T]):
    """A value compared by identity: the key of a cache for values that have no hash."""

    __slots__ = ("value",)

    def __init__(self, value: T) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Identity) and other.value is self.value
