"""The metrics that /metrics serves in Prometheus' format."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("regat_moves_total", "Entries made in the logs of games", ["game", "kind"])
ANSWER_SECONDS = Histogram(
    "regat_answer_seconds",
    "From the receipt of an answer to its acknowledgement",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
COMMIT_SECONDS = Histogram(
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
BOT_FAILURES = Counter("regat_bot_failures_total", "Answers that a bot failed to give in time", ["bot"])
