"""The thread that writes to SQLite: many jobs in one commit, and none pays for another."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from regat.server.storage.base import Conflict, Repeated
from regat.server.storage.session import Session
from regat.server.storage.sqlite import WAL_BYTES, SqliteStore, wall_clock
from regat.server.storage.writer import SqliteThread
from tests.server.disk import SmallDisk, sound
from tests.server.storage.rows import add_table, entry, opened, running

ADD = "INSERT INTO numbers VALUES ($1) RETURNING number"


async def add(session: Session, number: int) -> int:
    row = await session.row(ADD, number)
    assert row
    return int(row[0])


async def refuse(session: Session, number: int) -> int:
    await session.row(ADD, number)
    raise Conflict(number)


async def mistake(session: Session, number: int) -> int:
    await session.row(ADD, number)
    await session.row("INSERT INTO missing VALUES ($1)", number)
    return number


async def test_a_refusal_or_a_mistake_takes_back_its_own_work_only(tmp_path: Path) -> None:
    commits = 0

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
        connection.execute("CREATE TABLE numbers (number INTEGER)")
        connection.set_trace_callback(count_commits)
        return connection

    def count_commits(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    thread = SqliteThread("test", connect, "BEGIN IMMEDIATE", lambda table, seq: None, wall_clock)
    await thread.start()
    before = commits
    works = [add, refuse, add] * 10
    outcomes = await asyncio.gather(
        *(thread.execute(partial(work, number=n)) for n, work in enumerate(works)), return_exceptions=True
    )
    good = [n for n, work in enumerate(works) if work is add]
    assert [outcome for outcome in outcomes if not isinstance(outcome, Conflict)] == good
    assert commits - before < 10, "they were to be committed together"

    wrong = await asyncio.gather(
        *(thread.execute(partial(work, number=100 + n)) for n, work in enumerate([add, mistake, add])),
        return_exceptions=True,
    )
    assert [wrong[0], wrong[2]] == [100, 102]
    assert isinstance(wrong[1], sqlite3.OperationalError)
    await thread.close()
    with sqlite3.connect(tmp_path / "x.db") as file:
        assert [row[0] for row in file.execute("SELECT number FROM numbers")] == [*good, 100, 102]


async def test_reading_works_while_another_process_holds_the_file(sqlite: str) -> None:
    async with opened(sqlite) as store:
        await add_table(store)
        other = sqlite3.connect(sqlite, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append("t", entry(1)))
        assert await store.table("t")
        assert await store.log("t") == []
        assert not waiting.done()
        other.execute("ROLLBACK")
        other.close()
        assert (await waiting).seq == 1


async def test_a_clock_that_is_set_back_moves_no_entry_back(sqlite: str) -> None:
    async with opened(sqlite) as store:
        table = await add_table(store)
        first = await store.append("t", entry(1))
    async with running(SqliteStore(Path(sqlite), clock=lambda: first.created_at - 3_600_000)) as store:
        assert await store.now() < first.created_at
        assert (await store.append("t", entry(2))).created_at == first.created_at
        assert (await store.save_table(table)).updated_at == table.updated_at


async def test_entries_of_many_tables_are_added_together_and_fail_alone(sqlite: str) -> None:
    async with opened(sqlite) as store:
        for number in range(20):
            await add_table(store, f"t{number}")
            await store.append(f"t{number}", entry(1, "c1"))
        every = [store.append(f"t{number}", entry(2, "c2")) for number in range(20)]
        assert {entered.seq for entered in await asyncio.gather(*every)} == {2}

        mixed = [store.append(f"t{number}", entry(3 if number % 4 else 5, "c3")) for number in range(20)]
        outcomes = await asyncio.gather(*mixed, return_exceptions=True)
        assert [isinstance(outcome, Conflict) for outcome in outcomes] == [n % 4 == 0 for n in range(20)]

        again = [
            store.append(f"t{number}", entry(3 if number % 4 else 4, f"c{number % 4}"))
            for number in range(20)
        ]
        repeated = await asyncio.gather(*again, return_exceptions=True)
        for number, outcome in enumerate(repeated):
            if number % 4 == 0:  # it has only two entries
                assert isinstance(outcome, Conflict)
            elif number % 4 in (1, 2, 3):
                assert isinstance(outcome, Repeated)
                assert outcome.seq == number % 4
        for number in range(20):
            assert len(await store.log(f"t{number}")) == (3 if number % 4 else 2)


async def test_the_write_ahead_log_has_its_full_length_from_the_start(sqlite: str) -> None:
    ahead = Path(f"{sqlite}-wal")
    async with opened(sqlite) as store:
        await add_table(store)
        assert ahead.stat().st_size == WAL_BYTES
        for number in range(1, 101):
            await store.append("t", entry(number))
        assert ahead.stat().st_size == WAL_BYTES
        crashed = Path(sqlite).with_name("crashed.db")  # as a kill would leave it
        for end in ("", "-wal"):
            crashed.with_name(crashed.name + end).write_bytes(Path(f"{sqlite}{end}").read_bytes())
    async with opened(str(crashed)) as store:
        assert [entered.seq for entered in await store.log("t")] == list(range(1, 101))
    assert sound(crashed)


@pytest.mark.parametrize("small_disk", ["16m"], indirect=True)
async def test_a_small_disk_is_not_filled_beforehand(small_disk: SmallDisk) -> None:
    file = small_disk.folder / "regat.db"
    async with opened(str(file)) as store:
        await add_table(store)
        assert file.with_name("regat.db-wal").stat().st_size < WAL_BYTES / 10
