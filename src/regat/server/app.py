"""The application: routes, guards, and what starts and stops with it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from regat.server.api import Api, problem, refusing
from regat.server.guests import COOKIE, Guests
from regat.server.house import House
from regat.server.limits import Limits
from regat.server.metrics import REFUSED
from regat.server.refusals import Refusal
from regat.server.rooms import Rooms, address, same_origin
from regat.server.socket import GONE, POLICY, RESTART, TRY_LATER, Doors, Socket
from regat.server.steward import Steward
from regat.server.store import Guest, Store, StoreError
from regat.server.table import Table
from regat.server.thinking import Thinkers

log = logging.getLogger("regat.server")

CODES = {"refused-no-table": GONE, "refused-full": TRY_LATER}
WRITES = {"POST", "PUT", "PATCH", "DELETE"}
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host decides."""

    limits: Limits = field(default_factory=Limits)
    origins: frozenset[str] = frozenset()  # besides the server's own
    chat: bool = False
    filtered: str = ""  # a pattern that names and chat must not match
    bots: int = 1  # worker processes
    bot_deadline: float = 5.0
    static: Path | None = None  # the web client


class Guard:
    """Checks every request before anything else does, and puts safe headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        request = Request(scope)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    *[(name.encode(), value.encode()) for name, value in HEADERS.items()],
                ]
            await send(message)

        if request.method in WRITES and not same_origin(request, self.settings.origins):
            REFUSED.labels("origin").inc()
            return await problem(403, "another origin", "refused-origin")(scope, receive, with_headers)
        most = self.settings.limits.message_bytes
        if int(request.headers.get("content-length") or 0) > most:
            return await problem(413, f"more than {most} bytes", "refused-large")(
                scope, receive, with_headers
            )
        await self.app(scope, _bounded(receive, most), with_headers)


def _bounded(receive: Receive, most: int) -> Receive:
    """A body without a length that grows too long ends the request."""
    got = 0

    async def bounded() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > most:
            raise Refusal("refused-large", status=413)
        return message

    return bounded


class Server:
    """One node: the store and everything on it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.closing = False
        self._sockets: set[WebSocket] = set()
        self._by_guest: dict[str, int] = {}
        self.app = Starlette(lifespan=self._lifespan, routes=[])

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.store.open()
        settings = self.settings
        thinkers = Thinkers(settings.bots, settings.bot_deadline)
        guests = Guests(self.store, await self.store.key())
        self.house = House(self.store, guests, thinkers, settings.limits)
        self.steward = Steward(self.house)
        self.rooms = Rooms(self.house, may_chat=settings.chat, filtered=settings.filtered)
        await thinkers.open()
        app.router.routes.extend(self._routes())
        sweeping = asyncio.create_task(self.steward.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            self.steward.close()
            thinkers.close()
            await self.store.close()

    def _routes(self) -> list[BaseRoute]:
        api = Api(self.rooms)
        guarded = [
            ("/api/me", "GET", api.me),
            ("/api/me", "POST", api.become),
            ("/api/me", "DELETE", api.forget),
            ("/api/me/recovery", "POST", api.recover),
            ("/api/me/export", "GET", api.export),
            ("/api/me/tables", "GET", api.my_tables),
            ("/api/me/games", "GET", api.history),
            ("/api/tables", "GET", api.tables),
            ("/api/tables", "POST", api.open),
            ("/api/tables/{id}", "GET", api.table),
            ("/api/tables/{id}/sit", "POST", api.sit),
            ("/api/tables/{id}/stand", "POST", api.stand),
            ("/api/tables/{id}/start", "POST", api.start),
            ("/api/tables/{id}/draft", "POST", api.draft),
            ("/api/tables/{id}/rematch", "POST", api.rematch),
            ("/api/tables/{id}/record", "GET", api.record),
            ("/api/leaders/{game}/{players:int}", "GET", api.leaders),
        ]
        routes: list[BaseRoute] = [
            Route(path, refusing(endpoint), methods=[method]) for path, method, endpoint in guarded
        ]
        return [
            *routes,
            WebSocketRoute("/api/tables/{id}/socket", self._socket),
            Route("/healthz", self._healthy),
            Route("/readyz", self._ready),
            Route("/metrics", self._metrics),
        ]

    # Sockets ----------------------------------------------------------------------------------------

    async def _socket(self, socket: WebSocket) -> None:
        """Let a client in that comes from here, may see the table, and does not take too much room."""
        if not same_origin(socket, self.settings.origins):
            REFUSED.labels("origin").inc()
            return await socket.close()  # before it is accepted: HTTP 403
        await socket.accept()  # a browser sees the code of a close only after that
        try:
            guest, table = await self._admitted(socket)
        except Refusal as refusal:
            REFUSED.labels(refusal.key).inc()
            return await socket.close(CODES.get(refusal.key, POLICY), refusal.key)
        except StoreError:
            return await socket.close(TRY_LATER, "refused-store")
        who = guest.id if guest else ""
        self._sockets.add(socket)
        self._by_guest[who] = self._by_guest.get(who, 0) + 1
        try:
            doors = Doors(self.house, self.steward, self.rooms)
            await Socket(socket, table, who, guest.name if guest else "", doors).run()
        finally:
            self._sockets.discard(socket)
            self._by_guest[who] -= 1
            if not self._by_guest[who]:
                del self._by_guest[who]

    async def _admitted(self, socket: WebSocket) -> tuple[Guest | None, Table]:
        limits = self.settings.limits
        if self.closing or len(self._sockets) >= limits.connections:
            raise Refusal("refused-full")
        guest = await self.rooms.guest_of(socket.cookies.get(COOKIE, ""))
        table = await self.house.table(socket.path_params["id"])
        who = guest.id if guest else ""
        self.rooms.check_sight(table, who, socket.query_params.get("token", ""))
        if self._by_guest.get(who, 0) >= limits.connections_of_guest and who:
            raise Refusal("refused-many-connections")
        near = sum(address(other) == address(socket) for other in self._sockets)
        if near >= limits.connections_of_address:
            raise Refusal("refused-many-connections")
        if not table.document.seats_of(who):
            watching = sum(not connection.seats for connection in table.connections)
            if watching >= limits.watchers:
                raise Refusal("refused-many-watchers")
        return guest, table

    async def drain(self) -> None:
        """Send everybody away with 1012: the server restarts, and they may come back at once."""
        self.closing = True
        for socket in tuple(self._sockets):
            with contextlib.suppress(RuntimeError):
                await socket.close(RESTART, "restart")

    # Health -----------------------------------------------------------------------------------------

    async def _healthy(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def _ready(self, request: Request) -> Response:
        if self.closing or not await self.store.ready():
            return PlainTextResponse("not ready\n", 503)
        return PlainTextResponse("ready\n")

    async def _metrics(self, request: Request) -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    @property
    def application(self) -> ASGIApp:
        """What an ASGI server runs."""
        return Guard(self.app, self.settings)
