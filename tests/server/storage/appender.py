"""A process that appends to tables of its own and prints each entry that the store has acknowledged.

python -m tests.server.storage.appender ADDRESS WRITERS MOST    (MOST 0: until it is killed)
"""

from __future__ import annotations

import asyncio
import os
import sys
from itertools import count

from regat.server.storage import Store
from tests.server.storage.rows import add_table, entry, opened


async def append(store_url: str, writers: int, most: int) -> None:
    async with opened(store_url) as store:
        await asyncio.gather(*(_write(store, f"t{number}", most) for number in range(writers)))


async def _write(store: Store, table: str, most: int) -> None:
    await add_table(store, table)
    for seq in range(1, most + 1) if most else count(1):
        await store.append(table, entry(seq, f"c{seq}", "g"))
        os.write(1, f"{table} {seq}\n".encode())  # past all buffers: a kill loses nothing


if __name__ == "__main__":
    asyncio.run(append(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
