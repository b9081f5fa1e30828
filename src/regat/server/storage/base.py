"""What every store can do, and the rows that it keeps.

Whatever a method has returned is durable: synced to the disk, or committed with synchronous_commit on.
All moments are milliseconds since 1970 by the database's clock, so that nodes agree on them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol


class StoreError(Exception):
    """Something that the store could not do; what a host may meet has a key, to be said in their language."""

    def __init__(self, *message: object, key: str = "", **parts: str) -> None:
        super().__init__(*message)
        self.key = key
        self.parts = parts


class Conflict(StoreError):
    """Somebody else has written first: load again, then decide again."""


class Repeated(StoreError):
    """This client's entry stands in the log already, under the number given."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class Unavailable(StoreError):
    """The database cannot take this now: it is stopped, or its disk is full. Nothing has been written.

    Only if the connection broke while it committed, nobody knows: to do it again is safe then, because an
    entry with the same client id is Repeated, and a document of an older version is a Conflict.
    """


@dataclass(frozen=True, slots=True)
class Guest:
    """A person: a name, and nothing else that would tell who it is."""

    id: str
    name: str
    created_at: int = 0


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is kept: a document that only the server reads, and what lists are made of."""

    id: str
    document: bytes  # JSON
    guests: tuple[str, ...] = ()  # who sits there, for their own lists
    listed: bool = False  # whether strangers see it among the open tables
    finished: bool = False
    version: int = 1
    updated_at: int = 0


class StoredEntry(NamedTuple):
    """One entry of a table's log."""

    seq: int
    line: str  # as in a record
    guest: str = ""  # who entered it; empty: a bot or the server
    request_id: str = ""  # the client's own id for it, by which a repeated one is recognised; empty: none
    created_at: int = 0


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A phrase or a line of chat at a table."""

    number: int
    guest: str
    text: str
    created_at: int = 0


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a guest is held to be in a game with so many players."""

    guest: str
    game: str
    players: int
    mu: float
    sigma: float
    games: int = 0


@dataclass(frozen=True, slots=True)
class Result:
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


@dataclass(frozen=True, slots=True)
class GuestExport:
    """What is kept about one guest, for export."""

    guest: Guest
    tables: tuple[str, ...]
    ratings: tuple[Rating, ...]
    results: tuple[Result, ...]
    chat: tuple[tuple[str, ChatLine], ...]  # table and what was said there


# A table and the number of its newest entry; 0: something else about it. ("", 0): anything may have changed,
# because this node was cut off from the others, or another one has started and may have died before.
OnChange = Callable[[str, int], Awaitable[None]]
ChangeFilter = Callable[[str, int], bool]  # whether there is anything to be done about such a change


def wants_all(table: str, seq: int) -> bool:
    return True


class Store(Protocol):
    """One database. Methods may be called from any task of one event loop."""

    async def open(self) -> None:
        """Migrate forward and begin; a newer database, or a file that another server holds, is refused."""

    async def close(self) -> None:
        """Finish what has been begun, and let go."""

    async def is_ready(self) -> bool:
        """Whether the database answers."""

    async def now(self) -> int:
        """The database's moment."""

    async def cookie_key(self) -> bytes:
        """32 secret bytes that sign cookies, the same on all nodes; made when first asked for."""

    # Guests -----------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest, phrase: bytes) -> Guest:
        """Keep a new guest with the hash of the recovery phrase; Conflict if the id is taken."""

    async def guest(self, id: str) -> Guest | None:
        """A guest by id."""

    async def guest_by_recovery(self, phrase: bytes) -> Guest | None:
        """A guest by the hash of the recovery phrase."""

    async def rename_guest(self, id: str, name: str) -> None:
        """Give a guest another name."""

    async def delete_guest(self, id: str) -> None:
        """Delete everything about a guest: name, phrase, ratings and words; results keep an empty seat."""

    async def export_guest(self, id: str) -> GuestExport | None:
        """Everything that is kept about a guest."""

    # Tables -----------------------------------------------------------------------------------------

    async def add_table(self, table: TableRow) -> TableRow:
        """Keep a new table as version 1; Conflict if the id is taken."""

    async def table(self, id: str) -> TableRow | None:
        """A table by id."""

    async def save_table(self, table: TableRow) -> TableRow:
        """Replace the version given by the next one; Conflict if it is not the newest. Others hear of it."""

    async def listed_tables(self, most: int) -> list[TableRow]:
        """Open tables, the newest first."""

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        """The tables where a guest sits, those not over first, then the newest first."""

    async def running_tables(self) -> list[str]:
        """The ids of tables that are not over, to look for stalled ones."""

    # The log ----------------------------------------------------------------------------------------

    def append(self, table: str, entry: StoredEntry, saved: TableRow | None = None) -> Awaitable[StoredEntry]:
        """Add an entry, and save the table's document with it if that is given: both or neither.

        Conflict if its number is not the next one (or the document is stale), or rather Repeated if the same
        guest has entered the same client id at this table. Whoever knows the next number has read all entries
        before it, and their client ids. Others hear of it. Returns the entry with its moment.
        """

    async def log(self, table: str, since: int = 0) -> list[StoredEntry]:
        """The entries after number `since`, in order."""

    # What is said -----------------------------------------------------------------------------------

    async def add_chat_line(self, table: str, guest: str, text: str) -> ChatLine:
        """Keep something that was said. Others hear of it (number 0)."""

    async def chat_lines(self, table: str, most: int) -> list[ChatLine]:
        """The last things said, in order."""

    # Results ----------------------------------------------------------------------------------------

    async def rating(self, guest: str, game: str, players: int) -> Rating | None:
        """A guest's rating."""

    async def add_result(self, result: Result, ratings: Sequence[Rating]) -> bool:
        """Keep a result and the ratings after it, once: False if the table's result is kept already.

        Each rating is for one game more than the one that it was made from. Conflict, and nothing is kept, if
        another game of the same guest has been rated meanwhile: read the ratings again.
        """

    async def results_of(self, guest: str, most: int) -> list[Result]:
        """A guest's finished games, the newest first."""

    async def result(self, table: str) -> Result | None:
        """The result of a table."""

    async def leaders(self, game: str, players: int, most: int) -> list[Rating]:
        """The highest ratings (mu − 3 sigma), the highest first."""

    # Nodes ------------------------------------------------------------------------------------------

    def add_listener(self, heard: OnChange, wants: ChangeFilter = wants_all) -> None:
        """Call this for every change by any node, this one included, after it is durable, if it is wanted."""

    async def backup(self, file: Path) -> None:
        """A consistent copy in a new file while everything goes on (SQLite), or a refusal that says how.

        Needs no open(): another process than the server's may ask for it.
        """
