"""`regat backup`: a consistent copy of a server's database, taken while the server runs."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from regat.cli import OK, Subparsers, command_parser
from regat.cli.arguments import add_language, words_for
from regat.cli.serve import default_store, missing_extra
from regat.kernel.errors import BadSetup

NAME = "backup"


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="copy the database of regat serve, also while it runs",
        example="regat backup monday.db\n  regat backup --store /var/lib/regat/regat.db monday.db",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes: a file not there yet")
    parser.add_argument("--store", metavar="WHERE", help="as for regat serve")
    add_language(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    try:
        from regat.server.storage import StoreError, open_store
    except ImportError as missing:
        raise missing_extra("regat backup", missing) from None
    words = words_for(args)
    where, file = args.store or default_store(), str(args.file)
    check(where, args.file)
    try:
        asyncio.run(open_store(where).backup(args.file))
    except StoreError as error:
        raise BadSetup(str(error), key="error-backup", file=file, reason=str(error)) from None
    print(words("backup-done", file=file, n=args.file.stat().st_size))
    return OK


def check(where: str, file: Path) -> None:
    """Refuse what cannot be copied, in the reader's language."""
    from regat.server.storage.opening import POSTGRESQL, SQLITE

    if where.startswith(POSTGRESQL):
        command = f"pg_dump --format=custom --file={file}"
        raise BadSetup(
            f"PostgreSQL makes its own copies: {command}", key="error-backup-postgresql", command=command
        )
    database = Path(where.removeprefix(SQLITE)).expanduser()
    if not database.exists() and "://" not in where:
        raise BadSetup(f"there is no database {database}", key="error-no-database", file=str(database))
    if file.exists():
        raise BadSetup(f"{file} exists already", key="error-file-exists", file=str(file))
