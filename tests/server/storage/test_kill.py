"""Whatever was acknowledged is there after kill -9, and nothing is there twice."""

from random import Random

import pytest

from regat.server.storage import Store
from tests.server.storage.processes import module
from tests.server.storage.rows import entry, opened

WRITERS = 10
ROUNDS = [*range(3), *(pytest.param(number, marks=pytest.mark.proof) for number in range(3, 20))]


@pytest.mark.parametrize("number", ROUNDS)
async def test_what_was_acknowledged_survives_a_kill(store_url: str, number: int) -> None:
    acknowledged = acknowledged_until_killed(store_url, after=Random(number).randrange(1, 500))
    async with opened(store_url) as store:
        for writer in range(WRITERS):
            table = f"t{writer}"
            seqs = [item.seq for item in await store.log(table)]
            assert seqs == list(range(1, len(seqs) + 1))
            # One more than acknowledged may be there: it was committed, and the kill came before the answer.
            assert len(seqs) - acknowledged.get(table, 0) in (0, 1)
            await goes_on(store, table, len(seqs))


def acknowledged_until_killed(store_url: str, after: int) -> dict[str, int]:
    """Kill a process that appends after so many acknowledgements; the last number of each table."""
    with module("appender", store_url, str(WRITERS), "0") as process:
        assert process.stdout
        lines = [process.stdout.readline() for _ in range(after)]
        process.kill()
        lines += process.stdout.readlines()
    found: dict[str, int] = {}
    for line in lines:
        table, seq = line.split()
        assert int(seq) == found.get(table, 0) + 1
        found[table] = int(seq)
    return found


async def goes_on(store: Store, table: str, last: int) -> None:
    if await store.table(table):
        await store.append(table, entry(last + 1, f"c{last + 1}", "g"))
