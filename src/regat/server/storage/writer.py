"""A thread with a connection to SQLite: it runs all waiting jobs and commits them together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Generic

from regat.server.storage.base import StoredEntry, Unavailable
from regat.server.storage.log import LogInsert
from regat.server.storage.session import Change, T, Work
from regat.server.storage.sqlite_session import SqliteSession, translate_error

BATCH_MIN = 4  # jobs in a batch; from this size on, the next batch waits for further jobs
BATCH_MAX = 500  # approximately; limits how long the first job waits for the last

Connect = Callable[[], sqlite3.Connection]


class Job(Generic[T]):
    """An operation and the future for its result."""

    __slots__ = ("_result", "_work", "changes", "error", "future")

    def __init__(self, work: Work[T], loop: asyncio.AbstractEventLoop) -> None:
        self.future: asyncio.Future[T] = loop.create_future()
        self._work = work
        self._result: list[T] = []
        self.error: Exception | None = None
        self.changes: list[Change] = []

    def run(self, connection: sqlite3.Connection) -> None:
        session = SqliteSession(connection)
        self.succeed(_run_to_end(self._work(session)), session.changes)

    def succeed(self, result: T, changes: list[Change]) -> None:
        self._result, self.error, self.changes = [result], None, changes

    def fail(self, error: Exception) -> None:
        self.error, self.changes = error, []

    def resolve(self) -> None:
        """Set the future; must be called in the event loop."""
        if self.future.done():  # cancelled
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self._result[0])


class InsertJob(Job[StoredEntry]):
    """A job that inserts one entry of a log, and can be merged with others."""

    __slots__ = ("insert",)

    def __init__(self, insert: LogInsert, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(insert.run_alone, loop)
        self.insert = insert


class SqliteThread:
    """The thread. A job's future is set after its commit, and `notify` is then called with its changes."""

    def __init__(
        self,
        name: str,
        connect: Connect,
        begin: str,
        notify: Callable[[str, int], None],
        now: Callable[[], int],
        batch_window: float = 0.0,
    ) -> None:
        self._connect = connect
        self._begin = begin
        self._notify = notify
        self._now = now
        self._batch_window = batch_window  # seconds to wait for further jobs
        self._loop = asyncio.get_running_loop()
        self._pending: list[Job[Any]] = []  # submitted in this iteration of the event loop
        self._queue: SimpleQueue[list[Job[Any]]] = SimpleQueue()  # an empty list ends the thread
        self._closing = False  # accepts no more jobs
        self._busy = False  # the last batch was a large one
        self._ended = False  # the thread has reached the end of the queue
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    async def start(self) -> None:
        """Connect; raises the connection's errors."""
        connected = Job[None](_do_nothing, self._loop)
        self._queue.put([connected])
        self._thread.start()
        await connected.future

    def execute(self, work: Work[T]) -> asyncio.Future[T]:
        return self._submit(Job(work, self._loop))

    def insert(self, insert: LogInsert) -> asyncio.Future[StoredEntry]:
        return self._submit(InsertJob(insert, self._loop))

    def _submit(self, job: Job[T]) -> asyncio.Future[T]:
        if self._closing:
            raise Unavailable("the store is closed")
        if not self._pending:
            self._loop.call_soon(self._enqueue)
        self._pending.append(job)
        return job.future

    def _enqueue(self) -> None:
        """Wake the thread once for all jobs of an iteration of the event loop."""
        if self._pending:
            self._queue.put(self._pending)
            self._pending = []

    async def close(self) -> None:
        """Finish all submitted jobs, then end the thread."""
        self._closing = True
        self._enqueue()
        self._queue.put([])
        if self._thread.ident is not None:
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        try:
            connection = self._connect()
        except Exception as error:
            (connected,) = self._queue.get()
            connected.fail(translate_error(error))
            self._resolve([connected])
            return
        try:
            while batch := self._next_batch():
                self._run_batch(connection, batch)
                self._resolve(batch)
        finally:
            connection.close()

    def _next_batch(self) -> list[Job[Any]]:
        """Take all waiting jobs, at least one; an empty list means the end.

        After a large batch it first waits a moment for jobs on their way: one commit then serves them all.
        """
        batch: list[Job[Any]] = []
        while not self._ended and len(batch) < BATCH_MAX:
            try:
                jobs = self._queue.get(block=not batch)
            except Empty:
                break
            if jobs and not batch and self._busy:
                time.sleep(self._batch_window)
            batch += jobs
            self._ended = not jobs
        self._busy = self._batch_window > 0 and len(batch) >= BATCH_MIN
        return batch

    def _run_batch(self, connection: sqlite3.Connection, batch: list[Job[Any]]) -> None:
        """Run all jobs in one transaction; if that fails, run each in its own."""
        inserts = [job for job in batch if isinstance(job, InsertJob)]
        others = [job for job in batch if not isinstance(job, InsertJob)] if len(inserts) < len(batch) else []
        if len(others) == len(batch) == 1:
            return self._run_alone(connection, batch[0])
        try:
            if others:
                connection.execute(self._begin)
                for job in others:
                    _run_in_savepoint(connection, job)
            self._insert_all(connection, inserts)
            if others:
                connection.execute("COMMIT")
        except Exception as error:
            _roll_back(connection)
            if len(batch) == 1 and not isinstance(error, sqlite3.IntegrityError):
                return batch[0].fail(translate_error(error))
            for job in batch:  # finds the jobs that fail, and why
                self._run_alone(connection, job)

    def _run_alone(self, connection: sqlite3.Connection, job: Job[Any]) -> None:
        try:
            connection.execute(self._begin)
            job.run(connection)
            connection.execute("COMMIT")
        except Exception as error:
            _roll_back(connection)
            job.fail(translate_error(error))

    def _insert_all(self, connection: sqlite3.Connection, jobs: list[InsertJob]) -> None:
        """Insert all rows, or none.

        One statement, which alone is also a transaction: after each statement the thread would have to wait
        for the interpreter's lock.
        """
        if not jobs:
            return
        now = self._now()
        values = [value for job in jobs for value in job.insert.values(now)]
        connection.execute(LogInsert.statement(len(jobs)), values)
        for job in jobs:
            job.succeed(job.insert.result(now), [job.insert.change])

    def _resolve(self, batch: list[Job[Any]]) -> None:
        with suppress(RuntimeError):  # the event loop is closed, nobody waits
            self._loop.call_soon_threadsafe(self._resolve_in_loop, batch)

    def _resolve_in_loop(self, batch: list[Job[Any]]) -> None:
        for job in batch:
            job.resolve()
        for job in batch:
            for table, seq in job.changes:
                self._notify(table, seq)


def _run_in_savepoint(connection: sqlite3.Connection, job: Job[Any]) -> None:
    """Run one of several jobs: if it raises, only its own changes are rolled back."""
    connection.execute("SAVEPOINT job")
    try:
        job.run(connection)
    except sqlite3.Error:
        raise
    except Exception as error:
        job.fail(error)
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")


def _roll_back(connection: sqlite3.Connection) -> None:
    """SQLite itself rolls back after some errors, but not after others."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def _run_to_end(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never suspends."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    raise AssertionError("an operation in SQLite must not suspend")


async def _do_nothing(_: object) -> None:
    pass
