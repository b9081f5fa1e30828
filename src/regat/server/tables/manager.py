"""The tables of this node: loaded when they are needed, evicted when nobody uses them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from regat.server.limits import Limits
from regat.server.metrics import TABLES
from regat.server.protocol.errors import ApiError
from regat.server.storage import Conflict, Store, StoreError
from regat.server.tables.bot_pool import BotPool
from regat.server.tables.clocks import DatabaseClock
from regat.server.tables.expiry import Expiry
from regat.server.tables.table import Table
from regat.server.tables.table_doc import TableDoc

log = logging.getLogger("regat.manager")

MAX_ATTEMPTS = 5
MAX_LOADED = 2_000


class TableManager:
    """Loads tables, follows what other nodes write, and notifies listeners of changes."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        limits: Limits,
        clock: DatabaseClock,
        expiry: Expiry | None = None,
    ) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.limits = limits
        self.expiry = expiry or Expiry()
        self._tables: dict[str, Table] = {}
        self.clock = clock
        self._listeners: list[Callable[[Table], None]] = []
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        store.add_listener(self._on_change, self._wants)

    def subscribe(self, listener: Callable[[Table], None]) -> None:
        """Call a listener after each change of a table."""
        self._listeners.append(listener)

    def _changed(self, table: Table) -> None:
        for listener in self._listeners:
            listener(table)

    # Finding a table --------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table by its id; ApiError if there is none."""
        table = self._tables.get(id)
        if table is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(task)
        if table is None:
            raise ApiError("refused-no-table", status=404)
        return table

    async def _load(self, id: str) -> Table | None:
        row = await self.store.table(id)
        if row is None:
            return None
        table = Table(row, self.store, self.clock, self.expiry)
        await table.load()
        await table.chat.skip()
        self._make_room()
        self._tables[id] = table
        TABLES.set(len(self._tables))
        self._changed(table)
        return table

    def _make_room(self) -> None:
        """Evict the tables that were loaded first and that nobody is connected to."""
        spare = len(self._tables) - MAX_LOADED
        for id, table in list(self._tables.items()):
            if spare <= 0:
                return
            if not table.connections.all and not table.lock.locked():
                del self._tables[id]
                spare -= 1

    def _wants(self, id: str, seq: int) -> bool:
        """Whether a change may be another node's, at a loaded table; our own writers update the table."""
        if not id:
            return True
        table = self._tables.get(id)
        if table is None:
            return False
        known = seq > 0 and seq + table.stored_log.offset <= table.at
        return not known or not (table.in_sync or table.lock.locked())

    async def _on_change(self, id: str, seq: int) -> None:
        """Another node may have written."""
        tables = list(self._tables.values()) if not id else [self._tables[id]] if id in self._tables else []
        for table in tables:
            if id and seq and seq + table.stored_log.offset <= table.at and table.in_sync:
                continue
            async with table.lock:
                try:
                    await table.catch_up()
                    if not seq:
                        await table.chat.pass_on(table.document)
                        await self._correct_presence(table)
                except StoreError as error:
                    log.warning("table %s: %s", table.id[:6], type(error).__name__)
                    continue
            if not id:
                table.roll_called_at = -1
            table.broadcast()
            self._changed(table)

    async def _correct_presence(self, table: Table) -> None:
        """Correct another node that has recorded somebody as disconnected who is connected here."""
        document = table.document
        here = [
            seat
            for seat in document.people
            if document.seats[seat].disconnected_at and table.connections.connected(seat)
        ]
        if here:
            await table.save(document.with_disconnected(here, 0))

    @asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Table]:
        """Hold a table's lock to change it; afterwards broadcast its state."""
        table = await self.table(id)
        async with table.lock:
            if table.match is None or not table.in_sync:
                await table.catch_up()
            yield table
        table.broadcast()
        self._changed(table)

    async def record_presence(self, table: Table, changed: Callable[[TableDoc], TableDoc]) -> None:
        """Record who is connected; a failure is only logged, because the scheduler repeats it."""
        try:
            await self.change(table.id, changed)
        except (StoreError, ApiError) as error:
            log.warning("presence at table %s: %s", table.id[:6], type(error).__name__)

    async def change(self, id: str, changed: Callable[[TableDoc], TableDoc]) -> Table:
        """Change a table's document; again on the newest version if another node was faster."""
        async with self.changing(id) as table:
            for _ in range(MAX_ATTEMPTS):
                document = changed(table.document)
                if document is table.document:
                    return table
                try:
                    await table.save(document)
                except Conflict:
                    await table.catch_up()
                else:
                    if table.document.stage == "playing" and table.match is None:
                        await table.load()
                    return table
        raise ApiError("refused-busy", status=503)
