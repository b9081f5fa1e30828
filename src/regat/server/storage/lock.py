"""A lock that one process holds; the system takes it back when that process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import ClassVar

from regat.server.storage.base import StoreError


class Lock:
    """A side file, locked for one database."""

    # A record lock does not keep its own process out, and closing the file anywhere would lose it.
    _held: ClassVar[set[Path]] = set()

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ".lock")
        self._open: int | None = None

    def take(self) -> None:
        """Hold it; StoreError if another server does."""
        if self.path in self._held:
            raise self._refusal()
        opened = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _hold(opened)
        except OSError:
            os.close(opened)
            raise self._refusal() from None
        self._open = opened
        self._held.add(self.path)

    def return_seat(self) -> None:
        if self._open is not None:
            os.close(self._open)
            self._open = None
            self._held.discard(self.path)

    def _refusal(self) -> StoreError:
        return StoreError(
            f"another server uses {self.database}: stop it, or give this one a file of its own",
            key="error-store-in-use",
            file=str(self.database),
        )


def _hold(opened: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        # Not flock: a process forked from the server would go on holding that after the server's death.
        fcntl.lockf(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
