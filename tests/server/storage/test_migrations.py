"""From one version of the database to the next."""

import asyncio
import sqlite3
import sys
from contextlib import ExitStack

import asyncpg
import pytest

from regat.server.storage import Conflict, Store, StoreError
from regat.server.storage.postgres import PostgresStore
from regat.server.storage.schema import Step, known_steps
from tests.server.storage.old import COLOUR, NEXT, make_old, read, versions, with_steps
from tests.server.storage.processes import started
from tests.server.storage.rows import add_guest, entry, opened

OPEN_AND_CLOSE = """
import asyncio, sys
from regat.server.storage import StoreError, open_store
async def main():
    store = open_store(sys.argv[1])
    await store.open()
    await store.close()
try:
    asyncio.run(main())
except StoreError as refusal:
    print(refusal)
"""


async def test_an_old_database_moves_forward_with_all_that_it_holds(where: str) -> None:
    await make_old(where)
    async with opened(where) as store:
        await holds_what_it_held(store)
    assert await versions(where) == [step.number for step in known_steps()]


async def test_a_step_is_taken_once(where: str) -> None:
    await make_old(where)
    for _ in range(2):
        store = with_steps(where, *known_steps(), COLOUR)
        await store.open()
        await holds_what_it_held(store)
        await store.close()
    assert await versions(where) == list(range(1, NEXT + 1))
    assert await read(where, "SELECT colour FROM guests") == ["red"]


async def test_a_newer_database_is_refused_and_left_alone(where: str) -> None:
    newer = with_steps(where, *known_steps(), COLOUR)
    await newer.open()
    await add_guest(newer, "g")
    await newer.close()
    with pytest.raises(
        StoreError, match=f"version {NEXT}, but this regat knows versions up to {NEXT - 1} only"
    ):
        await with_steps(where, *known_steps()).open()
    assert await versions(where) == list(range(1, NEXT + 1))
    await newer.open()  # the refusal has let go of everything
    assert await newer.guest("g")
    await newer.close()


async def test_a_step_that_fails_leaves_everything_as_it_was(where: str) -> None:
    broken = Step(NEXT, "broken", "CREATE TABLE half (id TEXT);\nINSERT INTO missing VALUES (1);\n")
    with pytest.raises((sqlite3.OperationalError, asyncpg.UndefinedTableError), match="missing"):
        await with_steps(where, *known_steps(), broken).open()
    assert await versions(where) == [step.number for step in known_steps()]
    mended = with_steps(where, *known_steps(), Step(NEXT, "mended", "CREATE TABLE half (id TEXT);\n"))
    await mended.open()
    await mended.close()
    assert await versions(where) == list(range(1, NEXT + 1))


async def test_processes_that_start_at_once_take_each_step_once(where: str) -> None:
    """On PostgreSQL all come up; on one file, those who come while another is there are refused."""
    with ExitStack() as stack:
        processes = [
            stack.enter_context(started(sys.executable, "-c", OPEN_AND_CLOSE, where)) for _ in range(4)
        ]
        said = [process.communicate()[0].strip() for process in processes]
        assert [process.returncode for process in processes] == [0] * 4
    if "://" in where:
        assert said == [""] * 4
    else:
        assert "" in said
        assert all(line.startswith("another server uses") for line in said if line)
    assert await versions(where) == [step.number for step in known_steps()]
    async with opened(where) as store:
        assert await add_guest(store, "g")


async def test_nodes_that_start_at_once_take_each_step_once(postgresql: str) -> None:
    steps = *known_steps(), COLOUR
    nodes = [PostgresStore(postgresql, steps) for _ in range(12)]
    await asyncio.gather(*(node.open() for node in nodes))
    await asyncio.gather(*(node.close() for node in nodes))
    assert await versions(postgresql) == list(range(1, NEXT + 1))


def test_steps_are_numbered_without_gaps() -> None:
    assert [step.number for step in known_steps()] == list(range(1, NEXT))
    assert known_steps()[0].name == "begin"


async def holds_what_it_held(store: Store) -> None:
    guest = await store.guest_by_recovery(b"\x01\xff")
    assert guest
    assert (guest.id, guest.name) == ("g", "Ștefan")
    table = await store.table("t")
    assert table
    assert (table.document, table.guests, table.listed, table.finished) == (b'{"at": 2}', ("g",), True, False)
    assert [(one.seq, one.line) for one in await store.log("t")] == [(1, "claim 23"), (2, "claim 7")]
    with pytest.raises(Conflict):
        await store.append("t", entry(2))
    assert [one.text for one in await store.chat_lines("t", 9)] == ["привіт"]
    rating = await store.rating("g", "kingdomino", 2)
    assert rating
    assert (rating.mu, rating.sigma, rating.games) == (27.5, 7.25, 1)
    assert [(one.scores, one.seats) for one in await store.results_of("g", 9)] == [((51, 48), ("g", ""))]
    assert await store.cookie_key() == bytes(range(32))
