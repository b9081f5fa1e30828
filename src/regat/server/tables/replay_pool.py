"""Reading records: in a process apart from the bots, since a long one takes a second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from regat.kernel.errors import BadRecord
from regat.server.protocol.errors import ApiError
from regat.server.tables.bot_pool import BotPool

P = ParamSpec("P")
T = TypeVar("T")

TIMEOUT = 15.0  # seconds
MAX_WAITING = 8


class ReplayPool:
    """The process, which is started when somebody first needs it."""

    def __init__(self) -> None:
        self._thinkers = BotPool(1, TIMEOUT)
        self._opening: asyncio.Task[None] | None = None
        self._waiting = 0

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something with a record; Refusal if it does not fit, or if too many others wait."""
        if self._waiting >= MAX_WAITING:
            raise ApiError("refused-busy", status=503)
        self._waiting += 1
        try:
            if self._opening is None:
                self._opening = asyncio.create_task(self._thinkers.open())
            await asyncio.shield(self._opening)
            return await self._thinkers.do(work, *args, **kwargs)
        except BadRecord as error:
            raise ApiError("refused-record", status=422, reason=str(error)[:300]) from None
        except TimeoutError:
            raise ApiError("refused-record-long", status=422) from None
        finally:
            self._waiting -= 1

    def close(self) -> None:
        if self._opening:
            self._opening.cancel()
        self._thinkers.close()
