"""A TCP proxy that can interrupt the connections to a server."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

CHUNK = 65_536


class TcpProxy:
    """Forwards bytes to a port; while interrupted, it closes every connection and accepts none."""

    def __init__(self, port: int) -> None:
        self._target = ("127.0.0.1", port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self._interrupted = False
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def interrupt(self) -> None:
        self._interrupted = True
        with self._lock:
            ends, self._open = self._open, set()
        for end in ends:
            _close(end)

    def resume(self) -> None:
        self._interrupted = False

    def close(self) -> None:
        self.interrupt()
        _close(self._listener)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if self._interrupted:
                    _close(client)
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


def _close(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
