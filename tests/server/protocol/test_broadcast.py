"""The post: a table that cannot be shown loses its readers, and nobody else is held up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

from regat.server.storage.sqlite import SqliteStore
from regat.server.tables.broadcast import Broadcaster
from regat.server.tables.table import Table
from regat.server.transport.cable import Cable
from regat.server.transport.outbox import Outbox, due
from tests.server.protocol.test_submit import seated


class Wire:
    """Keeps what is written to it."""

    clear = True

    def __init__(self) -> None:
        self.letters: list[bytes] = []

    def write(self, letter: bytes) -> None:
        self.letters.append(letter)


class Dark(Table):
    """A table that cannot be shown."""

    @property
    def log(self) -> Any:
        raise ZeroDivisionError


def test_a_table_that_cannot_be_shown_holds_up_no_other(tmp_path: Path) -> None:
    async def send() -> None:
        store = SqliteStore(tmp_path / "regat.db")
        await store.open()
        try:
            light = await seated(store)
            dark = Dark(light.kept, store)
            await dark.load()
            post, wires = Broadcaster(due), []
            for table in (dark, light):
                wires.append(Wire())
                connection = Outbox(cast(Cable, wires[-1]), table, "g0")
                table.join(connection)
                connection.greet(0)
                post.soon(table)
            await asyncio.sleep(0.01)
            assert wires[0].letters == []
            assert len(wires[1].letters) == 1
            broken = next(iter(dark.connections))
            try:
                await asyncio.wait_for(broken.deliver(), 5)
            except ZeroDivisionError:
                return
            raise AssertionError("its readers are sent away")
        finally:
            await store.close()

    asyncio.run(send())
