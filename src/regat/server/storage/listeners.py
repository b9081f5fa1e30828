"""Who wants to hear of changes, and the telling of them."""

from __future__ import annotations

import asyncio
import logging

from regat.server.storage.base import ChangeFilter, OnChange

PATIENCE = 5.0  # seconds that those who still listen are given when the store closes

logger = logging.getLogger(__name__)


class Listeners:
    """All who listen. Each call is a task of its own, begun in order: a slow one keeps no other waiting."""

    def __init__(self) -> None:
        self._all: list[tuple[OnChange, ChangeFilter]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self, heard: OnChange, wants: ChangeFilter) -> None:
        self._all.append((heard, wants))

    def hear(self, table: str, seq: int) -> None:
        """Begin to tell everyone; to be called in the event loop."""
        for heard, wants in self._all:
            if not wants(table, seq):
                continue
            task = asyncio.ensure_future(_tell(heard, table, seq))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let those who were told finish; stop those who do not."""
        running = self._tasks - {asyncio.current_task()}
        if running:
            _, late = await asyncio.wait(running, timeout=PATIENCE)
            for task in late:
                task.cancel()


async def _tell(heard: OnChange, table: str, seq: int) -> None:
    try:
        await heard(table, seq)
    except Exception:
        logger.exception("hearing of entry %s of table %r failed", seq, table)
