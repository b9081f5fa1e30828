"""`regat replay`: step through a record, forward and back."""

from __future__ import annotations

import argparse
from pathlib import Path

from regat import games
from regat.cli.arguments import add_language, max_players, whole_number, words_for
from regat.exit_codes import INTERRUPTED, OK
from regat.kernel.errors import BadRecord, BadSetup
from regat.kernel.record import Record
from regat.kernel.table_meta import players_in
from regat.terminal.game_ui import game_ui
from regat.terminal.help_text import HelpText
from regat.terminal.player import numbered_names
from regat.terminal.prompt_io import demand_terminal, prepare
from regat.terminal.replay_viewer import ReplayViewer
from regat.terminal.saves import read
from regat.words import user_error

EXAMPLES = ("regat replay game.regat", "regat replay game.regat --seat 2 --lang pl")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=HelpText("help-replay-file"))
    parser.add_argument(
        "--seat",
        type=whole_number(1, max_players()),
        metavar="NUMBER",
        help=HelpText("help-replay-seat"),
        default=1,
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    words = words_for(args)
    text = read(args.file)
    try:
        record = Record.parse(text)
        demand_terminal()
        prepare()
        match = games.replay(record)
    except BadRecord as error:
        raise file_error(args.file, error) from None
    names = [player.name for player in players_in(text)] or numbered_names(match.players, words)
    if args.seat > match.players:
        raise user_error(BadSetup, "error-replay-seat", given=args.seat, players=match.players)
    try:
        ReplayViewer(game_ui(record.game), match, names, words, seat=args.seat - 1).run()
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return OK


def file_error(file: Path, error: BadRecord) -> BadRecord:
    return user_error(BadRecord, "error-record", file=str(file), reason=str(error))
