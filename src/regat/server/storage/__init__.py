"""The store: what must outlive a crash. One contract, for SQLite in a file and PostgreSQL for many nodes."""

from __future__ import annotations

from regat.server.storage.base import (
    ChatLine,
    Conflict,
    Guest,
    GuestExport,
    Rating,
    Repeated,
    Result,
    Store,
    StoredEntry,
    StoreError,
    TableRow,
    Unavailable,
)
from regat.server.storage.opening import open_store

__all__ = [
    "ChatLine",
    "Conflict",
    "Guest",
    "GuestExport",
    "Rating",
    "Repeated",
    "Result",
    "Store",
    "StoreError",
    "StoredEntry",
    "TableRow",
    "Unavailable",
    "open_store",
]
