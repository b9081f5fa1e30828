"""The store: every operation in SQL, on top of what SQLite and PostgreSQL do differently."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Sequence
from functools import partial
from pathlib import Path

from regat.server.storage import chat, guests, results, tables
from regat.server.storage import log as entries
from regat.server.storage.base import (
    ChangeFilter,
    ChatLine,
    Guest,
    GuestExport,
    OnChange,
    Rating,
    Result,
    StoredEntry,
    TableRow,
    Unavailable,
    any_change,
)
from regat.server.storage.listeners import Listeners
from regat.server.storage.schema import Migration, migrate_one, migrations
from regat.server.storage.session import Session, T, Work

ADD_SECRET = "INSERT INTO secrets (name, value) VALUES ('cookies', $1) ON CONFLICT DO NOTHING"
SECRET = "SELECT value FROM secrets WHERE name = 'cookies'"
PING = "SELECT max(version) FROM schema_migrations"


class Store(ABC):
    """One database, for the tasks of one event loop.

    When a method returns, its change is durable: synced to the disk, or committed with synchronous_commit on.
    """

    def __init__(self, known: Sequence[Migration] | None = None) -> None:
        self._migrations = migrations() if known is None else known
        self._listeners = Listeners()

    @abstractmethod
    async def open(self) -> None:
        """Migrate and start; refuses a newer database, and a file that another server uses."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the operations in progress, then release the database."""

    @abstractmethod
    async def now(self) -> int:
        """Return the database's time."""

    @abstractmethod
    async def backup(self, file: Path) -> None:
        """Write a consistent copy to a new file without stopping the server (SQLite), or refuse and say how.

        Needs no open(): another process than the server's may call it.
        """

    @abstractmethod
    async def _read(self, work: Work[T]) -> T:
        """Run an operation that only reads."""

    @abstractmethod
    async def _write(self, work: Work[T]) -> T:
        """Run an operation in a transaction; when it is durable, notify the listeners."""

    async def _write_once(self, work: Work[T]) -> T:
        """Run an operation whose first statement is the only one that writes."""
        return await self._write(work)

    async def _migrate(self) -> None:
        while await self._write(partial(migrate_one, known=self._migrations)):
            pass

    async def is_ready(self) -> bool:
        """Whether the database responds."""
        try:
            await self._read(_ping)
        except Unavailable:
            return False
        return True

    async def cookie_key(self) -> bytes:
        """Return the 32 secret bytes that sign cookies, the same on all nodes; created on first use."""
        return await self._write(_cookie_key)

    def add_listener(self, on_change: OnChange, wants: ChangeFilter = any_change) -> None:
        """Call this after every durable change by any node, including this one, that passes the filter."""
        self._listeners.add(on_change, wants)

    # Guests -----------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest, recovery_hash: bytes) -> Guest:
        """Add a guest with the hash of the recovery phrase; Conflict if the id is taken."""
        return await self._write(partial(guests.add, guest=guest, recovery_hash=recovery_hash))

    async def guest(self, id: str) -> Guest | None:
        return await self._read(partial(guests.by_id, id=id))

    async def guest_by_recovery(self, recovery_hash: bytes) -> Guest | None:
        return await self._read(partial(guests.by_recovery, recovery_hash=recovery_hash))

    async def rename_guest(self, id: str, name: str) -> None:
        await self._write(partial(guests.rename, id=id, name=name))

    async def delete_guest(self, id: str) -> None:
        """Delete name, recovery phrase, ratings and chat lines of a guest; results keep an empty seat."""
        await self._write(partial(guests.delete, id=id))

    async def export_guest(self, id: str) -> GuestExport | None:
        return await self._read(partial(guests.export, id=id))

    # Tables -----------------------------------------------------------------------------------------

    async def add_table(self, table: TableRow) -> TableRow:
        """Add a table as version 1; Conflict if the id is taken."""
        return await self._write(partial(tables.add, table=table))

    async def table(self, id: str) -> TableRow | None:
        return await self._read(partial(tables.by_id, id=id))

    async def save_table(self, table: TableRow) -> TableRow:
        """Replace the given version by the next one; Conflict if it is not the newest."""
        return await self._write(partial(tables.save, table=table))

    async def listed_tables(self, limit: int) -> list[TableRow]:
        """Return open tables, newest first."""
        return await self._read(partial(tables.listed, limit=limit))

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """Return a guest's tables, running ones first, then newest first."""
        return await self._read(partial(tables.of_guest, guest=guest, limit=limit))

    async def running_tables(self) -> list[str]:
        """Return the ids of unfinished tables."""
        return await self._read(tables.running)

    # The log ----------------------------------------------------------------------------------------

    def append(self, table: str, entry: StoredEntry, saved: TableRow | None = None) -> Awaitable[StoredEntry]:
        """Append an entry, and save the table's row with it if given: both or neither.

        Raises Repeated if the guest's request id is already in this table's log, otherwise Conflict if the
        number is not the next one or the row is outdated. A caller that knows the next number has read all
        earlier entries and their request ids. Returns the entry with its timestamp.
        """
        work = partial(entries.append, table=table, entry=entry, saved=saved)
        return self._write_once(work) if saved is None else self._write(work)

    async def log(self, table: str, since: int = 0) -> list[StoredEntry]:
        """Return the entries after number `since`, in order."""
        return await self._read(partial(entries.since, table=table, seq=since))

    # Chat -------------------------------------------------------------------------------------------

    async def add_chat_line(self, table: str, guest: str, text: str) -> ChatLine:
        return await self._write(partial(chat.add, table=table, guest=guest, text=text))

    async def chat_lines(self, table: str, limit: int) -> list[ChatLine]:
        """Return the latest lines, oldest first."""
        return await self._read(partial(chat.latest, table=table, limit=limit))

    # Results ----------------------------------------------------------------------------------------

    async def rating(self, guest: str, game: str, players: int) -> Rating | None:
        return await self._read(partial(results.rating, guest=guest, game=game, players=players))

    async def add_result(self, result: Result, ratings: Sequence[Rating]) -> bool:
        """Add a result and the ratings after it; False if the table already has a result.

        Each rating counts one game more than the rating it was computed from. Conflict, and nothing is added,
        if another game of the same guest was rated in between: read the ratings again.
        """
        return await self._write(partial(results.add, result=result, ratings=ratings))

    async def results_of(self, guest: str, limit: int) -> list[Result]:
        """Return a guest's finished games, newest first."""
        return await self._read(partial(results.of_guest, guest=guest, limit=limit))

    async def result(self, table: str) -> Result | None:
        return await self._read(partial(results.by_table, table=table))

    async def leaders(self, game: str, players: int, limit: int) -> list[Rating]:
        """Return the highest ratings (mu − 3 sigma), highest first."""
        return await self._read(partial(results.leaders, game=game, players=players, limit=limit))


async def _ping(session: Session) -> None:
    await session.row(PING)


async def _cookie_key(session: Session) -> bytes:
    await session.rows(ADD_SECRET, secrets.token_bytes(32))
    row = await session.row(SECRET)
    assert row, "the statement before has created it"
    return bytes(row[0])
