"""The store in one SQLite file: a thread that writes, one that reads, and a lock against other servers."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from pathlib import Path

from regat.server.storage import log as entries
from regat.server.storage.backup import copy_database
from regat.server.storage.base import StoredEntry, StoreError, TableRow, Unavailable
from regat.server.storage.lock import Lock
from regat.server.storage.schema import Step
from regat.server.storage.session import Session, T, Work
from regat.server.storage.sql import SqlStore
from regat.server.storage.writer import Clock, SqliteHand, SqliteThread

NULL = "\0"  # what has one is refused
PAGES = 2_000  # of the write-ahead log, until they are copied: a page that many moves change is copied once
LENGTH = PAGES * 4_120  # bytes of the write-ahead log by then
PLENTY = 20  # times as much room on the disk as is taken beforehand
GATHERING = 0.002  # seconds that entries wait for others where there are many: one commit serves them all
REHEARSED = 32  # rows that are added at once
BUSY = 5.0  # seconds to wait for somebody who writes to the file with a tool of their own


class SqliteStore(SqlStore):
    """One file. Only its server writes to it; copies of it are taken while it runs."""

    def __init__(self, file: Path, steps: Sequence[Step] | None = None) -> None:
        super().__init__(steps)
        self.file = file.expanduser().resolve()
        self._clock = Clock()
        self._lock = Lock(self.file)
        self._writer: SqliteThread | None = None
        self._reader: SqliteThread | None = None

    async def open(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
            _make_private(self.file)
        except OSError as error:
            self._lock.return_seat()
            raise Unavailable(
                f"{self.file} cannot be opened: {error}",
                key="error-store-unopened",
                file=str(self.file),
                reason=error.strerror or str(error),
            ) from error
        try:
            await self._begin()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        for clerk in (self._reader, self._writer):
            if clerk is not None:
                await clerk.close()
        self._reader = self._writer = None
        self._lock.return_seat()
        await self._ears.close()

    async def now(self) -> int:
        return self._clock()

    async def backup(self, file: Path) -> None:
        await asyncio.to_thread(copy_database, self.file, file)

    def append(self, table: str, entry: StoredEntry, saved: TableRow | None = None) -> Awaitable[StoredEntry]:
        if saved is not None or entry.seq == 1 or NULL in entry.line + entry.guest + entry.request_id:
            return super().append(table, entry, saved)
        return _opened(self._writer).add(entries.Appending(table, entry))

    async def _begin(self) -> None:
        self._writer = SqliteThread(
            "regat writes", self._connect, "BEGIN IMMEDIATE", self._ears.hear, self._clock, GATHERING
        )
        await self._writer.start()
        await self._migrate()
        await self._writer.do(_rehearse)
        await self._writer.do(self._lengthen)
        self._reader = SqliteThread("regat reads", self._connect_to_read, "BEGIN", self._ears.hear)
        await self._reader.start()

    async def _read(self, work: Work[T]) -> T:
        return await _opened(self._reader).do(work)

    async def _write(self, work: Work[T]) -> T:
        return await _opened(self._writer).do(work)

    async def _lengthen(self, _: Session) -> None:
        """Make the write-ahead log as long as it will be: writing beyond the end of a file costs more.

        SQLite starts over in it and never makes it shorter; the zeros at its end are nothing to it.
        """
        log = self.file.with_name(f"{self.file.name}-wal")
        with suppress(OSError):  # it goes without
            missing = LENGTH - log.stat().st_size
            if missing > 0 and shutil.disk_usage(log.parent).free > PLENTY * missing:
                with log.open("ab") as file:
                    file.write(bytes(missing))

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, timeout=BUSY, isolation_level=None, cached_statements=256)
        connection.create_function("moment", 0, self._clock)
        connection.create_function("greatest", 2, max, deterministic=True)
        mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        if mode != "wal":
            connection.close()
            raise StoreError(
                f"{self.file} lies on a disk where SQLite cannot keep a write-ahead log",
                key="error-store-journal",
                file=str(self.file),
            )
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS: fsync alone does not reach the disk there
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA temp_store = MEMORY")  # or every few moves make and delete a file
        connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
        return connection

    def _connect_to_read(self) -> sqlite3.Connection:
        connection = self._connect()
        connection.execute("PRAGMA query_only = ON")
        return connection


async def _rehearse(hand: Session) -> None:
    """Prepare what play needs before anybody plays."""
    assert isinstance(hand, SqliteHand), "SQLite has hands of its own"
    for rows in range(1, REHEARSED + 1):
        hand.rehearse(entries.Appending.statement(rows), entries.NO_ROW * rows)


def _opened(clerk: SqliteThread | None) -> SqliteThread:
    if clerk is None:
        raise Unavailable("the store is not open")
    return clerk


def _make_private(file: Path) -> None:
    """Make the file for us alone: it holds the key that signs cookies."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
