"""`regat play`: a game in the terminal, against bots or with people at the same keyboard."""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from regat.cli import Subparsers, command_parser
from regat.cli.arguments import (
    GAMES,
    OWN_OPTIONS,
    add_language,
    add_set_up,
    check_options,
    variants,
    whole_number,
    words_for,
)
from regat.kernel.errors import BadSetup
from regat.kernel.game import Game

if TYPE_CHECKING:
    from regat.terminal.game_ui import GameUi
    from regat.terminal.player import Player
    from regat.words import Translator

NAME = "play"
LONGEST_NAME = 20
G = TypeVar("G", bound=Game)


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="play a game in the terminal, against bots or with others at the same keyboard",
        example="regat play dominion --kingdom size_distortion --players 3 --seed 7\n"
        "  regat play dominion --kingdom draft --name Ana --name Maria\n"
        "  regat play kingdomino --variants harmony,middle_kingdom --opponent full-greedy --lang ro",
    )
    parser.add_argument("game", nargs="?", choices=[*GAMES], help="without it, you are asked")
    parser.add_argument(
        "--players",
        type=whole_number(2, 6),
        metavar="NUMBER",
        help="people and bots: 2 to 6 in Dominion, 2 to 4 in Kingdomino (default: 2, or those named)",
    )
    parser.add_argument(
        "--name",
        action="append",
        metavar="NAME",
        help="a person's name; given several times, these people share the keyboard",
    )
    parser.add_argument(
        "--opponent",
        action="append",
        metavar="BOT",
        help="a bot for all other seats, or one for each with commas between: novice, easy, medium "
        "(default), hard, champion; Dominion also: random, big-money, big-money-smithy; Kingdomino also: "
        "random, greedy, full-greedy, flat-mc-400",
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="write the record of the game to a new file as well"
    )
    add_language(parser)
    add_set_up(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    from regat.terminal.game_uis import with_box
    from regat.terminal.prompt_io import with_terminal
    from regat.terminal.setup_wizard import choose

    words = words_for(args)
    args.lang = words.language
    check_free(args.save)

    def play() -> int:
        if args.game is None:
            args.game = named_by_options(args)
        if args.game is None:
            choose(args)
        check_options(args, args.game)

        def begin(box: GameUi[G], /) -> int:
            return sit_down(box, args, words_for(args))

        return with_box(args.game, begin)

    return with_terminal(play, words)


def sit_down(box: GameUi[G], args: argparse.Namespace, words: Translator) -> int:
    """Begin the game that the options describe, and play it."""
    from regat.kingdomino.rules.variants import DYNASTY
    from regat.terminal.saves import TableMeta
    from regat.terminal.screen import Screen
    from regat.terminal.session import TerminalSession

    seats = seated(box, args, words)
    seed = secrets.randbits(24) if args.seed is None else args.seed
    screen = Screen()
    match = box.begin(args, seats, seed, screen)
    dynasty = () if DYNASTY in variants(args) else None
    code = TerminalSession(box, TableMeta(seats, words.language, dynasty), screen).play(match)
    if args.save:
        keep(match.record().text(), args.save)
        screen.say(words("evening-record", file=str(args.save)))
    return code


# Who plays ------------------------------------------------------------------------------------------


def seated(box: GameUi[G], args: argparse.Namespace, words: Translator) -> tuple[Player, ...]:
    """People first, then the bots that fill the other seats."""
    from regat.terminal.player import with_bots

    people = [checked_name(name) for name in args.name or [own_name(words)]]
    named = [bot for given in args.opponent or [] for bot in given.replace(",", " ").split()]
    for bot in named:
        box.check_bot(bot)
    players = args.players or max(2, len(people) + len(named))
    box.check_players(players)
    bots = named * (players - len(people)) if len(named) == 1 else named
    bots = bots or [box.usual_bot] * (players - len(people))
    if len(people) + len(bots) != players:
        given = len(people) + len(named)
        raise BadSetup(
            f"there are {players} seats, but {given} people and bots are named",
            key="error-seats",
            players=players,
            given=given,
        )
    return with_bots(people, bots, words)


def own_name(words: Translator) -> str:
    """What the system calls the player, if that is a name."""
    login = os.environ.get("USER") or os.environ.get("USERNAME") or ""
    is_name = login.isalpha() and login != "root" and len(login) <= LONGEST_NAME
    return login.capitalize() if is_name else words("play-player")


def checked_name(name: str) -> str:
    neat = " ".join(name.split())
    if not neat or len(neat) > LONGEST_NAME or not neat.isprintable():
        raise BadSetup(
            f"a name has 1 to {LONGEST_NAME} letters, not {name[:40]!r}", key="error-name", given=name[:40]
        )
    return neat


def named_by_options(args: argparse.Namespace) -> str | None:
    """The game that an option belongs to, so that it need not be asked for."""
    for game, options in OWN_OPTIONS.items():
        if any(getattr(args, option) is not None for option in options):
            return game
    return None


# The record -----------------------------------------------------------------------------------------


def keep(record: str, file: Path) -> None:
    try:
        file.write_text(record, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadSetup(
            f"{file} cannot be written: {reason}", key="error-file-unwritable", file=str(file), reason=reason
        ) from None


def check_free(file: Path | None) -> None:
    """Refuse at once what could not be saved in the end."""
    if file is None:
        return
    if file.exists():
        raise BadSetup(f"{file} exists already", key="error-file-exists", file=str(file))
    if not os.access(file.parent, os.W_OK):
        folder = str(file.parent)
        raise BadSetup(f"no folder {folder} can be written to", key="error-file-folder", folder=folder)
