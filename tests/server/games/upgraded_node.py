"""The server of node.py in a later version, with one more migration of the schema."""

from __future__ import annotations

import sys

from regat.server.storage import store
from regat.server.storage.schema import migrations
from tests.server.games.node import main
from tests.server.storage.old_database import COLOUR

if __name__ == "__main__":
    store.migrations = lambda: (*migrations(), COLOUR)
    sys.exit(main())
