"""`regat replay`: step through a record, forward and back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from regat.cli import INTERRUPTED, OK, Subparsers, command_parser
from regat.cli.arguments import add_language, whole_number, words_for
from regat.kernel.errors import BadRecord, BadSetup
from regat.kernel.game import Game
from regat.kernel.record import Record

if TYPE_CHECKING:
    from regat.terminal.game_ui import GameUi
    from regat.words import Translator

NAME = "replay"
G = TypeVar("G", bound=Game)


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="step through the record of a game, forward and back",
        example="regat replay game.regat\n  regat replay game.regat --seat 2 --lang pl",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, such as regat play keeps")
    parser.add_argument(
        "--seat", type=whole_number(1, 6), metavar="NUMBER", help="whose hand is seen (default: 1)", default=1
    )
    add_language(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    from regat.terminal.game_uis import with_box
    from regat.terminal.prompt_io import demand_terminal, prepare
    from regat.terminal.replay_viewer import Replaying
    from regat.terminal.saves import names_in

    words = words_for(args)
    text = read(args.file)
    record = parsed(text, args.file)
    demand_terminal()
    prepare()

    def show(box: GameUi[G], /) -> int:
        try:
            match = box.replay(record)
        except BadRecord as error:
            raise refused(args.file, error) from None
        names = names_in(text) or numbered_players(match.players, words)
        if args.seat > match.players:
            raise BadSetup(
                f"seats are 1 to {match.players}, not {args.seat}",
                key="error-replay-seat",
                given=args.seat,
                players=match.players,
            )
        try:
            Replaying(box, match, names, words, seat=args.seat - 1).run()
        except KeyboardInterrupt:
            print()
            return INTERRUPTED
        return OK

    return with_box(record.game, show)


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord(
            f"{file} cannot be read: {reason}", key="error-file-unreadable", file=str(file), reason=reason
        ) from None


def parsed(text: str, file: Path) -> Record:
    try:
        return Record.parse(text)
    except BadRecord as error:
        raise refused(file, error) from None


def refused(file: Path, error: BadRecord) -> BadRecord:
    return BadRecord(f"{file}: {error}", key="error-record", file=str(file), reason=str(error))


def numbered_players(players: int, words: Translator) -> list[str]:
    return [f"{words('play-player')} {number}" for number in range(1, players + 1)]
