"""The application: every part of a node, and in which order the parts start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass, field
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from regat.server import gc_tuning
from regat.server.limits import Limits, Monotonic
from regat.server.storage import Store
from regat.server.tables.bot_pool import BotPool
from regat.server.tables.clocks import DatabaseClock
from regat.server.tables.expiry import Expiry
from regat.server.tables.lobby import Lobby
from regat.server.tables.manager import TableManager
from regat.server.tables.replay_pool import ReplayPool
from regat.server.tables.scheduler import Scheduler
from regat.server.transport.access import AccessControl
from regat.server.transport.api import Api
from regat.server.transport.catalogue import build_catalogue, encode_catalogue
from regat.server.transport.endpoints import ENDPOINTS
from regat.server.transport.guests import Guests
from regat.server.transport.http import http_exception, internal_error, problem_handler
from regat.server.transport.openapi import openapi
from regat.server.transport.security import SecurityMiddleware
from regat.server.transport.sockets import Sockets
from regat.server.transport.static_site import BUILT, StaticSite

API = "/api"
LARGE = frozenset(endpoint.path for endpoint in ENDPOINTS if endpoint.large)


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host decides."""

    limits: Limits = field(default_factory=Limits)
    origins: frozenset[str] = frozenset()  # besides the server's own
    chat: bool = False
    filter: str = ""  # a pattern that names and chat must not match
    bots: int = 1  # worker processes
    bot_deadline: float = 5.0
    grace: float = 30.0  # seconds that a player may be disconnected before the others decide
    expiry: Expiry = field(default_factory=Expiry)  # of tables where nothing happens
    lan_url: str = ""  # where others on the home network reach the server
    static: Path | None = None  # the web client; None is the one in the package


class Server:
    """One node: the store and everything on it."""

    def __init__(self, store: Store, settings: Settings, clock: Monotonic = time.monotonic) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock
        self._sockets: Sockets | None = None
        self._draining = False
        handlers = {HTTPException: http_exception, Exception: internal_error}
        self._app = Starlette(lifespan=self._lifespan, routes=[], exception_handlers=handlers)

    @property
    def application(self) -> ASGIApp:
        """What an ASGI server runs."""
        return SecurityMiddleware(self._app, self._settings.limits, self._settings.origins, LARGE)

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        async with self.running():
            yield

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run every part of the node; StoreError if the store cannot be opened."""
        async with contextlib.AsyncExitStack() as stack:
            api, sockets = await self._start(stack)
            self._app.router.routes.extend(self._routes(api, sockets))
            self._sockets = sockets
            yield

    async def _start(self, stack: contextlib.AsyncExitStack) -> tuple[Api, Sockets]:
        """Start every part; the stack stops them in reverse order."""
        store, settings, limits = self._store, self._settings, self._settings.limits
        await store.open()
        stack.push_async_callback(store.close)
        bot_pool, replays = BotPool(settings.bots, settings.bot_deadline), ReplayPool()
        stack.callback(replays.close)
        stack.callback(bot_pool.close)
        manager = TableManager(store, bot_pool, limits, DatabaseClock(), settings.expiry)
        scheduler = Scheduler(manager, settings.grace)
        stack.callback(scheduler.close)
        guests = Guests(store, await store.cookie_key())
        access = AccessControl(
            store, guests, manager, limits, may_chat=settings.chat, filter=settings.filter, clock=self._clock
        )
        catalogue = encode_catalogue(build_catalogue(limits, chat=settings.chat, grace=settings.grace))
        lobby = Lobby(manager)
        api = Api(store, guests, manager, lobby, scheduler, replays, access, catalogue, settings.lan_url)
        sockets = Sockets(api, limits, settings.origins)
        await bot_pool.open()
        _run_until_closed(stack, scheduler.poll_stalled())
        stack.callback(gc_tuning.restore, gc_tuning.start())
        _run_until_closed(stack, gc_tuning.collect_regularly(lambda: len(sockets) > 0))
        return api, sockets

    async def drain(self) -> None:
        """Refuse new clients and send the connected ones away, before a restart."""
        self._draining = True
        if self._sockets:
            await self._sockets.close_all()

    # Routes -----------------------------------------------------------------------------------------

    def _routes(self, api: Api, sockets: Sockets) -> list[BaseRoute]:
        paths = dict.fromkeys(endpoint.path for endpoint in ENDPOINTS)
        routes = [_route(path, api) for path in paths]
        # Mounted, so that an unknown path below /api never reaches the static site.
        mounted = Mount(API, routes=[*routes, WebSocketRoute("/tables/{id}/socket", sockets.serve)])
        return [
            mounted,
            Route("/healthz", _healthy),
            Route("/readyz", self._ready),
            Route("/metrics", _metrics),
            Route("/openapi.json", _openapi),
            Route("/{path:path}", StaticSite(self._settings.static or BUILT).answer, methods=["GET"]),
        ]

    async def _ready(self, request: Request) -> Response:
        if self._draining or not await self._store.is_ready():
            return PlainTextResponse("not ready\n", 503)
        return PlainTextResponse("ready\n")


def _run_until_closed(stack: contextlib.AsyncExitStack, work: Coroutine[object, object, None]) -> None:
    task = asyncio.create_task(work)
    stack.callback(task.cancel)


def _route(path: str, api: Api) -> Route:
    """One route for all methods of a path, so that a 405 lists the methods there are."""
    endpoints = {endpoint.method: endpoint for endpoint in ENDPOINTS if endpoint.path == path}

    async def handle(request: Request) -> Response:
        api.access.limit_requests(request)
        method = "GET" if request.method == "HEAD" else request.method
        return await endpoints[method].handler(api, request)

    inner = path.removeprefix(API).replace("{players}", "{players:int}")
    return Route(inner, problem_handler(handle), methods=list(endpoints))


async def _healthy(request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def _metrics(request: Request) -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def _openapi(request: Request) -> Response:
    return Response(openapi(), media_type="application/json")
