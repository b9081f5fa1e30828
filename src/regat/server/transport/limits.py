"""Limits: how much one connection, guest or address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """What a host allows."""

    message_bytes: int = 16_384
    record_bytes: int = 262_144  # a record that is uploaded
    messages_a_second: float = 20
    requests_a_minute: float = 1_200  # of an address: HTTP requests and new sockets
    writes_a_minute: float = 60  # HTTP writes of a guest or an address
    words_a_minute: float = 20  # phrases and chat of a guest
    hints_a_minute: float = 30  # on one connection, and one at a time
    new_guests_an_hour: float = 30  # from one address
    tables_of_guest: int = 50  # not over
    watchers: int = 50  # of a table
    connections_of_guest: int = 20
    connections_of_address: int = 100
    connections: int = 10_000
    tables: int = 20_000


class Bucket:
    """So many tokens, refilled at a steady pace."""

    __slots__ = ("_clock", "_full", "_last", "_pace", "_tokens")

    def __init__(self, pace: float, full: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._pace = pace
        self._full = full
        self._tokens = full
        self._clock = clock
        self._last = clock()

    def take(self) -> bool:
        """Whether there was a token to take."""
        now = self._clock()
        self._tokens = min(self._full, self._tokens + (now - self._last) * self._pace)
        self._last = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each of many names; those not asked for lately are forgotten."""

    def __init__(self, pace: float, full: float, most: int = 10_000) -> None:
        self._pace = pace
        self._full = full
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._pace, self._full)
            while len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket.take()
