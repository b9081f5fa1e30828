"""What is garbage goes, while people play and when nobody is there."""

from __future__ import annotations

import asyncio
import gc
import socket
import weakref
from collections.abc import Iterator

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect

from regat.server import gc_tuning
from regat.server.transport.runner import WebSocketProtocol

TIMEOUT = 10.0  # seconds; only a failure waits for so long


class Knot:
    """Something that keeps itself alive."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    found = gc_tuning.start()
    yield
    gc_tuning.restore(found)


def test_the_settings_that_were_found_are_restored() -> None:
    gc.unfreeze()
    before = gc.get_threshold()
    gc.set_threshold(1234, 5, 6)
    try:
        found = gc_tuning.start()
        assert gc.get_threshold() != (1234, 5, 6)
        assert gc.get_freeze_count() > 0
        gc_tuning.restore(found)
        assert gc.get_threshold() == (1234, 5, 6)
        assert gc.get_freeze_count() == 0
    finally:
        gc.set_threshold(*before)


def test_young_garbage_goes_while_people_play() -> None:
    knot = weakref.ref(Knot())
    assert knot() is not None
    gc_tuning.collect(busy=True)
    assert knot() is None


def test_old_garbage_is_collected_when_the_server_is_idle() -> None:
    held = Knot()
    knot = weakref.ref(held)
    gc_tuning.collect(busy=True)  # it is set apart
    del held
    gc_tuning.collect(busy=True)
    assert knot() is not None
    gc_tuning.collect(busy=False)
    assert knot() is None


def test_old_things_are_not_looked_at_while_people_play() -> None:
    gc_tuning.collect(busy=True)
    assert gc.get_freeze_count() > 1000


@pytest.mark.parametrize("politely", [True, False])
async def test_a_connection_that_was_lost_is_freed_without_the_collector(politely: bool) -> None:
    lost: list[weakref.ref[WebSocketProtocol]] = []

    class Watched(WebSocketProtocol):
        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            lost.append(weakref.ref(self))

    async def serve(client: WebSocket) -> None:
        await client.accept()
        try:
            while True:
                await client.send_text(await client.receive_text())
        except WebSocketDisconnect:
            pass

    application = Starlette(routes=[WebSocketRoute("/", serve)])
    server = uvicorn.Server(uvicorn.Config(application, ws=Watched, log_level="warning", access_log=False))
    listening = socket.create_server(("127.0.0.1", 0))
    serving = asyncio.create_task(server.serve([listening]))
    gc.disable()
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        client = await connect(f"ws://127.0.0.1:{listening.getsockname()[1]}", proxy=None)
        await client.send("hello")
        assert await client.recv() == "hello"
        assert lost[0]() is not None
        if politely:
            await client.close()
        else:
            client.transport.abort()
        async with asyncio.timeout(TIMEOUT):
            while lost[0]() is not None:
                await asyncio.sleep(0.01)
    finally:
        gc.enable()
        server.should_exit = True
        await serving
