"""All HTTP endpoints, for the router and for openapi.json."""

from __future__ import annotations

from regat.server.transport import (
    catalogue,
    guest_handlers,
    network_handlers,
    replay_handlers,
    result_handlers,
    table_handlers,
)
from regat.server.transport.api import Endpoint

MODULES = (catalogue, guest_handlers, table_handlers, replay_handlers, result_handlers, network_handlers)
ENDPOINTS = tuple(
    found for module in MODULES for found in vars(module).values() if isinstance(found, Endpoint)
)
