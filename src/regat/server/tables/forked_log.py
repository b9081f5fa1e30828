"""A table's log in the store: what a game shares with the one it goes on from is not kept again."""

from __future__ import annotations

from collections.abc import Awaitable

from regat.server.storage import Repeated, Store, StoredEntry, TableRow
from regat.server.tables.table_doc import TableDoc


class ForkedLog:
    """The log of one table, numbered as its match numbers it; the store counts from one."""

    def __init__(self, store: Store, table: str, document: TableDoc) -> None:
        self._store = store
        self._table = table
        self.offset = len(document.fork.entries) if document.fork else 0

    async def since(self, at: int) -> list[StoredEntry]:
        """The entries after number `at`."""
        found = await self._store.log(self._table, since=max(at - self.offset, 0))
        return [self._counted(entered) for entered in found] if self.offset else found

    def append(self, entered: StoredEntry, saved: TableRow | None = None) -> Awaitable[StoredEntry]:
        """Add an entry, as `Store.append` does."""
        if self.offset:
            return self._append(entered, saved)
        return self._store.append(self._table, entered, saved)

    async def _append(self, entered: StoredEntry, saved: TableRow | None) -> StoredEntry:
        kept = entered._replace(seq=entered.seq - self.offset)
        try:
            return self._counted(await self._store.append(self._table, kept, saved))
        except Repeated as repeated:
            raise Repeated(repeated.seq + self.offset) from None

    def _counted(self, entered: StoredEntry) -> StoredEntry:
        return entered._replace(seq=entered.seq + self.offset)
