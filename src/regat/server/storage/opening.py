"""Which store an address means."""

from __future__ import annotations

from pathlib import Path

from regat.kernel.errors import BadSetup
from regat.server.storage.base import Store
from regat.server.storage.sqlite import SqliteStore

POSTGRESQL = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"


def open_store(where: str) -> Store:
    """The store at a path, sqlite:///path or postgresql://…; its own open() begins to use it.

    After the three slashes comes the path: sqlite:///regat.db lies here, sqlite:////srv/regat.db does not.
    """
    if where.startswith(POSTGRESQL):
        from regat.server.storage.postgres import PostgresStore

        return PostgresStore(where)
    path = where.removeprefix(SQLITE)
    if not path.strip() or "://" in path or path.startswith("sqlite:") or Path(path).expanduser().is_dir():
        raise BadSetup(
            f"{where!r} is no database: give a file's path, sqlite:///path "
            "or postgresql://user:password@host/database",
            key="error-store-address",
            given=where,
        )
    return SqliteStore(Path(path))
