"""The store in PostgreSQL: for many nodes, which hear of each other's changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import asyncpg

from regat.kernel.errors import BadSetup
from regat.server.storage.base import StoreError, Unavailable
from regat.server.storage.pg_errors import TANGLED, explained
from regat.server.storage.pg_notify import NotifyChannel
from regat.server.storage.schema import Step
from regat.server.storage.session import Row, Session, T, Value, Work, check
from regat.server.storage.sql import SqlStore

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]
    Pool: TypeAlias = asyncpg.Pool[asyncpg.Record]
    Pooled: TypeAlias = PoolConnectionProxy[asyncpg.Record]

CONNECTIONS = 20
WRITING = 16  # of them at most, so that those who only read never wait behind the disk
PATIENCE = 10.0  # seconds for a connection, for a statement, and for what still runs at the end
TRIES = 3  # of an operation that was caught in a deadlock

MOMENT = "CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS BIGINT)"
NOW = "SELECT moment()"
MIGRATING = "SELECT pg_advisory_xact_lock(7347281)"  # any number that nobody else uses
SETTINGS = {"application_name": "regat", "synchronous_commit": "on"}


class PostgresHand:
    """Carries statements to PostgreSQL."""

    def __init__(self, connection: Pooled) -> None:
        self._connection = connection
        self.told: list[tuple[str, int]] = []

    async def rows(self, statement: str, *values: Value) -> Sequence[Row]:
        check(values)
        return await self._connection.fetch(_postgres(statement), *values)

    async def row(self, statement: str, *values: Value) -> Row | None:
        check(values)
        return await self._connection.fetchrow(_postgres(statement), *values)

    async def script(self, statements: str) -> None:
        await self._connection.execute(statements)

    async def alone(self) -> None:
        await self._connection.execute(MIGRATING)

    def tell(self, table: str, seq: int) -> None:
        self.told.append((table, seq))


class PostgresStore(SqlStore):
    """A pool of connections, and one more to tell and to hear of changes."""

    def __init__(self, url: str, steps: Sequence[Step] | None = None) -> None:
        super().__init__(steps)
        self._url = url
        self._pool: Pool | None = None
        self._writing = asyncio.Semaphore(WRITING)
        self._running = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._closing = False
        self._line: NotifyChannel | None = None

    async def open(self) -> None:
        self._closing = False
        try:
            with explained():
                self._pool = await self._make_pool()
            await self._migrate()
            line = NotifyChannel(self._connect, self._ears.hear)
            await line.open()
            self._line = line
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        self._closing = True
        if self._pool is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._idle.wait()
            await _drain(self._pool)
            self._pool = None
        line, self._line = self._line, None
        if line is not None:
            await line.close()
        await self._ears.close()

    async def now(self) -> int:
        return await self._read(_now)

    async def backup(self, file: Path) -> None:
        raise StoreError(f"PostgreSQL makes its own copies: pg_dump --format=custom --file={file} DATABASE")

    async def _read(self, work: Work[T]) -> T:
        async with self._begun() as pool, _connection(pool) as connection:
            return await work(PostgresHand(connection))

    async def _write(self, work: Work[T]) -> T:
        async with self._begun() as pool, self._turn(), _connection(pool) as connection:
            for _ in range(TRIES - 1):
                try:
                    return await self._commit(connection, work)
                except TANGLED:
                    continue
            return await self._commit(connection, work)

    async def _write_once(self, work: Work[T]) -> T:
        """One statement is a transaction by itself: that saves two round trips."""
        async with self._begun() as pool, self._turn(), _connection(pool) as connection:
            hand = PostgresHand(connection)
            outcome = await work(hand)
            self._tell(hand)
            return outcome

    async def _commit(self, connection: Pooled, work: Work[T]) -> T:
        hand = PostgresHand(connection)
        async with connection.transaction():
            outcome = await work(hand)
        self._tell(hand)
        return outcome

    def _tell(self, hand: PostgresHand) -> None:
        for table, seq in hand.told:
            self._ears.hear(table, seq)
        if self._line is not None:
            self._line.tell(hand.told)

    @asynccontextmanager
    async def _begun(self) -> AsyncIterator[Pool]:
        """Count what has been begun, so that closing can wait for it."""
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
    async def _turn(self) -> AsyncIterator[None]:
        """Wait until not too many others write."""
        with explained():
            async with asyncio.timeout(PATIENCE):
                await self._writing.acquire()
        try:
            yield
        finally:
            self._writing.release()

    async def _make_pool(self) -> Pool:
        try:
            return await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings=SETTINGS,
                reset=_keep,
            )
        except ValueError as error:
            raise BadSetup(
                f"this is no address of a PostgreSQL database: {error}",
                key="error-store-postgresql",
                reason=str(error),
            ) from error

    async def _connect(self) -> Connection:
        return await asyncpg.connect(
            self._url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=SETTINGS
        )


@asynccontextmanager
async def _connection(pool: Pool) -> AsyncIterator[Pooled]:
    with explained():
        async with pool.acquire(timeout=PATIENCE) as connection:
            yield connection


async def _keep(_: Connection) -> None:
    """Our sessions have nothing to reset: that saves a round trip each time."""


async def _drain(pool: Pool) -> None:
    """Let what runs come to its end, if it does."""
    try:
        async with asyncio.timeout(PATIENCE):
            await pool.close()
    except (TimeoutError, OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
        pool.terminate()


async def _now(hand: Session) -> int:
    row = await hand.row(NOW)
    assert row, "there is always a moment"
    moment: int = row[0]
    return moment


@cache
def _postgres(statement: str) -> str:
    return statement.replace("moment()", MOMENT)
