"""A table's log in the store: what a game shares with the one it goes on from is not kept again."""

from __future__ import annotations

from collections.abc import Awaitable

from regat.server.document import Document
from regat.server.store import Entered, Kept, Repeated, Store


class Ledger:
    """The log of one table, numbered as its match numbers it; the store counts from one."""

    def __init__(self, store: Store, table: str, document: Document) -> None:
        self._store = store
        self._table = table
        self.before = len(document.fork.entries) if document.fork else 0

    async def since(self, at: int) -> list[Entered]:
        """The entries after number `at`."""
        found = await self._store.log(self._table, since=max(at - self.before, 0))
        return [self._counted(entered) for entered in found] if self.before else found

    def append(self, entered: Entered, saved: Kept | None = None) -> Awaitable[Entered]:
        """Add an entry, as `Store.append` does."""
        if self.before:
            return self._append(entered, saved)
        return self._store.append(self._table, entered, saved)

    async def _append(self, entered: Entered, saved: Kept | None) -> Entered:
        kept = entered._replace(seq=entered.seq - self.before)
        try:
            return self._counted(await self._store.append(self._table, kept, saved))
        except Repeated as repeated:
            raise Repeated(repeated.seq + self.before) from None

    def _counted(self, entered: Entered) -> Entered:
        return entered._replace(seq=entered.seq + self.before)
