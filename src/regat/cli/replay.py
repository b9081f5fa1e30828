"""`regat replay`: step through a record, forward and back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from regat.cli import INTERRUPTED, OK, Subparsers, command_parser
from regat.cli.arguments import add_language, whole_number, words_for
from regat.kernel.errors import BadRecord, BadSetup
from regat.kernel.face import Game
from regat.kernel.record import Record

if TYPE_CHECKING:
    from regat.cli.terminal.box import Box
    from regat.words import Words

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
    from regat.cli.terminal.boxes import with_box
    from regat.cli.terminal.reading import demand_terminal, prepare
    from regat.cli.terminal.replaying import Replaying
    from regat.cli.terminal.saves import names_in

    words = words_for(args)
    text = read(args.file)
    record = parsed(text, args.file)
    demand_terminal()
    prepare()

    def show(box: Box[G], /) -> int:
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


def numbered_players(players: int, words: Words) -> list[str]:
    return [f"{words('play-player')} {number}" for number in range(1, players + 1)]
