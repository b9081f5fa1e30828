"""`regat play`: a game in the terminal against bots."""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from regat.cli import INTERRUPTED, OK, Subparsers, command_parser
from regat.cli.arguments import (
    GAMES,
    OWN_OPTIONS,
    add_set_up,
    check_options,
    dominion_cards,
    variants,
    whole_number,
)
from regat.kernel.errors import BadSetup

if TYPE_CHECKING:
    from regat.cli.terminal.dominion.sitting import Sitting as DominionSitting
    from regat.cli.terminal.kingdomino.sitting import Sitting as KingdominoSitting

NAME = "play"


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="play a game in the terminal against bots",
        example="regat play dominion --kingdom size_distortion --players 3 --seed 7\n"
        "  regat play kingdomino --variants harmony,middle_kingdom --opponent full-greedy",
    )
    parser.add_argument("game", nargs="?", choices=[*GAMES], help="without it, you are asked")
    parser.add_argument(
        "--players",
        type=whole_number(2, 6),
        default=2,
        help="you included: 2 to 6 in Dominion, 2 to 4 in Kingdomino (default: 2)",
    )
    parser.add_argument(
        "--opponent",
        metavar="BOT",
        help="Dominion: random, big-money (default) or big-money-smithy; "
        "Kingdomino: random, greedy (default) or full-greedy",
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="write the record of the game to a new file"
    )
    add_set_up(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    from regat.cli.terminal.reading import Quit, prepare

    check_free(args.save)
    prepare()
    try:
        game = args.game or named_by_options(args) or ask_which()
    except (Quit, EOFError, KeyboardInterrupt) as end:
        print("" if isinstance(end, Quit) else "\n", "Another time, then.", sep="")
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else OK
    check_options(args, game)
    seed = secrets.randbits(24) if args.seed is None else args.seed
    sitting = kingdomino_sitting(args, seed) if game == "kingdomino" else dominion_sitting(args, seed)
    code = sitting.play()
    if args.save:
        save(sitting.match.record().text(), args.save)
    return code


def dominion_sitting(args: argparse.Namespace, seed: int) -> DominionSitting:
    from regat import dominion
    from regat.bots import menus
    from regat.cli.terminal.dominion.sitting import Sitting
    from regat.kernel.chance import Plain

    opponent = args.opponent or "big-money"
    menus.menu(opponent)
    edition, kingdom, mixed = dominion_cards(args)
    match = dominion.match(args.players, edition, kingdom, chance=Plain(seed), mixed=mixed)
    menus.check(opponent, match.game.origin.kingdom)
    bots = [menus.bot(opponent, seed + seat) for seat in range(1, args.players)]
    return Sitting(match, bots, opponent)


def kingdomino_sitting(args: argparse.Namespace, seed: int) -> KingdominoSitting:
    from regat import kingdomino
    from regat.bots import builders
    from regat.cli.terminal.kingdomino.sitting import Sitting
    from regat.kernel.chance import Plain
    from regat.kingdomino.variants import single_game

    opponent = args.opponent or "greedy"
    shape = single_game(args.players, variants(args))
    bots = [builders.bot(opponent, seed + seat) for seat in range(1, args.players)]
    return Sitting(kingdomino.match(shape.players, shape.variants, chance=Plain(seed)), bots, opponent)


# Which game -----------------------------------------------------------------------------------------


def named_by_options(args: argparse.Namespace) -> str | None:
    """The game that an option belongs to, so that it need not be asked for."""
    for game, options in OWN_OPTIONS.items():
        if any(getattr(args, option) is not None for option in options):
            return game
    return None


def ask_which() -> str:
    """Ask until a game is named, by its number or by how its name begins."""
    from regat.cli.terminal.reading import Quit, leaves, read_line

    print("Which game do you play?")
    for number, name in enumerate(GAMES.values(), 1):
        print(f" {number} {name}")
    while True:
        text = read_line("> ").strip().lower()
        if leaves(text):
            raise Quit
        for number, game in enumerate(GAMES, 1):
            if text == str(number) or (text and game.startswith(text)):
                return game
        print(f"Type 1 or 2, or a name: {' or '.join(GAMES)}. To leave, type quit.")


# The record -----------------------------------------------------------------------------------------


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
