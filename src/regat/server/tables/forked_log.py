"""A table's log in the store, without the entries that come from another game."""

from __future__ import annotations

from regat.server.storage import Repeated, Store, StoredEntry, TableRow
from regat.server.tables.table_doc import TableDoc


class ForkedLog:
    """The log of one table, numbered as its match numbers it; the store counts from one."""

    def __init__(self, store: Store, table: str, document: TableDoc) -> None:
        self._store = store
        self._table = table
        self.offset = document.given_entries

    async def since(self, at: int) -> list[StoredEntry]:
        """The entries after number `at`."""
        found = await self._store.log(self._table, since=max(at - self.offset, 0))
        return [entry._replace(seq=entry.seq + self.offset) for entry in found]

    async def append(self, entry: StoredEntry, saved: TableRow | None = None) -> StoredEntry:
        """Add an entry, as `Store.append` does."""
        if not self.offset:
            return await self._store.append(self._table, entry, saved)
        numbered = entry._replace(seq=entry.seq - self.offset)
        try:
            stored = await self._store.append(self._table, numbered, saved)
        except Repeated as repeated:
            raise Repeated(repeated.seq + self.offset) from None
        return entry._replace(created_at=stored.created_at)
