"""Saved games: a record on disk after every answer, so that nothing is lost when the power goes."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from regat.kernel.errors import BadRecord
from regat.kernel.record import Record
from regat.terminal.lock import Lock
from regat.terminal.player import Player

SUFFIX = ".regat"
MARK = "# table "  # a comment in the record: who sits where


@dataclass(frozen=True, slots=True)
class TableMeta:
    """What a record does not say: who sits where, in which language, and the games of a Dynasty before it."""

    seats: tuple[Player, ...]
    language: str
    dynasty: tuple[tuple[int, ...], ...] | None = None  # scores of the games before; None: a single game

    def line(self) -> str:
        seats = [{"name": seated.name, "bot": seated.bot} for seated in self.seats]
        written = {"seats": seats, "language": self.language, "dynasty": self.dynasty}
        return MARK + json.dumps(written, ensure_ascii=False)

    @classmethod
    def parse(cls, line: str) -> TableMeta:
        try:
            read = json.loads(line.removeprefix(MARK))
            seats = tuple(Player(str(one["name"]), str(one["bot"])) for one in read["seats"])
            dynasty = read["dynasty"]
            before = None if dynasty is None else tuple(tuple(map(int, game)) for game in dynasty)
            return cls(seats, str(read["language"]), before)
        except (ValueError, KeyError, TypeError) as error:
            raise BadRecord(f"the line about the table does not fit: {error}") from None


class SaveFile:
    """One game's file, for one terminal at a time: `with Save(path, table) as save`."""

    def __init__(self, path: Path, table: TableMeta) -> None:
        self.path = path
        self.table = table
        self._lock = Lock(path.with_suffix(".lock"))

    def __enter__(self) -> SaveFile:
        self._lock.take()
        return self

    def __exit__(self, *_: object) -> None:
        self._lock.return_seat()

    def write(self, record: Record) -> None:
        """Replace the file by the record as it stands; a cut leaves the old one or the new one."""
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
    def when(self) -> float:
        return self.path.stat().st_mtime


def folder() -> Path:
    """Where games are kept: REGAT_HOME, or where programs of this system keep such things."""
    if home := os.environ.get("REGAT_HOME"):
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "regat"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "regat"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "regat"


def new_path(game: str) -> Path:
    """A name that no other game has: the game and the moment."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    number = 1
    while True:
        path = folder() / f"{game}-{stamp}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.open("x").close()
        except FileExistsError:
            number += 1
        else:
            return path


def load(path: Path) -> SavedGame:
    """A saved game; BadRecord if the file is none."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = str(error)
        raise BadRecord(
            f"{path} cannot be read: {reason}", key="error-file-unreadable", file=str(path), reason=reason
        ) from None
    marked = [line for line in text.splitlines() if line.startswith(MARK)]
    if not marked:
        raise BadRecord(f"{path} says nothing about who sits where: it is no saved game")
    return SavedGame(path, Record.parse(text), TableMeta.parse(marked[0]))


def names_in(text: str) -> list[str]:
    """The players' names, if a record says who sat where."""
    marked = [line for line in text.splitlines() if line.startswith(MARK)]
    try:
        return [seated.name for seated in TableMeta.parse(marked[0]).seats] if marked else []
    except BadRecord:
        return []


def unfinished() -> Iterator[SavedGame]:
    """The games that can go on, the latest first; files that are no saved games are passed over."""
    found = []
    for path in folder().glob(f"*{SUFFIX}"):
        try:
            saved = load(path)
        except BadRecord:
            continue
        if not saved.record.over:
            found.append(saved)
    yield from sorted(found, key=lambda saved: -saved.when)


def _sync_folder(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
