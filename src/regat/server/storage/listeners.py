"""Listeners for changes, and their notification."""

from __future__ import annotations

import asyncio
import logging

from regat.server.storage.base import ChangeFilter, OnChange

CLOSE_TIMEOUT = 5.0  # seconds

logger = logging.getLogger(__name__)


class Listeners:
    """All listeners. Each call runs in its own task, started in order: a slow listener blocks no other."""

    def __init__(self) -> None:
        self._listeners: list[tuple[OnChange, ChangeFilter]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, on_change: OnChange, wants: ChangeFilter) -> None:
        self._listeners.append((on_change, wants))

    def notify(self, table: str, seq: int) -> None:
        """Start to call every listener; must be called in the event loop."""
        for on_change, wants in self._listeners:
            if not wants(table, seq):
                continue
            task = asyncio.ensure_future(_call(on_change, table, seq))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait for running calls, then cancel those that take too long."""
        running = self._tasks - {asyncio.current_task()}
        if running:
            _, late = await asyncio.wait(running, timeout=CLOSE_TIMEOUT)
            for task in late:
                task.cancel()


async def _call(on_change: OnChange, table: str, seq: int) -> None:
    try:
        await on_change(table, seq)
    except Exception:
        logger.exception("a listener failed for entry %s of table %r", seq, table)
