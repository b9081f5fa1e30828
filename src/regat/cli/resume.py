"""`regat resume`: go on with a game that was left."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, TypeVar

from regat.cli import OK, Subparsers, command_parser
from regat.cli.arguments import add_language, words_for
from regat.kernel.errors import BadRecord, BadSetup
from regat.kernel.face import Game

if TYPE_CHECKING:
    from regat.cli.terminal.box import Box
    from regat.cli.terminal.saves import Saved
    from regat.words import Words

NAME = "resume"
G = TypeVar("G", bound=Game)


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="list the unfinished games of this terminal, or go on with one",
        example="regat resume\n  regat resume 1",
    )
    parser.add_argument(
        "game", nargs="?", metavar="NUMBER", help="of the list, 1 being the latest; without it, you are asked"
    )
    parser.add_argument("--list", action="store_true", help="only print the list")
    add_language(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    from regat.cli.terminal.reading import with_terminal
    from regat.cli.terminal.saves import unfinished

    words = words_for(args)
    games = list(unfinished())
    if args.list:
        for number, saved in enumerate(games, 1):
            print(f"{number:>3}  {described(saved, words)}")
        return OK
    if not games:
        raise BadSetup("there is no unfinished game", key="error-no-saved")
    if args.game is not None:
        numbered(args.game, games)
    return with_terminal(lambda: go_on(numbered(args.game or asked(games, words), games), args.lang), words)


def numbered(given: str, games: list[Saved]) -> Saved:
    if given.isascii() and given.isdigit() and 1 <= int(given[:6]) <= len(games):
        return games[int(given) - 1]
    raise BadSetup(f"there is no unfinished game {given[:40]!r}", key="error-saved", given=given[:40])


def asked(games: list[Saved], words: Words) -> str:
    from regat.cli.terminal.menu import Entry, Menu
    from regat.cli.terminal.screen import Screen

    entries = [Entry(str(number), described(saved, words)) for number, saved in enumerate(games, 1)]
    return Menu(Screen(), words).choose(words("resume-which"), entries, "1")


def described(saved: Saved, words: Words) -> str:
    """`2026-11-16 21:30  Dominion: Ana, Big Money (34 moves)`"""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.when))
    names = ", ".join(seated.name for seated in saved.table.seats)
    moves = words("resume-moves", n=len(saved.record.entries))
    return f"{when}  {words(f'game-{saved.record.game}')}: {names} ({moves})"


def go_on(saved: Saved, language: str | None) -> int:
    """Sit down at the table again, in the language it was left in unless another is asked for."""
    from dataclasses import replace

    from regat.cli.terminal.boxes import with_box
    from regat.cli.terminal.evening import Evening
    from regat.cli.terminal.screen import Screen
    from regat.words.languages import known

    table = saved.table if language is None else replace(saved.table, language=known(language))

    def sit_down(box: Box[G], /) -> int:
        try:
            match = box.replay(saved.record)
        except BadRecord as error:
            file = str(saved.path)
            raise BadRecord(f"{file}: {error}", key="error-record", file=file, reason=str(error)) from None
        return Evening(box, table, Screen()).play(match, saved.path)

    return with_box(saved.record.game, sit_down)
