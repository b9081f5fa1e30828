"""The site: the built client, served by a real `regat serve` on 127.0.0.1."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from filelock import FileLock

from tests.shell import ROOT, run
from tests.support.server_process import ServerProcess

# Everybody in the tests comes from one address.
LIMITS = {
    "new_guests_an_hour": 100000,
    "writes_a_minute": 100000,
    "requests_a_minute": 1000000,
    "words_a_minute": 1000,
    "hints_a_minute": 1000,
    "tables_of_guest": 1000,
    "connections_of_guest": 1000,
    "connections_of_address": 1000,
}


class Site(ServerProcess):
    """`regat serve` as its users start it, with a store in this folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder / "regat.db"), folder / "log", "--chat", limits=LIMITS)


def build() -> None:
    """Build the client, unless nothing has changed since it was built."""
    if not shutil.which("make"):
        raise RuntimeError("the tests in the browser need the built client: install make, or run `make web`")
    with FileLock(Path(tempfile.gettempdir(), "regat-web.lock")):  # several test processes may build
        done = run("make", "--silent", "web", cwd=ROOT)
    if done.returncode != 0:
        raise RuntimeError(f"`make web` has failed:\n{done.stdout}{done.stderr}")
