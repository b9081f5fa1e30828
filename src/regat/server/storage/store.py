"""The store: every operation in SQL, on top of what SQLite and PostgreSQL do differently."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial, wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec

from regat.server.storage import chat, guests, results, tables
from regat.server.storage import log as entries
from regat.server.storage.base import ChangeFilter, OnChange, StoredEntry, TableRow, Unavailable
from regat.server.storage.listeners import Listeners
from regat.server.storage.schema import Migration, migrate_one, migrations
from regat.server.storage.session import Session, T, Work

P = ParamSpec("P")
PING = "SELECT max(version) FROM schema_migrations"


Operation = Callable[Concatenate[Session, P], Coroutine[Any, Any, T]]


def reading(operation: Operation[P, T]) -> Callable[Concatenate[Store, P], Awaitable[T]]:
    """Make an operation that only reads a method of the store."""

    @wraps(operation)
    async def read(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._read(lambda session: operation(session, *args, **kwargs))

    return read


def writing(operation: Operation[P, T]) -> Callable[Concatenate[Store, P], Awaitable[T]]:
    """Make an operation that writes a method of the store."""

    @wraps(operation)
    async def write(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._write(lambda session: operation(session, *args, **kwargs))

    return write


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
            await self._read(lambda session: session.row(PING))
        except Unavailable:
            return False
        return True

    def add_listener(self, on_change: OnChange, wants: ChangeFilter = lambda table, seq: True) -> None:
        """Call this after every durable change by any node, including this one, that passes the filter."""
        self._listeners.add(on_change, wants)

    cookie_key = writing(guests.cookie_key)

    # Guests -----------------------------------------------------------------------------------------

    add_guest = writing(guests.add)
    guest = reading(guests.by_id)
    guest_by_recovery = reading(guests.by_recovery)
    rename_guest = writing(guests.rename)
    replace_recovery = writing(guests.replace_recovery)
    delete_guest = writing(guests.delete)
    export_guest = reading(guests.export)

    # Tables -----------------------------------------------------------------------------------------

    add_table = writing(tables.add)
    table = reading(tables.by_id)
    save_table = writing(tables.save)
    listed_tables = reading(tables.listed)
    tables_of = reading(tables.of_guest)
    count_tables = reading(tables.count)
    attended_tables = reading(tables.attended)
    expiring_tables = reading(tables.expiring)

    # The log ----------------------------------------------------------------------------------------

    log = reading(entries.since)

    def append(self, table: str, entry: StoredEntry, saved: TableRow | None = None) -> Awaitable[StoredEntry]:
        """Append an entry, and save the table's row with it if given: both or neither.

        Raises Repeated if the guest's request id is already in this table's log, otherwise Conflict if the
        number is not the next one or the row is outdated. A caller that knows the next number has read all
        earlier entries and their request ids. Returns the entry with its timestamp.
        """
        work = partial(entries.append, table=table, entry=entry, saved=saved)
        return self._write_once(work) if saved is None else self._write(work)

    # Chat -------------------------------------------------------------------------------------------

    add_chat_line = writing(chat.add)
    chat_lines = reading(chat.latest)

    # Results ----------------------------------------------------------------------------------------

    add_result = writing(results.add)
    result = reading(results.by_table)
    results_of = reading(results.of_guest)
    rating = reading(results.rating)
    leaders = reading(results.leaders)
