"""`regat play`: a game of Dominion in the terminal against bots."""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path

from regat.cli import Subparsers, command_parser
from regat.cli.arguments import add_set_up, whole_number
from regat.kernel.errors import BadSetup

NAME = "play"


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="play a game of Dominion in the terminal against bots",
        example="regat play --kingdom size_distortion --players 3 --seed 7",
    )
    parser.add_argument("game", nargs="?", choices=["dominion"], default="dominion")
    parser.add_argument(
        "--players", type=whole_number(2, 6), default=2, help="2 to 6, you included (default: 2)"
    )
    parser.add_argument(
        "--opponent",
        default="big-money",
        metavar="BOT",
        help="random, big-money or big-money-smithy (default: big-money)",
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="write the record of the game to a new file"
    )
    add_set_up(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    from regat import dominion
    from regat.bots import menus
    from regat.cli.terminal.sitting import Sitting
    from regat.kernel.chance import Plain

    seed = secrets.randbits(24) if args.seed is None else args.seed
    menus.menu(args.opponent)
    match = dominion.match(args.players, args.edition, args.kingdom, chance=Plain(seed), mixed=args.mixed)
    menus.check(args.opponent, match.game.origin.kingdom)
    check_free(args.save)
    bots = [menus.bot(args.opponent, seed + seat) for seat in range(1, args.players)]
    code = Sitting(match, bots, args.opponent).play()
    if args.save:
        save(match.record().text(), args.save)
    return code


def save(record: str, file: Path) -> None:
    try:
        file.write_text(record, encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"--save: {file} cannot be written: {error.strerror}") from None
    print(f"The record is in {file}.")


def check_free(file: Path | None) -> None:
    """Refuse at once what could not be saved in the end."""
    if file is None:
        return
    if file.exists():
        raise BadSetup(f"--save: {file} exists already; name a new file")
    if not os.access(file.parent, os.W_OK):
        raise BadSetup(f"--save: there is no folder {file.parent} that can be written to")
