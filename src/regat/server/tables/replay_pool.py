"""Replays in a worker process of their own: a long record takes a second, and must not delay bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from regat.kernel.errors import BadRecord
from regat.server.protocol.errors import ApiError
from regat.server.tables.workers import Workers

P = ParamSpec("P")
T = TypeVar("T")

TIMEOUT = 15.0  # seconds
MAX_WAITING = 8


class ReplayPool:
    """One worker process, started by the first call."""

    def __init__(self) -> None:
        self._workers = Workers(1, TIMEOUT)
        self._opening: asyncio.Task[None] | None = None
        self._waiting = 0

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function on a record; ApiError if the record is bad or too many calls are waiting."""
        if self._waiting >= MAX_WAITING:
            raise ApiError("refused-busy", status=503)
        self._waiting += 1
        try:
            if self._opening is None:
                self._opening = asyncio.create_task(self._workers.open())
            await asyncio.shield(self._opening)
            return await self._workers.run(work, *args, **kwargs)
        except BadRecord as error:
            raise ApiError("refused-record", status=422, reason=str(error)[:300]) from None
        except TimeoutError:
            raise ApiError("refused-record-long", status=422) from None
        finally:
            self._waiting -= 1

    def close(self) -> None:
        if self._opening:
            self._opening.cancel()
        self._workers.close()
