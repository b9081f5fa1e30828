"""Garbage collection on a busy server, where a full collection over thousands of tables would delay answers.

Reference counting frees nearly everything; only cycles are left to the collector. It collects young objects
as usual and once a second. Objects that survive are frozen, and are examined only while nobody is connected.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import NamedTuple

INTERVAL = 1.0  # seconds between two collections
IDLE_INTERVALS = 20  # between two full collections while nobody is connected
NEVER = 1_000_000
THRESHOLDS = (10_000, NEVER, NEVER)  # automatic collection of the youngest generation only


class GcState(NamedTuple):
    """How the collector was set."""

    thresholds: tuple[int, int, int]
    frozen: bool


def start() -> GcState:
    """Tune the collector; the state to restore later."""
    found = GcState(gc.get_threshold(), gc.get_freeze_count() > 0)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    return found


def restore(found: GcState) -> None:
    if not found.frozen:
        gc.unfreeze()
    gc.set_threshold(*found.thresholds)


async def collect_regularly(busy: Callable[[], bool]) -> None:
    """Collect until cancelled."""
    idle = 0
    while True:
        await asyncio.sleep(INTERVAL)
        idle = 0 if busy() else idle + 1
        if idle == 0:
            collect(busy=True)
        elif idle % IDLE_INTERVALS == 1:  # the first time as soon as the last client has left
            collect(busy=False)


def collect(*, busy: bool) -> None:
    if not busy:
        gc.unfreeze()
    gc.collect(0 if busy else 2)
    gc.freeze()
