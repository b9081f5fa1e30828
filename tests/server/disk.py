"""A disk that can be full: a small file system in memory."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path


class SmallDisk:
    """A file system in memory that can be filled, and can grow."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def mount(self, size: str) -> str:
        """Mount it; what went wrong, if something did."""
        return _sh("mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(self.folder))

    def fill(self) -> None:
        """Leave no room at all."""
        (self.folder / "ballast").write_bytes(bytes(shutil.disk_usage(self.folder).free))

    def grow(self) -> None:
        assert not _sh("mount", "-o", "remount,size=64m", str(self.folder))

    def unmount(self) -> None:
        assert not _sh("umount", str(self.folder))


def sound(file: Path) -> bool:
    """Whether a SQLite file is whole."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def _sh(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stderr.strip() or "failed" if done.returncode else ""
