"""The store: what must outlive a crash. One contract, for SQLite in a file and PostgreSQL for many nodes."""

from __future__ import annotations

from regat.server.store.face import (
    Conflict,
    Entered,
    Guest,
    Kept,
    Rating,
    Repeated,
    Result,
    Said,
    Store,
    Stored,
    StoreError,
    Unavailable,
)
from regat.server.store.opening import open_store

__all__ = [
    "Conflict",
    "Entered",
    "Guest",
    "Kept",
    "Rating",
    "Repeated",
    "Result",
    "Said",
    "Store",
    "StoreError",
    "Stored",
    "Unavailable",
    "open_store",
]
