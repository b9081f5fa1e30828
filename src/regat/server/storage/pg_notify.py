"""The line between nodes: one connection to PostgreSQL on which changes are told and heard.

Changes are told after they are committed, many at once: with NOTIFY inside, transactions would commit one
after the other only, each waiting for the disk. A node that dies may leave its last changes untold; when it
starts again, it tells the others that anything may have changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from regat.server.storage.base import StoreError, Unavailable
from regat.server.storage.pg_errors import explained

if TYPE_CHECKING:
    from collections.abc import Awaitable

    import asyncpg
    from asyncpg.pool import PoolConnectionProxy

    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]
    Connect: TypeAlias = Callable[[], Awaitable[Connection]]
    AnyConnection: TypeAlias = Connection | PoolConnectionProxy[asyncpg.Record]

ANYTHING = ("", 0)
CHANNEL = "regat"
TELL = "SELECT pg_notify($1, change) FROM unnest($2::text[]) AS change"
MOST = 1000  # changes told at once
HEARTBEAT = 10.0  # seconds of silence after which the line is tried
PATIENCE = 5.0  # seconds for an answer
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)  # seconds between tries to connect again; the last one for ever

logger = logging.getLogger(__name__)


class NotifyChannel:
    """Tells and hears; connects again by itself, and then says that anything may have changed."""

    def __init__(self, connect: Connect, hear: Callable[[str, int], None]) -> None:
        self._connect = connect
        self._hear = hear
        self._untold: list[tuple[str, int]] = []
        self._stir = asyncio.Event()
        self._connection: Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._connection = await self._lift()
        self._untold = [ANYTHING]
        self._task = asyncio.create_task(self._serve())

    async def close(self) -> None:
        """Tell what is still untold, if that is possible now, and end."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        if self._connection is not None:
            with suppress(StoreError):
                await self._tell_all()
            self._hang_up()

    def tell(self, changes: Iterable[tuple[str, int]]) -> None:
        self._untold += changes
        self._stir.set()

    async def _serve(self) -> None:
        while True:
            try:
                await self._tell_all()
                await self._wait()
            except Unavailable:
                await self._connect_again()
            except Exception:
                logger.exception("these changes could not be told: %s", self._untold[:MOST])
                del self._untold[:MOST]

    async def _tell_all(self) -> None:
        assert self._connection, "the line is open"
        while self._untold:
            batch = self._untold[:MOST]
            with explained():
                await self._connection.execute(TELL, CHANNEL, [_put(*change) for change in batch])
            del self._untold[: len(batch)]

    async def _wait(self) -> None:
        """Until there is something to tell, or the line is broken."""
        assert self._connection, "the line is open"
        with suppress(TimeoutError):
            async with asyncio.timeout(HEARTBEAT):  # wait_for may lose a cancellation
                await self._stir.wait()
        silent = not self._stir.is_set()
        self._stir.clear()
        if self._connection.is_closed():
            raise Unavailable("the line is broken")
        if silent:
            with explained():
                await self._connection.execute("SELECT 1")

    async def _connect_again(self) -> None:
        self._hang_up()
        pauses = iter(PAUSES)
        while self._connection is None:
            try:
                self._connection = await self._lift()
            except StoreError:
                await asyncio.sleep(next(pauses, PAUSES[-1]))
        self._hear(*ANYTHING)

    async def _lift(self) -> Connection:
        with explained():
            connection = await self._connect()
            await connection.add_listener(CHANNEL, self._heard)
        connection.add_termination_listener(lambda _: self._stir.set())
        return connection

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    def _heard(self, connection: AnyConnection, pid: int, channel: str, payload: object) -> None:
        if pid != connection.get_server_pid():  # our own changes have been heard without the detour
            self._hear(*_taken(str(payload)))


def _put(table: str, seq: int) -> str:
    return f"{seq} {table}"


def _taken(payload: str) -> tuple[str, int]:
    seq, _, table = payload.partition(" ")
    return table, int(seq)
