"""A lock that only one process can hold; the system takes it back when that process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from regat.kernel.errors import BadRecord


class Lock:
    """A file that is held as long as it is open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._open: int | None = None

    def take(self) -> None:
        """Hold it; BadRecord if somebody else does."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        opened = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _hold(opened)
        except OSError:
            os.close(opened)
            raise BadRecord("this game is open in another terminal", key="error-saved-open") from None
        self._open = opened

    def return_seat(self) -> None:
        if self._open is not None:
            os.close(self._open)
            self._open = None


def _hold(opened: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
