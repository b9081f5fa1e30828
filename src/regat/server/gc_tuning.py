"""Garbage, and when it is collected: a full collection over thousands of tables holds up every answer.

Nearly everything is freed as soon as nobody needs it; what is left to the collector are cycles. Young ones
are collected as they come, and every second. What has survived that is set apart and looked at when nobody
is connected.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

PAUSE = 1.0  # seconds between two times
EMPTY = 20  # so many pauses between two times when nobody is connected
YOUNG, MIDDLE, OLD = 10_000, 1_000_000, 1_000_000  # never by itself: what is not young


def begin() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


async def collect(busy: Callable[[], bool]) -> None:
    """For as long as the server runs."""
    pauses = 0
    while True:
        await asyncio.sleep(PAUSE)
        pauses = 0 if busy() else pauses + 1
        if pauses == 0:
            tidy(busy=True)
        elif pauses % EMPTY == 1:  # also when the last one has just left
            tidy(busy=False)


def tidy(*, busy: bool) -> None:
    if not busy:
        gc.unfreeze()
    gc.collect(0 if busy else 2)
    gc.freeze()


def end() -> None:
    """As Python has it."""
    gc.unfreeze()
    gc.set_threshold(700, 10, 10)
