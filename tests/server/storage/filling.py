"""Fill a disk until the store refuses, make room, and go on.

python -m tests.server.storage.filling FILE    does so under a limit on the size of files: no mount is needed
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable

from regat.server.storage import TableRow, Unavailable
from tests.server.storage.rows import add_table, entry, opened

DOCUMENT = 40_000  # bytes
LIMIT = 600_000


async def fill_then_make_room(store_url: str, make_room: Callable[[], None]) -> int:
    """How many documents fitted; everything that must hold is asserted."""
    async with opened(store_url) as store:
        await add_table(store, "log")
        saved = []
        refused = None
        while refused is None:
            table = TableRow(str(len(saved)), os.urandom(DOCUMENT), ("g",))
            try:
                saved.append(await store.add_table(table))
            except Unavailable:
                refused = table
        with_others = await asyncio.gather(
            *(store.add_table(TableRow(f"more {n}", os.urandom(2 * DOCUMENT))) for n in range(5)),
            return_exceptions=True,
        )
        assert all(isinstance(with_other, Unavailable) for with_other in with_others)
        assert await store.is_ready()
        assert [await store.table(stored.id) for stored in saved] == saved
        assert await store.table(refused.id) is None

        make_room()
        await store.append("log", entry(1))
        saved.append(await store.add_table(refused))
    async with opened(store_url) as store:
        assert {item.id for item in await store.tables_of("g", 9999)} == {stored.id for stored in saved}
        assert [await store.table(stored.id) for stored in saved] == saved
        assert len(await store.log("log")) == 1
        assert await store.table("more 0") is None
    return len(saved)


def _limit(most: int) -> None:
    import resource  # not on Windows

    resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def _main() -> None:
    import resource

    _limit(LIMIT)
    print(asyncio.run(fill_then_make_room(sys.argv[1], lambda: _limit(resource.RLIM_INFINITY))))


if __name__ == "__main__":
    _main()
