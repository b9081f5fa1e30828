"""Requests that are too large or never end: the connection is closed, and others are served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from regat.server.transport.http_protocol import HttpProtocol


class Hasty(HttpProtocol):
    head_timeout = 0.2
    body_timeout = 0.2


async def echo(request: Request) -> PlainTextResponse:
    return PlainTextResponse(await request.body())


@asynccontextmanager
async def serving(protocol: type[HttpProtocol]) -> AsyncIterator[int]:
    """A server with this protocol; its port."""
    application = Starlette(routes=[Route("/", echo, methods=["GET", "POST"])])
    config = uvicorn.Config(application, http=protocol, host="127.0.0.1", port=0, log_config=None)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await running


async def exchange(port: int, *parts: bytes) -> bytes:
    """Send some bytes; everything that comes back until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(10):
            try:
                for part in parts:
                    writer.write(part)
                    await writer.drain()
                return await reader.read()
            except ConnectionError:
                return b""
    finally:
        writer.close()


async def test_a_head_beyond_the_limit_is_refused() -> None:
    endless = b"x-filler: " + b"a" * 8_000 + b"\r\n"
    async with serving(HttpProtocol) as port:
        answer = await exchange(port, b"GET / HTTP/1.1\r\nhost: a\r\n", *[endless] * 20)
    assert answer.startswith(b"HTTP/1.1 431 ") or answer == b""  # a reset may overtake the answer


async def test_an_ordinary_head_is_served() -> None:
    cookie = b"cookie: " + b"a" * 8_000 + b"\r\n"
    async with serving(HttpProtocol) as port:
        answer = await exchange(port, b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n", cookie, b"\r\n")
    assert answer.startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: a\r\n",
        b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nhalf",
        b"GET / HTTP/1.1\r\nhost: a\r\n\r\nGET / HTTP/1.1\r\nhost",
    ],
    ids=["nothing", "half a head", "half a body", "half a second head"],
)
async def test_a_request_that_does_not_arrive_is_not_waited_for(beginning: bytes) -> None:
    async with serving(Hasty) as port:
        answer = await exchange(port, beginning)
    assert answer.count(b"HTTP/1.1 200 ") == beginning.count(b"\r\n\r\nGET")
