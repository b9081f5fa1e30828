"""`regat resume`: go on with a game that was left."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, TypeVar

from regat.cli import OK, Subparsers, command_parser
from regat.cli.arguments import add_language, words_for
from regat.kernel.errors import BadRecord, BadSetup
from regat.kernel.game import Game

if TYPE_CHECKING:
    from regat.terminal.game_ui import GameUi
    from regat.terminal.saves import SavedGame
    from regat.words import Translator

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
    from regat.terminal.prompt_io import with_terminal
    from regat.terminal.saves import unfinished

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


def numbered(given: str, games: list[SavedGame]) -> SavedGame:
    if given.isascii() and given.isdigit() and 1 <= int(given[:6]) <= len(games):
        return games[int(given) - 1]
    raise BadSetup(f"there is no unfinished game {given[:40]!r}", key="error-saved", given=given[:40])


def asked(games: list[SavedGame], words: Translator) -> str:
    from regat.terminal.menu import Entry, Menu
    from regat.terminal.screen import Screen

    entries = [Entry(str(number), described(saved, words)) for number, saved in enumerate(games, 1)]
    return Menu(Screen(), words).choose(words("resume-which"), entries, "1")


def described(saved: SavedGame, words: Translator) -> str:
    """`2026-11-16 21:30  Dominion: Ana, Big Money (34 moves)`"""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.when))
    names = ", ".join(seated.name for seated in saved.table.seats)
    moves = words("resume-moves", n=len(saved.record.entries))
    return f"{when}  {words(f'game-{saved.record.game}')}: {names} ({moves})"


def go_on(saved: SavedGame, language: str | None) -> int:
    """Sit down at the table again, in the language it was left in unless another is asked for."""
    from dataclasses import replace

    from regat.terminal.game_uis import with_box
    from regat.terminal.screen import Screen
    from regat.terminal.session import TerminalSession
    from regat.words.languages import known

    table = saved.table if language is None else replace(saved.table, language=known(language))

    def sit_down(box: GameUi[G], /) -> int:
        try:
            match = box.replay(saved.record)
        except BadRecord as error:
            file = str(saved.path)
            raise BadRecord(f"{file}: {error}", key="error-record", file=file, reason=str(error)) from None
        return TerminalSession(box, table, Screen()).play(match, saved.path)

    return with_box(saved.record.game, sit_down)
