"""The site: the built client, served by a real `regat serve` on 127.0.0.1."""

from __future__ import annotations

import fcntl
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.games.nodes import Node
from tests.shell import ROOT, run

# Everybody in the tests comes from one address.
ROOMY = (
    "new_guests_an_hour=100000",
    "writes_a_minute=100000",
    "requests_a_minute=1000000",
    "words_a_minute=1000",
    "hints_a_minute=1000",
    "tables_of_guest=1000",
    "connections_of_guest=1000",
    "connections_of_address=1000",
)


class Site(Node):
    """`regat serve` as its users start it."""

    def begin(self) -> None:
        limits = [part for limit in ROOMY for part in ("--limit", limit)]
        self.launch("regat", "serve", "--port", str(self.port), "--store", self.where, "--chat", *limits)


@contextmanager
def serving(folder: Path) -> Iterator[Site]:
    """The site until the end of the block, with a store of its own."""
    site = Site(str(folder / "regat.db"), folder / "log")
    try:
        site.start()
        yield site
    finally:
        site.stop()


def build() -> None:
    """Build the client, unless nothing has changed since it was built."""
    if not shutil.which("make"):
        raise RuntimeError("the tests in the browser need the built client: install make, or run `make web`")
    # Several processes of tests may come here at once.
    with Path(tempfile.gettempdir(), "regat-web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = run("make", "--silent", "web", cwd=ROOT)
    if done.returncode != 0:
        raise RuntimeError(f"`make web` has failed:\n{done.stdout}{done.stderr}")
