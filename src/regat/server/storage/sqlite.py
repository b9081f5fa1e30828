"""The store in one SQLite file: a writing thread, a reading thread, and a lock against other servers."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from regat.server.storage.backup import copy_database
from regat.server.storage.base import StoredEntry, StoreError, TableRow, Unavailable
from regat.server.storage.log import INVALID_ROW, LogInsert
from regat.server.storage.schema import Migration
from regat.server.storage.session import Session, T, Work
from regat.server.storage.sqlite_session import SqliteSession
from regat.server.storage.store import Store
from regat.server.storage.writer import SqliteThread

WAL_PAGES = 2_000  # before a checkpoint: a page that many moves change is copied once
WAL_BYTES = WAL_PAGES * 4_120
MIN_FREE_FACTOR = 20  # preallocate only if the disk has this many times as much free space
BATCH_WINDOW = 0.002  # seconds
CACHED_BATCH_SIZES = 32
BUSY_TIMEOUT = 5.0  # seconds to wait for another program that writes to the file


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class MonotonicClock:
    """Milliseconds since 1970 that never decrease."""

    def __init__(self, source: Callable[[], int]) -> None:
        self._source = source
        self._last = 0
        self._lock = threading.Lock()

    def __call__(self) -> int:
        with self._lock:
            self._last = max(self._last, self._source())
            return self._last


class SqliteStore(Store):
    """One file. Only one server writes to it; backups are possible at any time."""

    def __init__(
        self, file: Path, known: Sequence[Migration] | None = None, clock: Callable[[], int] = wall_clock
    ) -> None:
        super().__init__(known)
        self.file = file.expanduser().resolve()
        self._now = MonotonicClock(clock)
        lock = self.file.with_name(self.file.name + ".lock")
        self._lock = FileLock(lock, timeout=0, mode=0o600, thread_local=False)
        self._writer: SqliteThread | None = None
        self._reader: SqliteThread | None = None

    async def open(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire()
            _create_private(self.file)
        except Timeout:
            raise StoreError(
                f"another server is using {self.file}: stop it, or use a different file for this one",
                key="error-store-in-use",
                file=str(self.file),
            ) from None
        except OSError as error:
            self._lock.release()
            raise Unavailable(
                f"{self.file} cannot be opened: {error}",
                key="error-store-unopened",
                file=str(self.file),
                reason=error.strerror or str(error),
            ) from error
        try:
            await self._start()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        for thread in (self._reader, self._writer):
            if thread is not None:
                await thread.close()
        self._reader = self._writer = None
        self._lock.release()
        await self._listeners.close()

    async def now(self) -> int:
        return self._now()

    async def backup(self, file: Path) -> None:
        await asyncio.to_thread(copy_database, self.file, file)

    def append(self, table: str, entry: StoredEntry, saved: TableRow | None = None) -> Awaitable[StoredEntry]:
        # The first entry has no previous one, and SQLite would accept a null character in a batch.
        if saved is not None or entry.seq == 1 or "\0" in entry.line + entry.guest + entry.request_id:
            return super().append(table, entry, saved)
        return _started(self._writer).insert(LogInsert(table, entry))

    async def _start(self) -> None:
        notify = self._listeners.notify
        self._writer = SqliteThread(
            "regat writer", self._connect, "BEGIN IMMEDIATE", notify, self._now, BATCH_WINDOW
        )
        await self._writer.start()
        await self._migrate()
        await self._writer.execute(_warm_statement_cache)
        await self._writer.execute(self._preallocate_wal)
        self._reader = SqliteThread("regat reader", self._connect_read_only, "BEGIN", notify, self._now)
        await self._reader.start()

    async def _read(self, work: Work[T]) -> T:
        return await _started(self._reader).execute(work)

    async def _write(self, work: Work[T]) -> T:
        return await _started(self._writer).execute(work)

    async def _preallocate_wal(self, _: Session) -> None:
        """Extend the write-ahead log to its final length: appending to a file costs more than overwriting it.

        SQLite reuses the file from its start without truncating it, and ignores the zeros at its end.
        """
        wal = self.file.with_name(f"{self.file.name}-wal")
        with suppress(OSError):  # only an optimisation
            missing = WAL_BYTES - wal.stat().st_size
            if missing > 0 and shutil.disk_usage(wal.parent).free > MIN_FREE_FACTOR * missing:
                with wal.open("ab") as file:
                    file.write(bytes(missing))

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.file, timeout=BUSY_TIMEOUT, isolation_level=None, cached_statements=256
        )
        connection.create_function("now_ms", 0, self._now)
        connection.create_function("greatest", 2, max, deterministic=True)
        mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        if mode != "wal":
            connection.close()
            raise StoreError(
                f"{self.file} is on a disk where SQLite cannot use a write-ahead log",
                key="error-store-journal",
                file=str(self.file),
            )
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS: fsync alone does not reach the disk
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA temp_store = MEMORY")  # avoids a temporary file every few moves
        connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
        return connection

    def _connect_read_only(self) -> sqlite3.Connection:
        connection = self._connect()
        connection.execute("PRAGMA query_only = ON")
        return connection


async def _warm_statement_cache(session: Session) -> None:
    """Prepare the inserts of the usual batch sizes before the first move."""
    assert isinstance(session, SqliteSession)
    for rows in range(1, CACHED_BATCH_SIZES + 1):
        session.prepare(LogInsert.statement(rows), INVALID_ROW * rows)


def _started(thread: SqliteThread | None) -> SqliteThread:
    if thread is None:
        raise Unavailable("the store is not open")
    return thread


def _create_private(file: Path) -> None:
    """Create the file readable by its owner only: it holds the key that signs cookies."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
