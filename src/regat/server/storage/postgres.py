"""The store in PostgreSQL, for several nodes that notify each other of changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import asyncpg

from regat.kernel.errors import BadSetup
from regat.server.storage.base import StoreError, Unavailable
from regat.server.storage.pg_errors import RETRYABLE, translate_errors
from regat.server.storage.pg_notify import NotifyChannel
from regat.server.storage.schema import Migration
from regat.server.storage.session import Row, Session, T, Value, Work, reject_null_characters
from regat.server.storage.store import Store

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]
    Pool: TypeAlias = asyncpg.Pool[asyncpg.Record]
    Pooled: TypeAlias = PoolConnectionProxy[asyncpg.Record]

MAX_CONNECTIONS = 20
MAX_WRITERS = 16  # fewer, so that readers never wait for the disk
TIMEOUT = 10.0  # seconds: for a connection, a statement, and the operations in progress when closing
MAX_ATTEMPTS = 3  # of an operation that ran into a deadlock

# The lock's number is arbitrary, but must not be used by anybody else.
LOCK_MIGRATIONS = """
    SELECT pg_advisory_xact_lock(7347281);
    CREATE OR REPLACE FUNCTION now_ms() RETURNS BIGINT LANGUAGE SQL VOLATILE AS $$
        SELECT CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS BIGINT)
    $$;
"""
NOW = "SELECT now_ms()"
SETTINGS = {"application_name": "regat", "synchronous_commit": "on"}


class PostgresSession(Session):
    """Runs statements in PostgreSQL."""

    def __init__(self, connection: Pooled) -> None:
        super().__init__()
        self._connection = connection

    async def rows(self, statement: str, *values: Value) -> Sequence[Row]:
        reject_null_characters(values)
        return await self._connection.fetch(statement, *values)

    async def row(self, statement: str, *values: Value) -> Row | None:
        reject_null_characters(values)
        return await self._connection.fetchrow(statement, *values)

    async def script(self, statements: str) -> None:
        await self._connection.execute(statements)

    async def lock_migrations(self) -> None:
        await self.script(LOCK_MIGRATIONS)


class PostgresStore(Store):
    """A pool of connections, and one more connection for notifications."""

    def __init__(self, url: str, known: Sequence[Migration] | None = None) -> None:
        super().__init__(known)
        self._url = url
        self._pool: Pool | None = None
        self._writers = asyncio.Semaphore(MAX_WRITERS)
        self._running = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._closing = False
        self._channel: NotifyChannel | None = None

    async def open(self) -> None:
        self._closing = False
        try:
            with translate_errors():
                self._pool = await self._create_pool()
            await self._migrate()
            channel = NotifyChannel(self._connect, self._listeners.notify)
            await channel.open()
            self._channel = channel
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        self._closing = True
        if self._pool is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(TIMEOUT):
                    await self._idle.wait()
            await _close_pool(self._pool)
            self._pool = None
        channel, self._channel = self._channel, None
        if channel is not None:
            await channel.close()
        await self._listeners.close()

    async def now(self) -> int:
        return await self._read(_now)

    async def backup(self, file: Path) -> None:
        command = f"pg_dump --format=custom --file={file}"
        raise StoreError(
            f"PostgreSQL has its own backup tool: {command}", key="error-backup-postgresql", command=command
        )

    async def _read(self, work: Work[T]) -> T:
        async with self._operation() as pool, _connection(pool) as connection:
            return await work(PostgresSession(connection))

    async def _write(self, work: Work[T]) -> T:
        async with self._operation() as pool, self._write_slot(), _connection(pool) as connection:
            for _ in range(MAX_ATTEMPTS - 1):
                try:
                    return await self._commit(connection, work)
                except RETRYABLE:
                    continue
            return await self._commit(connection, work)

    async def _write_once(self, work: Work[T]) -> T:
        """A single statement is a transaction of its own: omitting BEGIN and COMMIT saves two round trips."""
        async with self._operation() as pool, self._write_slot(), _connection(pool) as connection:
            session = PostgresSession(connection)
            result = await work(session)
            self._notify(session)
            return result

    async def _commit(self, connection: Pooled, work: Work[T]) -> T:
        session = PostgresSession(connection)
        async with connection.transaction():
            result = await work(session)
        self._notify(session)
        return result

    def _notify(self, session: PostgresSession) -> None:
        for table, seq in session.changes:
            self._listeners.notify(table, seq)
        if self._channel is not None:
            self._channel.notify(session.changes)

    @asynccontextmanager
    async def _operation(self) -> AsyncIterator[Pool]:
        """Count the operations in progress, so that close() can wait for them."""
        if self._pool is None or self._closing:
            raise Unavailable("the store is not open")
        self._running += 1
        self._idle.clear()
        try:
            yield self._pool
        finally:
            self._running -= 1
            if not self._running:
                self._idle.set()

    @asynccontextmanager
    async def _write_slot(self) -> AsyncIterator[None]:
        with translate_errors():
            async with asyncio.timeout(TIMEOUT):
                await self._writers.acquire()
        try:
            yield
        finally:
            self._writers.release()

    async def _create_pool(self) -> Pool:
        try:
            return await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=MAX_CONNECTIONS,
                timeout=TIMEOUT,
                command_timeout=TIMEOUT,
                server_settings=SETTINGS,
                reset=_skip_reset,
            )
        except ValueError as error:
            raise BadSetup(
                f"this is not the address of a PostgreSQL database: {error}",
                key="error-store-postgresql",
                reason=str(error),
            ) from error

    async def _connect(self) -> Connection:
        return await asyncpg.connect(
            self._url, timeout=TIMEOUT, command_timeout=TIMEOUT, server_settings=SETTINGS
        )


@asynccontextmanager
async def _connection(pool: Pool) -> AsyncIterator[Pooled]:
    with translate_errors():
        async with pool.acquire(timeout=TIMEOUT) as connection:
            yield connection


async def _skip_reset(_: Connection) -> None:
    """Our connections have no state to reset: skipping it saves a round trip per operation."""


async def _close_pool(pool: Pool) -> None:
    """Close gracefully if the connections permit it."""
    try:
        async with asyncio.timeout(TIMEOUT):
            await pool.close()
    except (TimeoutError, OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
        pool.terminate()


async def _now(session: Session) -> int:
    row = await session.row(NOW)
    assert row, "SELECT without FROM returns a row"
    now: int = row[0]
    return now
