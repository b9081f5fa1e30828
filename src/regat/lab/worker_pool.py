"""Workers: processes that play parts of a contest, each given the next part when it has done one."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Generic, Protocol, TypeVar

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class Work(Protocol[R_co]):
    """What can be done in parts, and handed to workers: a contest, an arena."""

    def play(self, part: range) -> R_co: ...


class WorkerPool(Generic[R]):
    """Some workers on one contest; they end with the `with` block, and with this process at the latest."""

    def __init__(self, size: int, contest: Work[R]) -> None:
        # Spawned, since a fork may inherit a lock that some thread holds; and the same on every platform.
        context = multiprocessing.get_context("spawn")
        self._lines: dict[Connection, str] = {}
        self._processes = []
        with _interrupts_held_back():
            for number in range(size):
                mine, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, contest), daemon=True)
                process.start()
                theirs.close()
                self._lines[mine] = f"worker {number + 1} of {size}"
                self._processes.append(process)

    def __enter__(self) -> WorkerPool[R]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()
        for line in self._lines:
            line.close()

    def play(self, parts: Iterator[range]) -> Iterator[R]:
        """The results of the parts, in whatever order they are done."""
        busy = {line for line in self._lines if self._give(line, parts)}
        while busy:
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection), "waiting for lines gives lines"
                done = self._take(ready)
                if not self._give(ready, parts):
                    busy.discard(ready)
                yield done

    def _give(self, line: Connection, parts: Iterator[range]) -> bool:
        part = next(parts, None)
        if part is None:
            return False
        try:
            line.send(part)
        except OSError:
            raise ChildProcessError(f"{self._lines[line]} has ended unexpectedly") from None
        return True

    def _take(self, line: Connection) -> R:
        try:
            done: R = line.recv()
        except (EOFError, OSError):
            raise ChildProcessError(f"{self._lines[line]} has ended unexpectedly") from None
        return done


def _work(line: Connection, contest: Work[R]) -> None:
    try:
        while True:
            line.send(contest.play(line.recv()))
    except (EOFError, OSError):
        return  # whoever gave the work has gone


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Let Ctrl-C reach this process alone, which ends the workers; here it waits until they have started."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # starting it would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
