"""A cable between a browser and the server that can be pulled out and plugged in again."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

CHUNK = 65_536


class Cable:
    """Passes bytes on while it is plugged in; pulled out, it ends every connection and takes none."""

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self._plugged = True
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._take, daemon=True).start()

    def pull(self) -> None:
        self._plugged = False
        with self._lock:
            ends, self._open = self._open, set()
        for end in ends:
            _close(end)

    def plug(self) -> None:
        self._plugged = True

    def close(self) -> None:
        self.pull()
        _close(self._listening)

    def _take(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if not self._plugged:
                    _close(near)
                    continue
                far = socket.create_connection(self._to)
                with self._lock:
                    self._open |= {near, far}
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while some := source.recv(CHUNK):
                sink.sendall(some)
        with self._lock:
            self._open -= {source, sink}
        _close(source)
        _close(sink)


def _close(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
