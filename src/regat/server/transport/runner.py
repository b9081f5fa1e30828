"""Runs a node under uvicorn until a signal stops it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from regat.server.transport.app import Server
from regat.server.transport.http_protocol import HttpProtocol

GRACEFUL_SHUTDOWN_TIMEOUT = 5  # seconds


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Frees a lost connection without the garbage collector, which ignores old objects while people play."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # breaks a reference cycle


class DrainingServer(uvicorn.Server):
    """Sends clients away before it stops, so that they reconnect."""

    def __init__(self, config: uvicorn.Config, node: Server, running: contextlib.AsyncExitStack) -> None:
        super().__init__(config)
        self._node = node
        self._running = running

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._node.drain()
        await super().shutdown(sockets)
        # Now, because uvicorn ends the process with the signal that stopped it.
        await self._running.aclose()


def run(node: Server, listening: socket.socket, max_message_bytes: int, on_ready: Callable[[], None]) -> None:
    """Serve until a signal arrives; StoreError if the store cannot be opened."""
    config = uvicorn.Config(
        node.application,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=max_message_bytes,
        ws_per_message_deflate=False,
        lifespan="off",  # it would log a traceback when the store cannot be opened
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACEFUL_SHUTDOWN_TIMEOUT,
    )

    async def serve() -> None:
        async with contextlib.AsyncExitStack() as running:
            await running.enter_async_context(node.running())
            on_ready()
            await DrainingServer(config, node, running).serve([listening])

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())
