"""A process that holds a SQLite store open, prints "open" and waits; with --fork, a child of it waits too.

python -m tests.server.storage.holder FILE [--fork]
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from regat.server.storage import open_store


async def hold(file: str, *, fork: bool) -> None:
    await open_store(file).open()
    child = os.fork() if fork else 0
    if fork and child == 0:
        signal.pause()
    os.write(1, f"open {child}\n".encode())
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(hold(sys.argv[1], fork="--fork" in sys.argv))
