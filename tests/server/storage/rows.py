"""Rows for the tests, and small things that they do again and again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from regat.server.storage import Guest, Store, StoredEntry, StoredResult, TableRow, open_store

TIMEOUT = 20.0  # seconds; only a failure waits for so long


@asynccontextmanager
async def opened(store_url: str) -> AsyncIterator[Store]:
    async with running(open_store(store_url)) as store:
        yield store


@asynccontextmanager
async def running(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def add_guest(store: Store, id: str, name: str = "Ana") -> Guest:
    return await store.add_guest(Guest(id, name), f"phrase of {id}".encode())


async def add_table(store: Store, id: str = "t", *guests: str) -> TableRow:
    return await store.add_table(TableRow(id, b'{"at": 1}', guests))


def entry(seq: int, request_id: str = "", guest: str = "") -> StoredEntry:
    return StoredEntry(seq, f"discard estate {seq}", guest, request_id)


def result(table: str, *seats: str) -> StoredResult:
    return StoredResult(
        table, "dominion", 2, (33, -4), (0,), seats, rated=True, record="regat 1\ngame dominion\n"
    )


async def next_moment(store: Store) -> int:
    """Wait until the database's clock shows another moment: lists are ordered by it."""
    before = await store.now()
    while (moment := await store.now()) == before:
        await asyncio.sleep(0)
    return moment


class ChangeRecorder:
    """Records changes, and can wait for one."""

    def __init__(self, store: Store) -> None:
        self.changes: list[tuple[str, int]] = []
        self._stir = asyncio.Event()
        store.add_listener(self)

    async def __call__(self, table: str, seq: int) -> None:
        self.changes.append((table, seq))
        self._stir.set()

    async def wait_for(self, *change: str | int) -> None:
        async with asyncio.timeout(TIMEOUT):
            while change not in self.changes:
                await self._stir.wait()
                self._stir.clear()
