"""The rows of a store and its errors. Timestamps are milliseconds since 1970 by the database's clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple


class StoreError(Exception):
    """An operation that the store refused. Errors that operators meet have a key in the catalogues."""

    def __init__(self, *message: object, key: str = "", **parts: str) -> None:
        super().__init__(*message)
        self.key = key
        self.parts = parts


class Conflict(StoreError):
    """Another writer was faster: reload, then decide again."""


class Repeated(StoreError):
    """The log already holds this request, as the entry with the given number."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class Unavailable(StoreError):
    """The database cannot do this now: it is stopped, or its disk is full. Nothing has been written.

    If the connection broke during a commit, the outcome is unknown. Retrying is safe: an entry with the same
    request id is Repeated, and a document with an outdated version is a Conflict.
    """


@dataclass(frozen=True, slots=True)
class Guest:
    """A person: a name, and no other personal data."""

    id: str
    name: str
    created_at: int = 0


@dataclass(frozen=True, slots=True)
class TableRow:
    """A stored table: a document that only the server reads, and the columns that lists select by."""

    id: str
    document: bytes  # JSON
    guests: tuple[str, ...] = ()  # the players, for their own lists
    listed: bool = False  # whether strangers see it among the open tables
    finished: bool = False
    begun: bool = False  # whether its game has begun
    attended: bool = False  # whether something may have to happen there without a client
    version: int = 1
    updated_at: int = 0


class StoredEntry(NamedTuple):
    """One entry of a table's log."""

    seq: int
    line: str  # as in a record
    guest: str = ""  # the author; empty: a bot or the server
    request_id: str = ""  # chosen by the client, identifies a repeated request; empty: none
    created_at: int = 0


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A phrase or a line of chat at a table."""

    number: int
    guest: str
    text: str
    created_at: int = 0


@dataclass(frozen=True, slots=True)
class StoredRating:
    """A guest's estimated strength in a game with this number of players."""

    guest: str
    game: str
    players: int
    mu: float
    sigma: float
    games: int = 0


@dataclass(frozen=True, slots=True)
class SeriesResult:
    """A series after one of its games."""

    tables: tuple[str, ...]  # of its games so far, in order
    scores: tuple[int, ...]  # the points of these games together
    winners: tuple[int, ...] | None  # None while games are left


@dataclass(frozen=True, slots=True)
class StoredResult:
    """A finished game in a guest's history."""

    table: str
    game: str
    players: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seats: tuple[str, ...]  # the guests, empty for bots
    rated: bool
    record: str  # the whole record, to download and replay
    created_at: int = 0
    series: SeriesResult | None = None  # None: a single game


@dataclass(frozen=True, slots=True)
class GuestExport:
    """Everything stored about one guest."""

    guest: Guest
    tables: tuple[str, ...]
    ratings: tuple[StoredRating, ...]
    results: tuple[StoredResult, ...]
    chat: tuple[tuple[str, ChatLine], ...]  # table and line


# Receives a table and the number of its newest entry; 0: something else about the table has changed. ("", 0):
# anything may have changed, because this node was disconnected from the others or another node has started.
OnChange = Callable[[str, int], Awaitable[None]]
ChangeFilter = Callable[[str, int], bool]  # whether the listener needs to know of this change
