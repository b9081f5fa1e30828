"""Expiry: when a table that nobody plays at closes on its own, by the host's policy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regat.server.tables.table_doc import TableDoc

if TYPE_CHECKING:
    from regat.server.tables.table import Table

HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Expiry:
    """Milliseconds without any change after which a table closes."""

    gathering: int = 3 * DAY  # before its game begins
    game: int = 90 * DAY

    def of(self, document: TableDoc) -> int:
        return self.game if document.begun else self.gathering


def expires_at(table: Table) -> int:
    """When a table closes unless something happens there; 0 if it is finished."""
    if table.document.finished or table.over:
        return 0
    return max(table.row.updated_at, table.last_entry_at) + table.expiry.of(table.document)
