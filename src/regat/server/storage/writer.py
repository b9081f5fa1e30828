"""A thread with a connection to SQLite: it takes all the work that waits, and commits it at once."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from typing import Any, Generic, Protocol, TypeVar

from regat.server.storage.base import StoreError, Unavailable
from regat.server.storage.session import Row as Found
from regat.server.storage.session import Session, T, Value, Work, check

CROWD = 4
MOST = 500  # about so many jobs in one transaction, so that the first never waits long for the last

# What passes: no room, no memory, no access, somebody else's lock. Everything else is our own mistake.
PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}

T_co = TypeVar("T_co", covariant=True)
Told = list[tuple[str, int]]
Connect = Callable[[], sqlite3.Connection]


class Clock:
    """The moment now, in milliseconds; it never goes back."""

    def __init__(self) -> None:
        self._last = 0
        self._lock = threading.Lock()

    def __call__(self) -> int:
        with self._lock:
            self._last = max(self._last, time.time_ns() // 1_000_000)
            return self._last


class SqliteHand:
    """Carries statements to SQLite. Nothing here ever waits: a whole operation runs in one go."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.told: Told = []

    async def rows(self, statement: str, *values: Value) -> list[Found]:
        return self._execute(statement, values).fetchall()

    async def row(self, statement: str, *values: Value) -> Found | None:
        rows: list[Found] = self._execute(statement, values).fetchall()  # only then has it done everything
        return rows[0] if rows else None

    async def script(self, statements: str) -> None:
        for statement in _apart(statements):
            self._connection.execute(statement)  # executescript() would commit first

    async def alone(self) -> None:
        """BEGIN IMMEDIATE has seen to it."""

    def tell(self, table: str, seq: int) -> None:
        self.told.append((table, seq))

    def rehearse(self, statement: str, values: Sequence[Value]) -> None:
        """Run a statement that is refused with these values; SQLite knows it from then on."""
        with suppress(sqlite3.IntegrityError):
            self._connection.execute(statement, values)

    def _execute(self, statement: str, values: tuple[Value, ...]) -> sqlite3.Cursor:
        check(values)
        text, places = _sqlite(statement)
        return self._connection.execute(text, [values[place] for place in places])


class Job(Generic[T]):
    """Some work, and who waits for it."""

    __slots__ = ("_outcome", "_work", "error", "future", "told")

    def __init__(self, work: Work[T], loop: asyncio.AbstractEventLoop) -> None:
        self.future: asyncio.Future[T] = loop.create_future()
        self._work = work
        self._outcome: list[T] = []
        self.error: Exception | None = None
        self.told: Told = []

    def run(self, connection: sqlite3.Connection) -> None:
        """Do it alone."""
        hand = SqliteHand(connection)
        self._outcome = [_run(self._work(hand))]
        self.error, self.told = None, hand.told

    def fail(self, error: Exception) -> None:
        self.error, self.told = error, []

    def settle(self) -> None:
        if self.future.done():  # whoever waited has gone
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.outcome())

    def outcome(self) -> T:
        return self._outcome[0]


class Addition(Protocol[T_co]):
    """A row to be added, many at once; all that one clerk adds go to the same place."""

    @staticmethod
    def statement(rows: int, /) -> str:
        """Adds so many rows; an IntegrityError, and no row, if something stands in the way of one."""

    @property
    def told(self) -> tuple[str, int]:
        """What is told of it."""

    def values(self, moment: int) -> tuple[Value, ...]: ...

    def outcome(self, moment: int) -> T_co: ...

    def alone(self, hand: Session, /) -> Coroutine[Any, Any, T_co]:
        """Add it alone, or refuse it."""


class AddingJob(Job[T]):
    """One that adds a row: many of them are done at once."""

    __slots__ = ("_moment", "addition")

    def __init__(self, addition: Addition[T], loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(addition.alone, loop)
        self.addition = addition
        self._moment = 0

    def run(self, connection: sqlite3.Connection) -> None:
        self._moment = 0
        super().run(connection)

    def done(self, moment: int) -> None:
        """It was added with others."""
        self._moment, self.error, self.told = moment, None, [self.addition.told]

    def outcome(self) -> T:
        return self.addition.outcome(self._moment) if self._moment else super().outcome()


class SqliteThread:
    """The thread. What it has settled is committed; `hear` is then called for what was told."""

    def __init__(
        self,
        name: str,
        connect: Connect,
        begin: str,
        hear: Callable[[str, int], None],
        clock: Callable[[], int] | None = None,
        gathering: float = 0.0,
    ) -> None:
        self._connect = connect
        self._begin = begin
        self._hear = hear
        self._clock = clock or Clock()
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Job[Any]] = []  # what is handed over next
        self._jobs: SimpleQueue[list[Job[Any]]] = SimpleQueue()  # an empty list is the end
        self._closing = False  # no more work is taken
        self._gathering = gathering  # seconds
        self._crowded = False  # the last time, many waited
        self._leaving = False  # the thread has met the end of its work
        self._thread = threading.Thread(target=self._serve, name=name, daemon=True)

    async def start(self) -> None:
        """Begin; raises what connecting raises."""
        started = Job[None](_nothing, self._loop)
        self._jobs.put([started])
        self._thread.start()
        await started.future

    def do(self, work: Work[T]) -> asyncio.Future[T]:
        return self._take(Job(work, self._loop))

    def add(self, addition: Addition[T]) -> asyncio.Future[T]:
        return self._take(AddingJob(addition, self._loop))

    def _take(self, job: Job[T]) -> asyncio.Future[T]:
        if self._closing:
            raise Unavailable("the store is closed")
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)
        return job.future

    def _hand_over(self) -> None:
        """Wake the thread once for everything that came up in this round of the event loop."""
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Finish everything that waits, then end."""
        self._closing = True
        self._hand_over()
        self._jobs.put([])
        if self._thread.ident is not None:
            await asyncio.to_thread(self._thread.join)

    def _serve(self) -> None:
        try:
            connection = self._connect()
        except Exception as error:
            self._refuse(_explained(error))
            return
        try:
            while batch := self._waiting():
                self._together(connection, batch)
                self._settle(batch)
        finally:
            connection.close()

    def _refuse(self, error: Exception) -> None:
        """Tell the one who started this thread why it cannot work."""
        (started,) = self._jobs.get()
        started.fail(error)
        self._settle([started])

    def _waiting(self) -> list[Job[Any]]:
        """Everything that waits now, at least one job; empty when it is time to go.

        Where many write at once it waits a little for those who are on their way.
        """
        batch: list[Job[Any]] = []
        while not self._leaving:
            try:
                jobs = self._jobs.get(block=not batch)
            except Empty:
                break
            if jobs and not batch and self._crowded:
                time.sleep(self._gathering)
            batch += jobs
            self._leaving = not jobs
            if len(batch) >= MOST:
                break
        self._crowded = self._gathering > 0 and len(batch) >= CROWD
        return batch

    def _together(self, connection: sqlite3.Connection, batch: list[Job[Any]]) -> None:
        """Do all jobs in one transaction; if that fails, each in one of its own."""
        adding = [job for job in batch if isinstance(job, AddingJob)]
        others = [job for job in batch if not isinstance(job, AddingJob)] if len(adding) < len(batch) else []
        if len(others) == len(batch) == 1:
            return self._alone(connection, batch[0])
        try:
            if others:
                connection.execute(self._begin)
                for job in others:
                    _within(connection, job)
            self._add(connection, adding)
            if others:
                connection.execute("COMMIT")
        except Exception as error:
            _roll_back(connection)
            if len(batch) == 1 and not isinstance(error, sqlite3.IntegrityError):
                return batch[0].fail(_explained(error))
            for job in batch:  # whoever is alone will know what stood in the way
                self._alone(connection, job)

    def _alone(self, connection: sqlite3.Connection, job: Job[Any]) -> None:
        try:
            connection.execute(self._begin)
            job.run(connection)
            connection.execute("COMMIT")
        except Exception as error:
            _roll_back(connection)
            job.fail(_explained(error))

    def _add(self, connection: sqlite3.Connection, adding: list[AddingJob[Any]]) -> None:
        """Add all rows that are to be added, or none.

        It takes one statement, which by itself is a transaction: after each the thread would have to wait
        for the interpreter.
        """
        if not adding:
            return
        moment = self._clock()
        values: list[Value] = []
        for job in adding:
            values += job.addition.values(moment)
        connection.execute(adding[0].addition.statement(len(adding)), values)
        for job in adding:
            job.done(moment)

    def _settle(self, batch: list[Job[Any]]) -> None:
        with suppress(RuntimeError):  # the event loop has been closed: nobody waits
            self._loop.call_soon_threadsafe(self._settle_in_loop, batch)

    def _settle_in_loop(self, batch: list[Job[Any]]) -> None:
        for job in batch:
            job.settle()
        for job in batch:
            for table, seq in job.told:
                self._hear(table, seq)


def _within(connection: sqlite3.Connection, job: Job[Any]) -> None:
    """Do one job of several: what it refuses leaves the others as they are."""
    connection.execute("SAVEPOINT job")
    try:
        job.run(connection)
    except sqlite3.Error:
        raise
    except Exception as refusal:
        job.fail(refusal)
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")


def _roll_back(connection: sqlite3.Connection) -> None:
    """SQLite has rolled back by itself after some errors, and not after others."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def _explained(error: Exception) -> Exception:
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in PASSING:
        return Unavailable(
            f"the database cannot take this now: {error}", key="error-store-unavailable", reason=str(error)
        )
    if code is not None and code & 0xFF in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return StoreError(
            f"the database is damaged, or none of ours: {error}", key="error-store-damaged", reason=str(error)
        )
    return error


def _run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run what never waits to its end."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        outcome: T = end.value
        return outcome
    raise AssertionError("work for SQLite waits for nothing")


async def _nothing(_: object) -> None:
    pass


@cache
def _sqlite(statement: str) -> tuple[str, list[int]]:
    """The statement with plain question marks, and which value stands for each: some Pythons warn of ?1."""
    return re.sub(r"\$\d+", "?", statement), [int(number) - 1 for number in re.findall(r"\$(\d+)", statement)]


def _apart(statements: str) -> list[str]:
    """The statements of a script, one by one."""
    found = [""]
    for line in statements.splitlines(keepends=True):
        found[-1] += line
        if sqlite3.complete_statement(found[-1]):
            found.append("")
    return [one for one in found if one.strip()]
