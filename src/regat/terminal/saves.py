"""Saved games: the record is written to disk after every answer, so that a crash loses nothing."""

from __future__ import annotations

import json
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
from regat.terminal.player import SeatedPlayer
from regat.words import user_error

SUFFIX = ".regat"
MARK = "# table "  # a comment in the record: who plays


@dataclass(frozen=True, slots=True)
class TableMeta:
    """What a record does not contain: the players, their language, and the earlier games of a series."""

    players: tuple[SeatedPlayer, ...]
    language: str
    series: tuple[tuple[int, ...], ...] | None = None  # scores of the earlier games; None: a single game

    def line(self) -> str:
        seats = [{"name": player.name, "bot": player.bot} for player in self.players]
        fields = {"seats": seats, "language": self.language, "series": self.series}
        return MARK + json.dumps(fields, ensure_ascii=False)

    @classmethod
    def parse(cls, line: str) -> TableMeta:
        try:
            fields = json.loads(line.removeprefix(MARK))
            players = tuple(SeatedPlayer(str(one["name"]), str(one["bot"])) for one in fields["seats"])
            series = fields["series"] if "series" in fields else fields["dynasty"]  # its earlier name
            scores = None if series is None else tuple(tuple(map(int, game)) for game in series)
            return cls(players, str(fields["language"]), scores)
        except (ValueError, KeyError, TypeError) as error:
            raise BadRecord(f"the line about the table is malformed: {error}") from None


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
    table = table_in(text)
    if table is None:
        raise BadRecord(f"{path} does not name the players: it is not a saved game")
    return SavedGame(path, Record.parse(text), table)


def table_in(text: str) -> TableMeta | None:
    """The comment about the table in a record, if it has one."""
    marked = next((line for line in text.splitlines() if line.startswith(MARK)), None)
    return TableMeta.parse(marked) if marked else None


def names_in(text: str) -> list[str]:
    """The players' names, if a record has them."""
    try:
        table = table_in(text)
    except BadRecord:
        return []
    return [player.name for player in table.players] if table else []


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
