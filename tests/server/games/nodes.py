"""Nodes: real processes of `regat serve`, on 127.0.0.1."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.shell import ROOT

MODULE = "tests.server.games.node"
GRACE = 0.3  # seconds
PATIENCE = 20.0  # seconds for a start or an end


class Node:
    """A server that can be killed and started again, at the same address."""

    def __init__(self, where: str, log: Path, grace: float = GRACE, module: str = MODULE) -> None:
        self.where = where
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._grace = grace
        self._module = module
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.begin()
        self.wait()

    def begin(self) -> None:
        """Start without waiting until it serves."""
        self.launch(self._module, self.where, str(self.port), str(self._grace))

    def launch(self, *module: str) -> None:
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *module], cwd=ROOT, stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )

    def wait(self) -> None:
        """Until it is ready."""
        assert self.process, "it has been started"
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log()
            try:
                if httpx.get(f"{self.base}/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not start:\n{self.log()}")

    def kill(self) -> None:
        """As if the machine had lost its power."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@contextmanager
def serving(where: str, log: Path, grace: float = GRACE, module: str = MODULE) -> Iterator[Node]:
    """A node that is there until the end of the block."""
    node = Node(where, log, grace, module)
    try:
        node.start()
        yield node
    finally:
        node.kill()
