"""`regat serve` in a process of its own, on 127.0.0.1."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from tests.shell import ROOT

TIMEOUT = 20.0  # seconds to start or to stop
POLL_INTERVAL = 0.02  # seconds


class ServerProcess:
    """A server that can be killed and started again, at the same address and on the same store.

    As a context manager it runs until the end of the block.
    """

    def __init__(
        self, store_url: str, log: Path, *options: str, limits: Mapping[str, int] | None = None
    ) -> None:
        self.store_url = store_url  # the store
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self._log = log
        self._output = log.with_name(f"{log.name}.out")
        self._options = [*options]
        for name, number in (limits or {}).items():
            self._options += ["--limit", f"{name}={number}"]

    def arguments(self) -> list[str]:
        """Return a module and its arguments."""
        return ["regat", "serve", "--port", str(self.port), "--store", self.store_url, *self._options]

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start without waiting until it is ready."""
        with self._log.open("ab") as log, self._output.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *self.arguments()],
                cwd=ROOT,
                env={**os.environ, "LANG": "C.UTF-8"},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=log,
            )

    def wait(self) -> None:
        """Wait until it is ready."""
        assert self.process, "the server has been started"
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log()
            try:
                if httpx.get(f"{self.base}/readyz", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(POLL_INTERVAL)
        raise AssertionError(f"the server does not start:\n{self.log()}")

    def kill(self) -> None:
        """End the process as a power failure would."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            try:
                self.process.wait(TIMEOUT)
            finally:
                self.process.kill()
            self.process = None

    def log(self) -> str:
        """Return its standard error."""
        return self._log.read_text(encoding="utf-8")

    def output(self) -> str:
        """Return its standard output."""
        return self._output.read_text(encoding="utf-8")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
