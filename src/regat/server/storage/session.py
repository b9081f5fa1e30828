"""The session that runs an operation's statements: each operation is written once, for both databases.

Statements are PostgreSQL's, limited to what SQLite understands too: `$1` for a value, `ON CONFLICT`,
`RETURNING`. Both databases have the functions `now_ms()`, the database's time, and `greatest(a, b)`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from regat.server.storage.base import StoreError

Value: TypeAlias = str | bytes | int | float | None
Change: TypeAlias = tuple[str, int]  # as for OnChange
T = TypeVar("T")


class Row(Protocol):
    """A row of the database; its query determines the types of its columns."""

    def __iter__(self) -> Iterator[Any]: ...

    def __getitem__(self, column: int, /) -> Any: ...


class Session(ABC):
    """Runs the statements of one operation, in a single transaction if the operation writes."""

    def __init__(self) -> None:
        self.changes: list[Change] = []

    @abstractmethod
    async def rows(self, statement: str, *values: Value) -> Sequence[Row]:
        """Return all rows of the statement."""

    @abstractmethod
    async def row(self, statement: str, *values: Value) -> Row | None:
        """Return its first row, if any."""

    @abstractmethod
    async def script(self, statements: str) -> None:
        """Run several statements without values."""

    @abstractmethod
    async def lock_migrations(self) -> None:
        """Block other migrations until this transaction ends."""

    def notify(self, table: str, seq: int) -> None:
        """Notify every node of a change after the commit."""
        self.changes.append((table, seq))


Work: TypeAlias = Callable[[Session], Coroutine[Any, Any, T]]


def reject_null_characters(values: Sequence[Value]) -> None:
    """PostgreSQL cannot store them in a text."""
    for value in values:
        if isinstance(value, str) and "\0" in value:
            raise StoreError("a text with a null character cannot be stored")
