"""Broadcasts: a table that cannot be rendered loses its readers, and nobody waits for a slow client."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from regat.server.protocol.messages import Pong
from regat.server.storage.sqlite import SqliteStore
from regat.server.tables.clocks import DatabaseClock
from regat.server.tables.table import Table
from regat.server.transport.outbox import MAX_WAITING, Outbox, SlowConsumer
from tests.server.protocol.test_submit import seated, submit


class FakeSocket:
    """Records what is sent; while it is blocked, sending waits."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.writable = asyncio.Event()
        self.writable.set()

    async def send_text(self, text: str) -> None:
        await self.writable.wait()
        self.sent.append(msgspec.json.decode(text))


class UnrenderableTable(Table):
    @property
    def log(self) -> Any:
        raise ZeroDivisionError


def connect(table: Table) -> tuple[FakeSocket, asyncio.Task[None]]:
    socket = FakeSocket()
    outbox = Outbox(cast(WebSocket, socket), table, "g0")
    table.attach(outbox)
    outbox.catch_up(())
    outbox.greet(0)
    return socket, asyncio.create_task(outbox.run())


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_table_that_cannot_be_rendered_affects_no_other(tmp_path: Path) -> None:
    async def send() -> None:
        store = SqliteStore(tmp_path / "regat.db")
        await store.open()
        try:
            table = await seated(store)
            broken = UnrenderableTable(table.row, store, DatabaseClock())
            await broken.load()
            (dark, failed), (light, running) = connect(broken), connect(table)
            await settle()
            assert dark.sent == []
            assert [state["seq"] for state in light.sent] == [0]
            with pytest.raises(ZeroDivisionError):
                await failed
            running.cancel()
        finally:
            await store.close()

    asyncio.run(send())


def test_a_slow_client_skips_states_and_is_dropped_when_too_much_waits(tmp_path: Path) -> None:
    async def send() -> None:
        store = SqliteStore(tmp_path / "regat.db")
        await store.open()
        try:
            table = await seated(store)
            socket, running = connect(table)
            await settle()
            assert socket.sent[0]["protocol"] == 1
            socket.writable.clear()
            for number in range(1, 5):
                assert await submit(table, f"c{number}") == number
                await settle()
            socket.writable.set()
            await settle()
            assert [state["seq"] for state in socket.sent] == [0, 1, 4]
            assert "protocol" not in socket.sent[-1]
            socket.writable.clear()
            (outbox,) = table.connections.all
            for _ in range(MAX_WAITING + 1):
                cast(Outbox, outbox).send(Pong())
            with pytest.raises(SlowConsumer):
                await running
        finally:
            await store.close()

    asyncio.run(send())
