"""The hand that carries statements to a database: each operation is written once, for both databases.

Statements are PostgreSQL's, within what SQLite understands too: `$1` for a value, `ON CONFLICT`, `RETURNING`;
`moment()` stands for the database's moment and `greatest(a, b)` for the greater of two numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from regat.server.storage.base import StoreError

Value: TypeAlias = str | bytes | int | float
T = TypeVar("T")


class Row(Protocol):
    """A row of the database; what its columns are, its query knows."""

    def __iter__(self) -> Iterator[Any]: ...

    def __getitem__(self, column: int, /) -> Any: ...


class Session(Protocol):
    """Carries the statements of one operation, all inside one transaction if it is to write."""

    async def rows(self, statement: str, *values: Value) -> Sequence[Row]:
        """All rows that the statement gives."""

    async def row(self, statement: str, *values: Value) -> Row | None:
        """Its first row, if there is one."""

    async def script(self, statements: str) -> None:
        """Many statements, without values."""

    async def alone(self) -> None:
        """Keep all other migrations waiting until this transaction ends."""

    def tell(self, table: str, seq: int) -> None:
        """Let every node hear of a change once it is durable."""


Work: TypeAlias = Callable[[Session], Coroutine[Any, Any, T]]


def check(values: Sequence[Value]) -> None:
    """Refuse what only one of the two databases could keep."""
    for value in values:
        if isinstance(value, str) and "\0" in value:
            raise StoreError("a text with a null character cannot be kept")
