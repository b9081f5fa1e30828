"""What can be measured from outside: /metrics in Prometheus' format."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector


class Spans(Collector):
    """A histogram of what one thread measures with every move: it costs next to nothing."""

    def __init__(self, name: str, about: str, buckets: tuple[float, ...]) -> None:
        self._name = name
        self._about = about
        self._buckets = buckets
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._buckets, seconds)] += 1
        self._sum += seconds

    def describe(self) -> Iterator[HistogramMetricFamily]:
        yield HistogramMetricFamily(self._name, self._about)

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*[str(float(bound)) for bound in self._buckets], "+Inf"]
        upto = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets=upto, sum_value=self._sum)


class Moves(Collector):
    """Counts entries, at the same price."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], int] = {}
        REGISTRY.register(self)

    def count(self, game: str, kind: str) -> None:
        self._counts[game, kind] = self._counts.get((game, kind), 0) + 1

    def describe(self) -> Iterator[CounterMetricFamily]:
        yield self._family()

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = self._family()
        for names, made in self._counts.items():
            family.add_metric(names, made)
        yield family

    def _family(self) -> CounterMetricFamily:
        return CounterMetricFamily(
            "regat_moves", "Entries made in the logs of games", labels=("game", "kind")
        )


MOVES = Moves()
ANSWER_SECONDS = Spans(
    "regat_answer_seconds",
    "From the receipt of an answer to its acknowledgement",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
COMMIT_SECONDS = Spans(
    "regat_commit_seconds",
    "Until the store has made an entry durable",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
CONNECTIONS = Gauge("regat_connections", "Open sockets")
TABLES = Gauge("regat_tables_loaded", "Tables in this node's memory")
REFUSED = Counter("regat_refused_total", "Messages and requests that were refused", ["why"])
BOT_SECONDS = Histogram(
    "regat_bot_seconds",
    "How long bots think",
    ["bot"],
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10),
)
BOT_SLIPS = Counter("regat_bot_slips_total", "Answers that a bot failed to give in time", ["bot"])
