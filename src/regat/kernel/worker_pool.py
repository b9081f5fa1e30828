"""The process pool behind simulations, arenas, training and the server's bots.

Work in parts:      with WorkerPool(4) as pool: for result in pool.unordered(work, parts): ...
One call at a time: await asyncio.wrap_future(pool.submit(work, argument)); pool.kill() if it is late.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import resource_tracker
from types import TracebackType
from typing import ParamSpec, Self, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R")

PARTS_AHEAD = 2  # submitted for each worker, so that none waits for its next part


class WorkerPool:
    """Spawned processes that ignore Ctrl-C and end with the `with` block, or with this process at the latest.

    They are spawned because a fork may inherit a lock that some thread holds, and to be the same everywhere.
    """

    def __init__(self, size: int, nice: int = 0) -> None:
        self.size = size
        context = multiprocessing.get_context("spawn")
        self._executor = ProcessPoolExecutor(size, context, initializer=_initialize, initargs=(nice,))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill(wait=True)

    def submit(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Start one call; a worker that ends before it is done raises BrokenProcessPool."""
        with _interrupts_blocked():  # submitting may start workers
            return self._executor.submit(work, *args, **kwargs)

    def unordered(self, work: Callable[[T], R], parts: Iterable[T]) -> Iterator[R]:
        """The results of the parts in whatever order they are done; ChildProcessError if a worker dies."""
        waiting = iter(parts)
        running = {self.submit(work, part) for part in islice(waiting, PARTS_AHEAD * self.size)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {self.submit(work, part) for part in islice(waiting, len(done))}
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise ChildProcessError(f"a worker of {self.size} has ended unexpectedly") from None

    def kill(self, *, wait: bool = False) -> None:
        """Stop all workers, whatever they are doing; with `wait`, until they have ended."""
        # Python 3.14 has kill_workers for this; until then the executor's own table is the only way.
        for process in list((self._executor._processes or {}).values()):
            process.terminate()
        # The executor's thread joins the processes: a second one that joins them could return too early.
        self._executor.shutdown(wait=wait, cancel_futures=True)


def _initialize(nice: int) -> None:
    """In a new worker: leave Ctrl-C to the parent, and end when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    with suppress(AttributeError, OSError):
        os.nice(nice)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent, "this runs in a worker"
    parent.join()
    os._exit(1)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Workers that start meanwhile inherit the block, so that Ctrl-C reaches the parent alone."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # starting it would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
