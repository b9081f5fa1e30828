"""HTTP connections with bounds that uvicorn lacks: the size of a head, and the time of a request."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


class HttpProtocol(HttpToolsProtocol):
    """Closes a connection whose request head is too large, or whose request does not arrive in time."""

    max_head_bytes: ClassVar[int] = 65_536
    head_timeout: ClassVar[float] = 10.0  # seconds, also for the first byte of a new connection
    body_timeout: ClassVar[float] = 30.0

    _head_bytes = 0
    _in_head = True
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        self._set_timer(self.head_timeout)

    def connection_lost(self, exc: Exception | None) -> None:
        self._set_timer(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._in_head and self._head_bytes > self.max_head_bytes and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        self._in_head = True
        self._set_timer(self.head_timeout)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head, self._head_bytes = False, 0
        self._set_timer(self.body_timeout)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._set_timer(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._set_timer(None)
        super().handle_websocket_upgrade()

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.close)
