"""The cable of a socket: uvicorn's WebSocket, with a short way for whole messages of text, in and out."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

from regat.server.transport.frames import MASK, MASKED, SHORT, TEXT, framed

try:
    from websockets.speedups import apply_mask
except ImportError:  # it was installed without a compiler
    from websockets.utils import apply_mask

NAME = "regat.cable"
FULL = 8  # messages that wait; until they are read, no more are taken


class Inbox:
    """What has arrived, in order. uvicorn puts events here and takes them; a socket takes texts."""

    def __init__(self) -> None:
        self._events: deque[ASGIReceiveEvent | str] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, event: ASGIReceiveEvent | str) -> None:
        self._events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def empty(self) -> bool:
        return not self._events

    @property
    def full(self) -> bool:
        return len(self._events) >= FULL

    def put_back(self, text: str) -> None:
        """Let a text be the next one after all."""
        self.put_nowait(text)
        self._events.rotate(1)

    async def next(self) -> ASGIReceiveEvent | str:
        if not self._events:
            await self._arrival()
        return self._events.popleft()

    async def _arrival(self) -> None:
        while not self._events:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None

    async def get(self) -> ASGIReceiveEvent:
        event = await self.next()
        return {"type": "websocket.receive", "text": event} if isinstance(event, str) else event


class Cable(WebSocketsSansIOProtocol):
    """Whole messages of text go in and out as they are; everything else is uvicorn's."""

    clear = True  # whether there is room: the other side reads what it is sent
    cleared: Callable[[], None] | None = None  # called when there is room again
    heard: Callable[[str], bool] | None = None  # asked for each text that need not wait: whether it took it
    queue: Inbox  # type: ignore[assignment]  # it does what uvicorn needs of a queue

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue = Inbox()
        self._whole = True  # whether all that has come since the handshake were whole frames

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = {NAME: self}

    # In -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not (self.handshake_complete and self._whole) or self.close_sent:
            return super().data_received(data)
        while data:
            size = framed(data, self.config.ws_max_size)
            if size == 0:
                self._whole = False
                return super().data_received(data)
            frame, data = (data, b"") if size == len(data) else (data[:size], data[size:])
            if frame[0] != TEXT or not self._take(frame):
                super().data_received(frame)

    def _take(self, frame: bytes) -> bool:
        """Whether it is a text."""
        start = 2 if frame[1] & ~MASKED < SHORT else 4
        mask, text = frame[start : start + MASK], frame[start + MASK :]
        try:
            words = (apply_mask(text, mask) if any(mask) else text).decode()
        except UnicodeDecodeError:
            return False
        if self.heard and self.queue.empty() and self.heard(words):
            return True
        self.queue.put_nowait(words)
        if self.queue.full and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def text(self) -> str:
        """The next message; WebSocketDisconnect when there are no more, KeyError if it is no text."""
        event = await self.queue.next()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if isinstance(event, str):
            return event
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code") or 1005)
        assert event["type"] == "websocket.receive", "the socket is open"
        text = event["text"]
        assert text is not None
        return text

    # Out ----------------------------------------------------------------------------------------------

    def write(self, frames: bytes) -> None:
        """Send messages; what comes after the socket was closed is lost, as it would be a moment later."""
        if self.conn.state is State.OPEN and not self.disconnected:
            self.transport.write(frames)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.clear = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.clear = True
        if self.cleared:
            self.cleared()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # Nobody is left in a circle: what is lost is freed at once, and not by the collector some day.
        self.cleared = self.heard = None
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(NAME, None)


def cable_of(socket: WebSocket) -> Cable:
    """The cable of a socket; the server was started with `ws=Cable`."""
    cable = socket.scope["extensions"][NAME][NAME]
    assert isinstance(cable, Cable), "the server was started with ws=Cable"
    return cable
