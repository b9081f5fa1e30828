"""Copies of a SQLite database, made while its server runs."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from regat.server.storage.base import StoreError, Unavailable


def copy_database(database: Path, file: Path) -> None:
    """Write a consistent, checked and synced copy to a new file; any process may do this at any time."""
    if not database.is_file():
        raise StoreError(
            f"there is no database {database} to back up", key="error-no-database", file=str(database)
        )
    unfinished = file.with_name(file.name + ".unfinished")
    _reserve(file)
    try:
        unfinished.unlink(missing_ok=True)
        _reserve(unfinished)
        _write(database, unfinished)
        _check(unfinished)
        _sync(unfinished)
        unfinished.replace(file)
        _sync(file.parent)
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(f"the copy {file} could not be written: {error}") from error
    finally:
        unfinished.unlink(missing_ok=True)
        _remove_empty(file)


def _reserve(file: Path) -> None:
    """Create an empty file that only its owner may read; refuse an existing one."""
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StoreError(
            f"{file} already exists: a backup needs a new file", key="error-file-exists", file=str(file)
        ) from None
    except OSError as error:
        raise StoreError(f"{file} cannot be created: {error}") from error


def _write(database: Path, file: Path) -> None:
    source = f"{database.absolute().as_uri()}?mode=rw"  # rw: never create it
    with closing(sqlite3.connect(source, uri=True, isolation_level=None)) as connection:
        connection.execute("VACUUM INTO ?", (str(file),))


def _check(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        result = connection.execute("PRAGMA integrity_check").fetchone()[0]
    if result != "ok":
        raise StoreError(f"the backup is damaged, and the database may be too: {result}")


def _sync(path: Path) -> None:
    if os.name == "nt" and path.is_dir():  # Windows cannot sync a folder
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _remove_empty(file: Path) -> None:
    if file.exists() and file.stat().st_size == 0:
        file.unlink()
