"""The WebSocket endpoint: admits clients to tables, counts connections, and closes them for a restart."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from starlette.websockets import WebSocket, WebSocketDisconnect

from regat.server.limits import Limits
from regat.server.metrics import REFUSED
from regat.server.protocol.errors import ApiError
from regat.server.storage import StoreError
from regat.server.tables.table import Table
from regat.server.transport.access import address
from regat.server.transport.api import Api
from regat.server.transport.client_session import GONE, POLICY, RESTART, TRY_LATER, ClientSession
from regat.server.transport.security import same_origin

CODES = {"refused-no-table": GONE, "refused-full": TRY_LATER}


class Sockets:
    """All WebSocket connections of this node."""

    def __init__(self, api: Api, limits: Limits, origins: frozenset[str]) -> None:
        self._api = api
        self._access = api.access
        self._limits = limits
        self._origins = origins
        self._closing = False
        self._open: set[WebSocket] = set()
        self._by_guest: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    async def serve(self, socket: WebSocket) -> None:
        """Admit a client and run its session."""
        if not same_origin(socket, self._origins):
            REFUSED.labels("origin").inc()
            return await socket.close()  # before it is accepted: HTTP 403
        await socket.accept()  # a browser reads the close code only after that
        try:
            guest, table = await self._admit(socket)
        except ApiError as refusal:
            REFUSED.labels(refusal.key).inc()
            return await _close(socket, CODES.get(refusal.key, POLICY), refusal.key)
        except StoreError:
            return await _close(socket, TRY_LATER, "refused-store")
        with self._counted(socket, guest):
            await ClientSession(socket, table, guest, self._api).run()

    async def _admit(self, socket: WebSocket) -> tuple[str, Table]:
        """The guest's id and the table; ApiError if the guest may not see it or a limit is reached."""
        if self._closing or len(self._open) >= self._limits.connections:
            raise ApiError("refused-full")
        self._access.limit_requests(socket)
        guest = await self._api.known_guest(socket)
        table = await self._api.visible_table(socket, guest, socket.query_params.get("token", ""))
        id = guest.id if guest else ""
        if id and self._by_guest[id] >= self._limits.connections_of_guest:
            raise ApiError("refused-many-connections")
        if self._by_address[address(socket)] >= self._limits.connections_of_address:
            raise ApiError("refused-many-connections")
        watches = not table.document.seats_of(id)
        if watches and table.connections.watchers >= self._limits.watchers:
            raise ApiError("refused-many-watchers")
        return id, table

    @contextlib.contextmanager
    def _counted(self, socket: WebSocket, guest: str) -> Iterator[None]:
        host = address(socket)
        self._open.add(socket)
        self._by_guest[guest] += 1
        self._by_address[host] += 1
        try:
            yield
        finally:
            self._open.discard(socket)
            _decrement(self._by_guest, guest)
            _decrement(self._by_address, host)

    async def close_all(self) -> None:
        """Close every connection with 1012: the server restarts, and clients may reconnect immediately."""
        self._closing = True
        for socket in tuple(self._open):
            await _close(socket, RESTART, "restart")


def _decrement(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it may be closed already
        await socket.close(code, reason)
