"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from regat.server.protocol.messages import Clock, Name, SeatNumber, Seq, SeriesInfo, Setup, TableInfo
from regat.server.protocol.parts import Id

Entropy = Annotated[str, Meta(max_length=32, pattern="^([0-9a-f]{32})?$")]
Token = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
PerspectiveName = Annotated[str, Meta(pattern="^([0-5]|open)?$")]


# Requests ------------------------------------------------------------------------------------------------


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to play under; without one, clients number the anonymous guests of a table."""

    name: Name | None = None


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """The phrase that moves a guest to another device."""

    phrase: Annotated[str, Meta(min_length=10, max_length=200)]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who a seat is for."""

    kind: Annotated[str, Meta(pattern="^(me|open|invited|bot)$")]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=20)] = ""  # of another person on the same device


class ForkSource(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A step of the replay of a finished game, to start a new game from."""

    step: Seq  # the `seq` of the step
    record: str = ""
    table: Token = ""  # the table of the game, instead of its record
    token: Token = ""  # if that table is not public


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table to open: with a set-up, or from a position of another game, which then decides the set-up."""

    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=2, max_length=6)]
    setup: Setup | None = None
    source: ForkSource | None = field(default=None, name="from")  # not rated; the future is dealt afresh
    entropy: Entropy = ""
    public: bool = False
    clock: Clock | None = None
    show_points: bool = False
    chat: bool = False
    friendly: bool = False  # not rated, and with hints between people too


class NewReplay(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record to replay."""

    record: Annotated[str, Meta(min_length=1)]
    seat: PerspectiveName = ""  # whose hand is shown: a number, `open` for all hands, empty for a watcher


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to take; with the invitation if the table is not public."""

    seat: SeatNumber
    entropy: Entropy = ""
    invite_token: Token = ""


class Stand(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to leave."""

    seat: SeatNumber


class DraftPick(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player picks in a draft."""

    pick: Id
    seat: SeatNumber


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """Another game between the same players."""

    entropy: Entropy = ""


# Responses ----------------------------------------------------------------------------------------------


class Me(Struct, frozen=True, omit_defaults=True):
    """Who you are here."""

    id: str
    name: str  # empty: anonymous
    phrase: str = ""  # only when the guest or the phrase is new


class ServerAddress(Struct, frozen=True):
    """Where others on the home network reach this server."""

    lan_url: str  # empty if the server listens on its own machine only


class Tables(Struct, frozen=True):
    """Some tables."""

    tables: tuple[TableInfo, ...]


class FinishedGame(Struct, frozen=True):
    """A finished game; of a series the last one, with the points and the winners of the series."""

    table: str
    game: str
    players: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    your_seats: tuple[int, ...]
    rated: bool
    finished_at: int
    setup: Setup
    names: tuple[str, ...]  # of people; empty for bots and deleted guests
    bots: tuple[str, ...]  # empty for people
    game_number: int  # of the games in a row between the same players
    forked: int | None  # the entry of another game that this one started from
    series: SeriesInfo | None  # the games that belong together


class GuestRating(Struct, frozen=True):
    """Your rating in a game with a given number of players."""

    game: str
    players: int
    rating: float
    games: int


class Ratings(Struct, frozen=True):
    """Your ratings, in the games that you have played."""

    ratings: tuple[GuestRating, ...]


class History(Struct, frozen=True):
    """Finished games, newest first; those of a series are one."""

    games: tuple[FinishedGame, ...]


class Leader(Struct, frozen=True):
    """A player on a leaderboard."""

    name: str
    rating: float
    games: int
    you: bool


class Leaders(Struct, frozen=True):
    """The strongest players, best first."""

    players: tuple[Leader, ...]
