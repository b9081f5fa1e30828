"""`regat backup`: a consistent copy of a server's database, taken while the server runs."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from regat.cli.arguments import add_language, words_for
from regat.cli.serve import default_store, missing_extra
from regat.exit_codes import OK
from regat.kernel.errors import BadSetup
from regat.terminal.help_text import HelpText

EXAMPLES = ("regat backup monday.db", "regat backup --store /var/lib/regat/regat.db monday.db")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=HelpText("help-backup-file"))
    parser.add_argument("--store", metavar="DATABASE", help=HelpText("help-backup-store"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    try:
        from regat.server.storage import StoreError, open_store
    except ImportError as missing:
        raise missing_extra("regat backup", missing) from None
    words = words_for(args)
    file = str(args.file)
    try:
        asyncio.run(open_store(args.store or default_store()).backup(args.file))
    except StoreError as error:
        key, parts = error.key or "error-backup", error.parts or {"file": file, "reason": str(error)}
        raise BadSetup(str(error), key=key, **parts) from None
    print(words("backup-done", file=file, n=args.file.stat().st_size))
    return OK
