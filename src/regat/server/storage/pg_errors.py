"""PostgreSQL's errors in terms of the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from regat.server.storage.base import Conflict, StoreError, Unavailable

# No server, no disk space, a server that starts or stops, or a read-only replica.
TRANSIENT = (
    OSError,  # includes timeouts
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)
RETRYABLE = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
ACCESS_DENIED = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError)


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise the database's failures as StoreErrors; errors in our own code pass unchanged."""
    try:
        yield
    except ACCESS_DENIED as error:
        raise StoreError(
            f"PostgreSQL denied access: {error}", key="error-store-refused", reason=str(error)
        ) from error
    except RETRYABLE as error:
        raise Conflict(f"a concurrent transaction interfered: {error}") from error
    except TRANSIENT as error:
        if isinstance(error, ValueError):  # an InterfaceError that our own code has caused
            raise
        reason = str(error) or type(error).__name__
        raise Unavailable(
            f"the database cannot take this now: {reason}", key="error-store-unavailable", reason=reason
        ) from error
