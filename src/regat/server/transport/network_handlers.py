"""HTTP handlers about the network that the server is in."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from regat.server.network import is_loopback
from regat.server.transport.api import Api, Endpoint
from regat.server.transport.http import NO_STORE, json_response
from regat.server.transport.http_schemas import ServerAddress


@partial(Endpoint, "GET", "/api/network", response=ServerAddress, guest=False)
async def network(api: Api, request: Request) -> Response:
    """The server's address on the home network, for links on pages that its own machine has opened."""
    local = is_loopback(request.url.hostname or "")
    return json_response(ServerAddress(api.lan_url if local else ""), headers=NO_STORE)
