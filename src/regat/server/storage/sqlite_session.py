"""A session with SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress

from regat.server.storage.base import StoreError, Unavailable
from regat.server.storage.session import Row, Session, Value, reject_null_characters

# No disk space, no memory, no access, or locked by another process. Everything else is our own mistake.
TRANSIENT = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}
DAMAGED = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}


class SqliteSession(Session):
    """Runs statements in SQLite. Its coroutines never suspend: an operation runs to its end in one step."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__()
        self._connection = connection

    async def rows(self, statement: str, *values: Value) -> list[Row]:
        reject_null_characters(values)
        # To SQLite, $1 is a parameter named 1.
        parameters = {str(number): value for number, value in enumerate(values, 1)}
        found: list[Row] = self._connection.execute(statement, parameters).fetchall()
        return found

    async def row(self, statement: str, *values: Value) -> Row | None:
        rows = await self.rows(statement, *values)  # fetching all rows completes the statement
        return rows[0] if rows else None

    async def script(self, statements: str) -> None:
        for statement in _split(statements):
            self._connection.execute(statement)  # executescript() would commit first

    async def lock_migrations(self) -> None:
        """BEGIN IMMEDIATE has locked the database."""

    def prepare(self, statement: str, invalid: Sequence[Value]) -> None:
        """Add a statement to the connection's cache, by running it with values that the database refuses."""
        with suppress(sqlite3.IntegrityError):
            self._connection.execute(statement, invalid)


def translate_error(error: Exception) -> Exception:
    """Return a database failure as a StoreError; an error in our own code unchanged."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in TRANSIENT:
        return Unavailable(
            f"the database cannot take this now: {error}", key="error-store-unavailable", reason=str(error)
        )
    if code is not None and code & 0xFF in DAMAGED:
        return StoreError(
            f"the database is damaged or does not belong to Regat: {error}",
            key="error-store-damaged",
            reason=str(error),
        )
    return error


def _split(script: str) -> list[str]:
    """Split a script into its statements."""
    statements = [""]
    for line in script.splitlines(keepends=True):
        statements[-1] += line
        if sqlite3.complete_statement(statements[-1]):
            statements.append("")
    return [statement for statement in statements if statement.strip()]
