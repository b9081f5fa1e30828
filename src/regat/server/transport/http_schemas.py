"""Forms: what is sent over HTTP, and what is answered."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from regat.server.protocol.messages import Clock, Id, Name, SeatNumber, Seq, Setup, TableInfo

Bits = Annotated[str, Meta(max_length=32, pattern="^([0-9a-f]{32})?$")]
Token = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
Eyes = Annotated[str, Meta(pattern="^([0-5]|open)?$")]


# What is sent -------------------------------------------------------------------------------------------


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to play under."""

    name: Name


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """The phrase that carries a guest to another device."""

    phrase: Annotated[str, Meta(min_length=10, max_length=200)]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who a seat is for."""

    kind: Annotated[str, Meta(pattern="^(me|open|invited|bot)$")]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=20)] = ""  # of another person on the same device


class Moment(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment of a game that may be known to all: a step of its replay."""

    step: Seq  # the `at` of the step
    record: str = ""
    table: Token = ""  # where it was played, in place of its record
    token: Token = ""  # where that table is not public


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table to open: with a set-up, or to go on from a moment of another game, whose set-up holds then."""

    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=2, max_length=6)]
    setup: Setup | None = None
    moment: Moment | None = field(default=None, name="from")  # not rated; what follows is dealt anew
    bits: Bits = ""
    public: bool = False
    clock: Clock | None = None
    points: bool = False
    chat: bool = False


class NewReplay(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record to look at."""

    record: Annotated[str, Meta(min_length=1)]
    seat: Eyes = ""  # whose hand is seen: a number, `open` for all hands, nothing for a watcher


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to take; the invitation where the table is not open to all."""

    seat: SeatNumber
    bits: Bits = ""
    invite: Token = ""


class Stand(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to leave."""

    seat: SeatNumber


class Pick(Struct, frozen=True, forbid_unknown_fields=True):
    """A card for the kingdom."""

    card: Id
    seat: SeatNumber


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """Another game between the same players."""

    bits: Bits = ""


# What is answered ---------------------------------------------------------------------------------------


class Me(Struct, frozen=True, omit_defaults=True):
    """Who you are here."""

    id: str
    name: str
    phrase: str = ""  # only when it was just made


class Tables(Struct, frozen=True):
    """Some tables."""

    tables: tuple[TableInfo, ...]


class Played(Struct, frozen=True):
    """A finished game."""

    table: str
    game: str
    players: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    your_seats: tuple[int, ...]
    rated: bool
    moment: int
    setup: Setup
    names: tuple[str, ...]  # of people; empty for a bot, and for who has been forgotten
    bots: tuple[str, ...]  # empty for people
    number: int  # in a series
    forked: int | None  # the entry of another game from which this one went on


class Rated(Struct, frozen=True):
    """How strong you are held to be in a game with so many players."""

    game: str
    players: int
    rating: float
    games: int


class Ratings(Struct, frozen=True):
    """Your ratings, in the games in which you have any."""

    ratings: tuple[Rated, ...]


class History(Struct, frozen=True):
    """Finished games, the newest first."""

    games: tuple[Played, ...]


class Leader(Struct, frozen=True):
    """A player in a list of the strongest."""

    name: str
    rating: float
    games: int
    you: bool


class Leaders(Struct, frozen=True):
    """The strongest, first."""

    players: tuple[Leader, ...]
