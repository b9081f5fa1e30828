"""A TCP proxy that can interrupt the connections to a server."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

CHUNK = 65_536


class TcpProxy:
    """Forwards bytes to a port.

    While interrupted, it closes every connection and accepts none; while it hangs, it accepts connections and
    never answers them.
    """

    def __init__(self, port: int) -> None:
        self._target = ("127.0.0.1", port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self._interrupted = False
        self._hanging = False
        self._hung: list[socket.socket] = []  # accepted and never answered
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def interrupt(self) -> None:
        self._interrupted = True
        self._close_all()

    def hang(self) -> None:
        self._hanging = True
        self._close_all()

    def hung_requests(self) -> list[bytes]:
        """What came over the connections that are never answered."""
        return [_peek(end) for end in self._hung]

    def _close_all(self) -> None:
        with self._lock:
            ends, self._open = self._open, set()
        for end in ends:
            _close(end)

    def resume(self) -> None:
        self._interrupted = self._hanging = False

    def close(self) -> None:
        self.interrupt()
        for end in (self._listener, *self._hung):
            _close(end)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if self._interrupted:
                    _close(client)
                    continue
                if self._hanging:
                    self._hung.append(client)
                    continue
                server = socket.create_connection(self._target)
                with self._lock:
                    self._open |= {client, server}
                for source, target in ((client, server), (server, client)):
                    threading.Thread(target=self._forward, args=(source, target), daemon=True).start()

    def _forward(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while chunk := source.recv(CHUNK):
                target.sendall(chunk)
        with self._lock:
            self._open -= {source, target}
        _close(source)
        _close(target)


def _peek(end: socket.socket) -> bytes:
    try:
        return end.recv(CHUNK, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except OSError:  # nothing has come
        return b""


def _close(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
