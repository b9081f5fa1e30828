"""LISTEN/NOTIFY between nodes, on one connection to PostgreSQL.

Notifications are sent after the commit and in batches: NOTIFY inside transactions would serialise their
commits, each waiting for the disk. A node that crashes may lose its last notifications; when it starts again,
it notifies the others that anything may have changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from regat.server.storage.base import StoreError, Unavailable
from regat.server.storage.pg_errors import translate_errors
from regat.server.storage.session import Change

if TYPE_CHECKING:
    from collections.abc import Awaitable

    import asyncpg
    from asyncpg.pool import PoolConnectionProxy

    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]
    Connect: TypeAlias = Callable[[], Awaitable[Connection]]
    AnyConnection: TypeAlias = Connection | PoolConnectionProxy[asyncpg.Record]

ANY_CHANGE = ("", 0)
CHANNEL = "regat"
NOTIFY = "SELECT pg_notify($1, change) FROM unnest($2::text[]) AS change"
MAX_BATCH = 1000
HEARTBEAT_SECONDS = 10.0  # of silence, after which the connection is tested
RECONNECT_DELAYS = (0.05, 0.1, 0.2, 0.5, 1.0)  # seconds; the last one repeats

logger = logging.getLogger(__name__)


class NotifyChannel:
    """Sends and receives notifications; reconnects, and then reports that anything may have changed."""

    def __init__(self, open_connection: Connect, on_change: Callable[[str, int], None]) -> None:
        self._open_connection = open_connection
        self._on_change = on_change
        self._unsent: list[Change] = []
        self._wake = asyncio.Event()
        self._connection: Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._connection = await self._connect()
        self._unsent = [ANY_CHANGE]
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Send the remaining notifications if possible, then disconnect."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        if self._connection is not None:
            with suppress(StoreError):
                await self._send_all()
            self._disconnect()

    def notify(self, changes: Iterable[Change]) -> None:
        self._unsent += changes
        self._wake.set()

    async def _run(self) -> None:
        while True:
            try:
                await self._send_all()
                await self._wait()
            except Unavailable:
                await self._reconnect()
            except Exception:
                logger.exception("these notifications could not be sent: %s", self._unsent[:MAX_BATCH])
                del self._unsent[:MAX_BATCH]

    async def _send_all(self) -> None:
        assert self._connection, "the channel is open"
        while self._unsent:
            batch = self._unsent[:MAX_BATCH]
            with translate_errors():
                await self._connection.execute(NOTIFY, CHANNEL, [_encode(*change) for change in batch])
            del self._unsent[: len(batch)]

    async def _wait(self) -> None:
        """Return when there is something to send; raise Unavailable when the connection is broken."""
        assert self._connection, "the channel is open"
        with suppress(TimeoutError):
            async with asyncio.timeout(HEARTBEAT_SECONDS):  # wait_for may lose a cancellation
                await self._wake.wait()
        silent = not self._wake.is_set()
        self._wake.clear()
        if self._connection.is_closed():
            raise Unavailable("the connection for notifications is broken")
        if silent:
            with translate_errors():
                await self._connection.execute("SELECT 1")

    async def _reconnect(self) -> None:
        self._disconnect()
        delays = iter(RECONNECT_DELAYS)
        while self._connection is None:
            try:
                self._connection = await self._connect()
            except StoreError:
                await asyncio.sleep(next(delays, RECONNECT_DELAYS[-1]))
        self._on_change(*ANY_CHANGE)

    async def _connect(self) -> Connection:
        with translate_errors():
            connection = await self._open_connection()
            await connection.add_listener(CHANNEL, self._receive)
        connection.add_termination_listener(lambda _: self._wake.set())
        return connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    def _receive(self, connection: AnyConnection, pid: int, channel: str, payload: object) -> None:
        if pid != connection.get_server_pid():  # this node's listeners were notified directly
            self._on_change(*_decode(str(payload)))


def _encode(table: str, seq: int) -> str:
    return f"{seq} {table}"


def _decode(payload: str) -> Change:
    seq, _, table = payload.partition(" ")
    return table, int(seq)
