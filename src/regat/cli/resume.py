"""`regat resume`: continue an unfinished game."""

from __future__ import annotations

import argparse
import time
from dataclasses import replace

from regat import games
from regat.cli.arguments import add_language, words_for
from regat.cli.replay import file_error
from regat.exit_codes import OK
from regat.kernel.errors import BadRecord, BadSetup
from regat.terminal.game_ui import game_ui
from regat.terminal.help_text import HelpText
from regat.terminal.menu import Menu
from regat.terminal.prompt_io import with_terminal
from regat.terminal.saves import SavedGame, unfinished
from regat.terminal.screen import Screen
from regat.terminal.session import TerminalSession
from regat.words import Translator, user_error
from regat.words.languages import known

EXAMPLES = ("regat resume", "regat resume 1")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="NUMBER", help=HelpText("help-resume-number"))
    parser.add_argument("--list", action="store_true", help=HelpText("help-resume-list"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    words = words_for(args)
    saves = list(unfinished())
    if args.list:
        for number, saved in enumerate(saves, 1):
            print(f"{number:>3}  {describe(saved, words)}")
        return OK
    if not saves:
        raise user_error(BadSetup, "error-no-saved")
    chosen = None if args.game is None else by_number(args.game, saves)

    def play() -> int:
        names = [describe(saved, words) for saved in saves]
        found = chosen or saves[Menu(Screen(), words).choose_number(words("resume-which"), names) - 1]
        return resume(found, args.lang)

    return with_terminal(play, words)


def by_number(given: str, saves: list[SavedGame]) -> SavedGame:
    if given.isascii() and given.isdigit() and 1 <= int(given[:6]) <= len(saves):
        return saves[int(given) - 1]
    raise user_error(BadSetup, "error-saved", given=given[:40])


def describe(saved: SavedGame, words: Translator) -> str:
    """`2026-11-16 21:30  Chess: Ana, Medium (34 moves)`, and of a series which game it is."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.saved_at))
    names = ", ".join(player.name for player in saved.table.players)
    moves = words("resume-moves", n=len(saved.record.entries))
    title = f"{when}  {words(f'game-{saved.record.game}')}: {names}"
    if saved.table.series is None:
        return f"{title} ({moves})"
    ui = game_ui(saved.record.game)
    number = words("series-game", n=len(saved.table.series) + 1, all=ui.series_length)
    return f"{title} ({words(ui.series_name)}, {number}: {moves})"


def resume(saved: SavedGame, language: str | None) -> int:
    """Continue a game, in its language unless the options say otherwise."""
    table = saved.table if language is None else replace(saved.table, language=known(language))
    try:
        match = games.replay(saved.record)
    except BadRecord as error:
        raise file_error(saved.path, error) from None
    return TerminalSession(game_ui(saved.record.game), table, Screen()).play(match, saved.path)
