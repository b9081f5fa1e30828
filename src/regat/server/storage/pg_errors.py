"""What PostgreSQL's failures mean to those who use the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from regat.server.storage.base import Conflict, StoreError, Unavailable

# What passes: no server, no room, a server that starts, stops or is a copy that takes no writes.
PASSING = (
    OSError,  # timeouts too
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)
TANGLED = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
REFUSING = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError)


@contextmanager
def explained() -> Iterator[None]:
    """Say a failure of the database in the store's words; what is our own mistake stays as it is."""
    try:
        yield
    except REFUSING as error:
        raise StoreError(
            f"PostgreSQL does not let us in: {error}", key="error-store-refused", reason=str(error)
        ) from error
    except TANGLED as error:
        raise Conflict(f"another node was in the way: {error}") from error
    except PASSING as error:
        if isinstance(error, ValueError):  # InterfaceErrors that we have caused ourselves
            raise
        reason = str(error) or type(error).__name__
        raise Unavailable(
            f"the database cannot take this now: {reason}", key="error-store-unavailable", reason=reason
        ) from error
