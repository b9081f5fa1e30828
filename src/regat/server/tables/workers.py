"""Worker processes with a deadline and a low priority, for work that would block the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import deque
from collections.abc import Callable, Coroutine
from typing import ParamSpec, TypeVar

from regat.kernel.errors import RegatError
from regat.kernel.worker_pool import WorkerPool

log = logging.getLogger("regat.workers")

NICENESS = 10
RETRY_DELAY = 1.0  # seconds until a failed start is tried again
MAX_OPTIONAL = 16  # optional calls that may wait for a worker

P = ParamSpec("P")
T = TypeVar("T")


class Busy(RegatError):
    """Too many optional calls wait for a worker."""


class Workers:
    """A few pools of one process: a late call is stopped by killing its pool, and delays no other call.

    The deadline of a call begins when a worker is free. Optional calls wait until no other call does, and
    only so many of them may wait. Whoever stops waiting for a call leaves the queue; a call that has begun
    is completed, because ending its process would cost more.
    """

    def __init__(self, size: int, deadline: float, warm_up: Callable[[], object] = os.getpid) -> None:
        self.deadline = deadline
        self._size = size
        self._warm_up = warm_up  # called in each new process
        self._free: list[WorkerPool] = []
        self._waiting: deque[asyncio.Future[WorkerPool]] = deque()
        self._optional: deque[asyncio.Future[WorkerPool]] = deque()
        self._all: set[WorkerPool] = set()
        self._tasks: set[asyncio.Task[object]] = set()
        self._closed = False

    async def open(self) -> None:
        """Start the processes now, so that the first call does not wait for them."""
        await asyncio.gather(*(self._add() for _ in range(self._size)))

    def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for worker in self._all:
            worker.kill(wait=True)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a worker; TimeoutError if it is late, and whatever RegatError it raises."""
        worker = await self._acquire(self._waiting)
        return await asyncio.shield(self._start(self._run(worker, work, *args, **kwargs)))

    async def run_optional(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function when nothing else waits for a worker; Busy if too many calls wait for that."""
        if len(self._optional) >= MAX_OPTIONAL:
            raise Busy(f"{MAX_OPTIONAL} calls wait for a worker")
        worker = await self._acquire(self._optional)
        return await asyncio.shield(self._start(self._run(worker, work, *args, **kwargs)))

    async def _acquire(self, queue: deque[asyncio.Future[WorkerPool]]) -> WorkerPool:
        """Wait for a free worker."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[WorkerPool] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn in queue:
                queue.remove(turn)
            elif not turn.cancelled():  # it was this caller's turn
                self._release(turn.result())
            raise

    def _release(self, worker: WorkerPool) -> None:
        """Hand a free worker to whoever has waited longest."""
        for queue in (self._waiting, self._optional):
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    return turn.set_result(worker)
        self._free.append(worker)

    async def _run(self, worker: WorkerPool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with asyncio.timeout(self.deadline):
                result = await asyncio.wrap_future(worker.submit(work, *args, **kwargs))
        except RegatError:
            self._release(worker)
            raise
        except BaseException:
            self._replace(worker)
            raise
        self._release(worker)
        return result

    def _start(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _add(self) -> None:
        worker = WorkerPool(1, NICENESS)
        self._all.add(worker)
        await asyncio.wrap_future(worker.submit(self._warm_up))
        self._release(worker)

    def _replace(self, worker: WorkerPool) -> None:
        """Kill a worker that may be stuck or broken, and start another."""
        self._all.discard(worker)
        worker.kill()
        if not self._closed:
            self._start(self._add_with_retries())

    async def _add_with_retries(self) -> None:
        while True:
            try:
                return await self._add()
            except Exception as error:
                log.warning("a worker process could not be started: %s", error)
                await asyncio.sleep(RETRY_DELAY)
