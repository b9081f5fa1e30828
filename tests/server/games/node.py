"""`regat serve` with what a host may set in code: `python -m tests.server.games.node WHERE PORT GRACE`.

The limits are high, because a test plays in seconds what people play in hours, all from one address.
"""

from __future__ import annotations

import sys

from regat.cli.serve import HOST, serve
from regat.server.limits import Limits
from regat.server.transport.app import Settings

LIMITS = Limits(
    messages_a_second=100_000,
    requests_a_minute=1_000_000,
    writes_a_minute=1_000_000,
    words_a_minute=100_000,
    new_guests_an_hour=1_000_000,
    connections_of_guest=1_000,
    connections_of_address=1_000,
)


def main() -> int:
    store_url, port, grace = sys.argv[1:]
    settings = Settings(LIMITS, chat=True, filter="rude", grace=float(grace))
    return serve(store_url, settings, HOST, int(port))


if __name__ == "__main__":
    sys.exit(main())
