"""Saved games: the record is written to disk after every answer, so that a crash loses nothing."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from regat.kernel.errors import BadRecord
from regat.kernel.record import Record
from regat.kernel.table_meta import TableMeta
from regat.words import user_error

SUFFIX = ".regat"


class SaveFile:
    """One game's file, for one terminal at a time: `with SaveFile(path, table) as save`."""

    def __init__(self, path: Path, table: TableMeta) -> None:
        self.path = path
        self.table = table
        self._lock = FileLock(path.with_suffix(".lock"), timeout=0)

    def __enter__(self) -> SaveFile:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._lock.acquire()
        except Timeout:
            raise user_error(BadRecord, "error-saved-open") from None
        return self

    def __exit__(self, *_: object) -> None:
        self._lock.release()

    def write(self, record: Record) -> None:
        """Replace the file; a crash leaves either the old record or the new one."""
        title, _, rest = record.text().partition("\n")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        with beside.open("w", encoding="utf-8") as file:
            file.write(f"{title}\n{self.table.line()}\n{rest}")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self.path)
        if sys.platform != "win32":
            _sync_folder(self.path.parent)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that was saved."""

    path: Path
    record: Record
    table: TableMeta

    @property
    def saved_at(self) -> float:
        return self.path.stat().st_mtime


def data_dir() -> Path:
    """Where games are saved: REGAT_HOME, or the system's folder for the data of programs."""
    home = os.environ.get("REGAT_HOME")
    return Path(home) if home else user_data_path("regat", appauthor=False)


def new_path(game: str) -> Path:
    """A path that no other game has: the game and the time."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    number = 1
    while True:
        path = data_dir() / f"{game}-{stamp}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.open("x").close()
        except FileExistsError:
            number += 1
        else:
            return path


def read(path: Path) -> str:
    """The text of a record's file; BadRecord if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise user_error(BadRecord, "error-file-unreadable", file=str(path), reason=reason) from None


def load(path: Path) -> SavedGame:
    """A saved game; BadRecord if the file does not hold one."""
    text = read(path)
    table = TableMeta.find(text)
    if table is None:
        raise BadRecord(f"{path} does not name the players: it is not a saved game")
    return SavedGame(path, Record.parse(text), table)


def unfinished() -> Iterator[SavedGame]:
    """The games that can be resumed, the latest first; other files are ignored."""
    found = []
    for path in data_dir().glob(f"*{SUFFIX}"):
        try:
            saved = load(path)
        except BadRecord:
            continue
        if not saved.record.over:
            found.append(saved)
    yield from sorted(found, key=lambda saved: -saved.saved_at)


def _sync_folder(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
