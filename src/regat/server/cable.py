"""The cable of a socket: uvicorn's WebSocket, which can also be written to without a task that waits."""

from __future__ import annotations

from collections.abc import Callable

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

NAME = "regat.cable"
TEXT = 0x81  # a whole message of text
SHORT, LONG = 126, 1 << 16  # lengths from here on are written in 2 or 8 bytes


class Cable(WebSocketsSansIOProtocol):
    """Whole messages of text go out as they are; everything else is uvicorn's."""

    cleared: Callable[[], None] | None = None  # called when there is room again

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = {NAME: self}

    @property
    def clear(self) -> bool:
        """Whether there is room: the other side reads what it is sent."""
        return self.writable.is_set()

    def write(self, *texts: bytes) -> None:
        """Send messages; what comes after the socket was closed is lost, as it would be a moment later."""
        if self.conn.state is State.OPEN and not self.disconnected:
            self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.cleared:
            self.cleared()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.cleared = None  # nobody is left in a circle


def head(size: int) -> bytes:
    """What comes before a message of so many bytes, RFC 6455."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < LONG:
        return bytes((TEXT, SHORT)) + size.to_bytes(2)
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8)


def cable_of(socket: WebSocket) -> Cable:
    """The cable of a socket; the server was started with `ws=Cable`."""
    cable = socket.scope["extensions"][NAME][NAME]
    assert isinstance(cable, Cable), "the server was started with ws=Cable"
    return cable
