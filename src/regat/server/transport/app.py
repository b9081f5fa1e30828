"""The application: routes, guards, and what starts and stops with it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from regat.server import gc_tuning
from regat.server.metrics import REFUSED
from regat.server.protocol.errors import ApiError
from regat.server.storage import Guest, Store, StoreError
from regat.server.tables.bot_pool import BotPool
from regat.server.tables.manager import TableManager
from regat.server.tables.scheduler import Scheduler
from regat.server.tables.table import Table
from regat.server.transport.access import AccessControl, address, same_origin
from regat.server.transport.api import ENDPOINTS, Api, Endpoint
from regat.server.transport.client_session import GONE, POLICY, RESTART, TRY_LATER, ClientSession, Services
from regat.server.transport.guests import COOKIE, Guests
from regat.server.transport.http import failed, not_found, problem, refusing
from regat.server.transport.limits import Limits
from regat.server.transport.openapi import openapi
from regat.server.transport.static_site import BUILT, StaticSite

log = logging.getLogger("regat.server")

CODES = {"refused-no-table": GONE, "refused-full": TRY_LATER}
WRITES = {"POST", "PUT", "PATCH", "DELETE"}
API = "/api"
LARGE = {way.path for way in ENDPOINTS if way.large}
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
    grace: float = 30.0  # seconds that a player may be gone before the others decide
    static: Path | None = None  # the web client; None is the one in the package


class SecurityMiddleware:
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
        limits = self.settings.limits
        most = limits.record_bytes if request.url.path in LARGE else limits.message_bytes
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
            raise ApiError("refused-large", status=413)
        return message

    return bounded


class Server:
    """One node: the store and everything on it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.closing = False
        self._sockets: set[WebSocket] = set()
        self._by_guest: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()
        handlers = {HTTPException: not_found, Exception: failed}
        self.app = Starlette(lifespan=self._lifespan, routes=[], exception_handlers=handlers)

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        async with self.running():
            yield

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Everything that the application needs; for who runs it without a lifespan. StoreError if not."""
        await self.store.open()
        settings = self.settings
        thinkers = BotPool(settings.bots, settings.bot_deadline)
        guests = Guests(self.store, await self.store.cookie_key())
        self.house = TableManager(self.store, guests, thinkers, settings.limits)
        self.steward = Scheduler(self.house, settings.grace)
        self.rooms = AccessControl(self.house, may_chat=settings.chat, filtered=settings.filtered)
        await thinkers.open()
        self.app.router.routes.extend(self._routes())
        sweeping = asyncio.create_task(self.steward.sweep())
        gc_tuning.begin()
        collecting = asyncio.create_task(gc_tuning.collect(lambda: bool(self._sockets)))
        try:
            yield
        finally:
            collecting.cancel()
            gc_tuning.end()
            sweeping.cancel()
            self.steward.close()
            thinkers.close()
            self.house.readers.close()
            await self.store.close()

    def _routes(self) -> list[BaseRoute]:
        api = Api(self.rooms)
        paths = dict.fromkeys(way.path for way in ENDPOINTS)
        routes = [self._route(path, [way for way in ENDPOINTS if way.path == path], api) for path in paths]
        # Mounted, so that no other route answers what none of these does.
        mounted = Mount(API, routes=[*routes, WebSocketRoute("/tables/{id}/socket", self._socket)])
        return [
            mounted,
            Route("/healthz", self._healthy),
            Route("/readyz", self._ready),
            Route("/metrics", self._metrics),
            Route("/openapi.json", self._openapi),
            Route("/{path:path}", StaticSite(self.settings.static or BUILT).answer, methods=["GET"]),
        ]

    def _route(self, path: str, ways: list[Endpoint], api: Api) -> Route:
        """All ways at one path: so a method that is not among them is told which are."""
        does = {way.method: way.does for way in ways}

        async def answer(request: Request) -> Response:
            self.rooms.count_request(request)
            return await does["GET" if request.method == "HEAD" else request.method](api, request)

        inside = path.removeprefix(API).replace("{players}", "{players:int}")
        return Route(inside, refusing(answer), methods=list(does))

    # Sockets ----------------------------------------------------------------------------------------

    async def _socket(self, socket: WebSocket) -> None:
        """Let a client in that comes from here, may see the table, and does not take too much room."""
        if not same_origin(socket, self.settings.origins):
            REFUSED.labels("origin").inc()
            return await socket.close()  # before it is accepted: HTTP 403
        await socket.accept()  # a browser sees the code of a close only after that
        try:
            guest, table = await self._admitted(socket)
        except ApiError as refusal:
            REFUSED.labels(refusal.key).inc()
            return await _close(socket, CODES.get(refusal.key, POLICY), refusal.key)
        except StoreError:
            return await _close(socket, TRY_LATER, "refused-store")
        who = guest.id if guest else ""
        near = address(socket)
        self._sockets.add(socket)
        self._by_guest[who] += 1
        self._by_address[near] += 1
        try:
            doors = Services(self.house, self.steward, self.rooms)
            await ClientSession(socket, table, who, guest.name if guest else "", doors).run()
        finally:
            self._sockets.discard(socket)
            _less(self._by_guest, who)
            _less(self._by_address, near)

    async def _admitted(self, socket: WebSocket) -> tuple[Guest | None, Table]:
        limits = self.settings.limits
        if self.closing or len(self._sockets) >= limits.connections:
            raise ApiError("refused-full")
        self.rooms.count_request(socket)
        guest = await self.rooms.guest_of(socket.cookies.get(COOKIE, ""))
        table = await self.rooms.table(socket.path_params["id"])
        who = guest.id if guest else ""
        self.rooms.check_sight(table, who, socket.query_params.get("token", ""))
        if self._by_guest[who] >= limits.connections_of_guest and who:
            raise ApiError("refused-many-connections")
        if self._by_address[address(socket)] >= limits.connections_of_address:
            raise ApiError("refused-many-connections")
        if not table.document.seats_of(who):
            watching = sum(not connection.seats for connection in table.connections)
            if watching >= limits.watchers:
                raise ApiError("refused-many-watchers")
        return guest, table

    async def drain(self) -> None:
        """Send everybody away with 1012: the server restarts, and they may come back at once."""
        self.closing = True
        for socket in tuple(self._sockets):
            await _close(socket, RESTART, "restart")

    # Health -----------------------------------------------------------------------------------------

    async def _healthy(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def _ready(self, request: Request) -> Response:
        if self.closing or not await self.store.is_ready():
            return PlainTextResponse("not ready\n", 503)
        return PlainTextResponse("ready\n")

    async def _metrics(self, request: Request) -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    async def _openapi(self, request: Request) -> Response:
        return Response(openapi(), media_type="application/json")

    @property
    def application(self) -> ASGIApp:
        """What an ASGI server runs."""
        return SecurityMiddleware(self.app, self.settings)


def _less(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it may be gone already
        await socket.close(code, reason)
