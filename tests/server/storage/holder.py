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
    child = _fork() if fork else 0
    os.write(1, f"open {child}\n".encode())
    await asyncio.Event().wait()


def _fork() -> int:
    """A child that waits, once it has done what every fork of this process does first."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writing, b".")
        signal.pause()
    os.read(reading, 1)
    return child


if __name__ == "__main__":
    asyncio.run(hold(sys.argv[1], fork="--fork" in sys.argv))
