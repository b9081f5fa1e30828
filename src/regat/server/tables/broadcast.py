"""The post: what is due at all tables of a node is made first, and then sent.

What is done again and again at once is done faster than in between other things.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from regat.server.tables.clocks import now

if TYPE_CHECKING:
    from regat.server.tables.table import Table
    from regat.server.transport.outbox import Outbox

Due = Callable[["Table", int], "list[tuple[Outbox, bytes]]"]


class Broadcaster:
    """The tables where something is to be sent."""

    def __init__(self, due: Due) -> None:
        self._due = due
        self._tables: dict[Table, None] = {}

    def soon(self, table: Table) -> None:
        """Send what is due at a table, when what is being done now is done."""
        if not self._tables:
            asyncio.get_running_loop().call_soon(self._send)
        self._tables[table] = None

    def _send(self) -> None:
        tables, self._tables = self._tables, {}
        moment = now()
        letters = [letter for table in tables for letter in self._due(table, moment)]
        for connection, letter in letters:
            connection.write(letter)
