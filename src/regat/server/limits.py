"""Limits: how much one connection, guest or address may request."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

Monotonic = Callable[[], float]  # seconds


@dataclass(frozen=True, slots=True)
class Limits:
    """What a host allows."""

    message_bytes: int = 16_384
    record_bytes: int = 262_144  # an uploaded record
    messages_a_second: float = 20
    requests_a_minute: float = 1_200  # of an address: HTTP requests and new sockets
    writes_a_minute: float = 60  # HTTP writes of a guest or an address
    words_a_minute: float = 20  # phrases and chat of a guest
    hints_a_minute: float = 30  # of a guest
    hints_of_address: float = 300  # a minute: a whole class may play behind one address
    new_guests_an_hour: float = 30  # from one address
    tables_of_guest: int = 50  # unfinished
    watchers: int = 50  # of a table
    connections_of_guest: int = 20
    connections_of_address: int = 100
    connections: int = 10_000
    tables: int = 20_000


class Bucket:
    """A token bucket: `size` tokens, refilled at `rate` a second."""

    __slots__ = ("_clock", "_last", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, size: float, clock: Monotonic = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._tokens = size
        self._clock = clock
        self._last = clock()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = self._clock()
        self._tokens = min(self._size, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each name; the least recently used are dropped."""

    def __init__(
        self, rate: float, size: float, max_names: int = 10_000, clock: Monotonic = time.monotonic
    ) -> None:
        self._rate = rate
        self._size = size
        self._max_names = max_names
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._size, self._clock)
            while len(self._buckets) > self._max_names:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket.take()
