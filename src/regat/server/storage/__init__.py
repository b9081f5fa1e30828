"""Durable storage behind one Store: SQLite in a file, or PostgreSQL for several nodes."""

from __future__ import annotations

from pathlib import Path

from regat.kernel.errors import BadSetup
from regat.server.storage.base import (
    ChatLine,
    Conflict,
    Guest,
    GuestExport,
    Repeated,
    StoredEntry,
    StoredRating,
    StoredResult,
    StoreError,
    TableRow,
    Unavailable,
)
from regat.server.storage.sqlite import SqliteStore
from regat.server.storage.store import Store

__all__ = [
    "ChatLine",
    "Conflict",
    "Guest",
    "GuestExport",
    "Repeated",
    "Store",
    "StoreError",
    "StoredEntry",
    "StoredRating",
    "StoredResult",
    "TableRow",
    "Unavailable",
    "open_store",
]

POSTGRESQL = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"


def open_store(address: str) -> Store:
    """Return the store at a path, sqlite:///path or postgresql://…; call its open() before use.

    The path follows the three slashes: sqlite:///regat.db is relative, sqlite:////srv/regat.db is absolute.
    """
    if address.startswith(POSTGRESQL):
        from regat.server.storage.postgres import PostgresStore

        return PostgresStore(address)
    path = address.removeprefix(SQLITE)
    if not path.strip() or "://" in path or path.startswith("sqlite:") or Path(path).expanduser().is_dir():
        raise BadSetup(
            f"{address!r} is not a database: give the path of a file, sqlite:///path "
            "or postgresql://user:password@host/database",
            key="error-store-address",
            given=address,
        )
    return SqliteStore(Path(path))
