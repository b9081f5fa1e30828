"""Servers with settings that `regat serve` has no option for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.server_process import ServerProcess

MODULE = "tests.server.games.node"
GRACE = 0.3  # seconds


class Node(ServerProcess):
    """A server with a short grace period for those who disconnect."""

    def __init__(self, store_url: str, log: Path, grace: float = GRACE, module: str = MODULE) -> None:
        super().__init__(store_url, log)
        self._grace = grace
        self._module = module

    def arguments(self) -> list[str]:
        return [self._module, self.store_url, str(self.port), str(self._grace)]


@contextmanager
def serving(store_url: str, log: Path, grace: float = GRACE, module: str = MODULE) -> Iterator[Node]:
    """Run a node until the end of the block, then kill it."""
    node = Node(store_url, log, grace, module)
    try:
        node.start()
        yield node
    finally:
        node.kill()
