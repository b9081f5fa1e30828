"""`regat replay`: step through a record, forward and back."""

from __future__ import annotations

import argparse
from pathlib import Path

from regat import games
from regat.cli import INTERRUPTED, OK, Subparsers, command_parser
from regat.cli.arguments import add_language, whole_number, words_for
from regat.kernel.errors import BadRecord, BadSetup
from regat.kernel.record import Record

NAME = "replay"


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="step through the record of a game, forward and back",
        example="regat replay game.regat\n  regat replay game.regat --seat 2 --lang pl",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, such as regat play writes")
    parser.add_argument(
        "--seat",
        type=whole_number(1, max(spec.players[-1] for spec in games.specs().values())),
        metavar="NUMBER",
        help="whose hand is seen (default: 1)",
        default=1,
    )
    add_language(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    from regat.terminal.game_ui import game_ui
    from regat.terminal.player import numbered_names
    from regat.terminal.prompt_io import demand_terminal, prepare
    from regat.terminal.replay_viewer import ReplayViewer
    from regat.terminal.saves import names_in

    words = words_for(args)
    text = read(args.file)
    record = parse(text, args.file)
    demand_terminal()
    prepare()

    ui = game_ui(record.game)
    try:
        match = games.replay(record)
    except BadRecord as error:
        raise file_error(args.file, error) from None
    names = names_in(text) or numbered_names(match.players, words)
    if args.seat > match.players:
        raise BadSetup(
            f"seats are 1 to {match.players}, not {args.seat}",
            key="error-replay-seat",
            given=args.seat,
            players=match.players,
        )
    try:
        ReplayViewer(ui, match, names, words, seat=args.seat - 1).run()
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return OK


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord(
            f"{file} cannot be read: {reason}", key="error-file-unreadable", file=str(file), reason=reason
        ) from None


def parse(text: str, file: Path) -> Record:
    try:
        return Record.parse(text)
    except BadRecord as error:
        raise file_error(file, error) from None


def file_error(file: Path, error: BadRecord) -> BadRecord:
    return BadRecord(f"{file}: {error}", key="error-record", file=str(file), reason=str(error))
