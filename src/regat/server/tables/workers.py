"""Worker processes with a deadline and a low priority, for work that would block the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from regat.kernel.errors import RegatError
from regat.kernel.worker_pool import WorkerPool

log = logging.getLogger("regat.workers")

NICENESS = 10
RETRY_DELAY = 1.0  # seconds until a failed start is tried again

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """A few pools of one process: a late call is stopped by killing its pool, and delays no other call.

    The deadline of a call begins when a worker is free.
    """

    def __init__(self, size: int, deadline: float, warm_up: Callable[[], object] = os.getpid) -> None:
        self.deadline = deadline
        self._size = size
        self._warm_up = warm_up  # called in each new process
        self._free: asyncio.Queue[WorkerPool] = asyncio.Queue()
        self._all: set[WorkerPool] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._closed = False

    async def open(self) -> None:
        """Start the processes now, so that the first call does not wait for them."""
        await asyncio.gather(*(self._add() for _ in range(self._size)))

    def close(self) -> None:
        self._closed = True
        for task in self._starting:
            task.cancel()
        for worker in self._all:
            worker.kill()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a worker; TimeoutError if it is late, and whatever RegatError it raises."""
        worker = await self._free.get()
        try:
            async with asyncio.timeout(self.deadline):
                result = await asyncio.wrap_future(worker.submit(work, *args, **kwargs))
        except RegatError:
            self._free.put_nowait(worker)
            raise
        except BaseException:  # a cancelled caller too: the process still works for it
            self._replace(worker)
            raise
        self._free.put_nowait(worker)
        return result

    async def _add(self) -> None:
        worker = WorkerPool(1, NICENESS)
        self._all.add(worker)
        await asyncio.wrap_future(worker.submit(self._warm_up))
        self._free.put_nowait(worker)

    def _replace(self, worker: WorkerPool) -> None:
        """Kill a worker that may be stuck or broken, and start another."""
        self._all.discard(worker)
        worker.kill()
        if self._closed:
            return
        task = asyncio.create_task(self._add_with_retries())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _add_with_retries(self) -> None:
        while True:
            try:
                return await self._add()
            except Exception as error:
                log.warning("a worker process could not be started: %s", error)
                await asyncio.sleep(RETRY_DELAY)
