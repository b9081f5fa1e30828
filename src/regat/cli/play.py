"""`regat play`: a game in the terminal, against bots or with people at the same keyboard."""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path

from regat import games
from regat.bots import registry
from regat.cli.arguments import (
    add_game,
    add_language,
    add_setup_options,
    check_options,
    first_game_option,
    max_players,
    whole_number,
    words_for,
)
from regat.kernel.errors import BadSetup
from regat.kernel.table_meta import SeatedPlayer, TableMeta
from regat.terminal.game_ui import AnyUi, game_ui
from regat.terminal.help_text import HelpText
from regat.terminal.player import check_name, login_name, with_bots
from regat.terminal.prompt_io import with_terminal
from regat.terminal.screen import Screen
from regat.terminal.session import TerminalSession
from regat.terminal.setup_wizard import choose
from regat.words import Translator, user_error


def add_arguments(parser: argparse.ArgumentParser) -> None:
    specs = games.specs().values()
    allowed = tuple(
        HelpText(
            "help-players-of-game",
            game=HelpText(f"game-{spec.name}"),
            least=str(spec.players[0]),
            most=str(spec.players[-1]),
        )
        for spec in specs
    )
    bots = tuple(
        HelpText(
            "help-bots-of-game",
            game=HelpText(f"game-{spec.name}"),
            bots=", ".join(registry.bots(spec.name)),
        )
        for spec in specs
    )
    add_game(parser, if_missing="help-game-or-asked")
    parser.add_argument(
        "--players",
        type=whole_number(2, max_players()),
        metavar="COUNT",
        help=HelpText("help-play-players", allowed=allowed),
    )
    parser.add_argument("--name", action="append", metavar="PLAYER", help=HelpText("help-play-name"))
    parser.add_argument(
        "--opponent",
        action="append",
        metavar="BOT",
        help=HelpText("help-play-opponent", bots=bots, default=registry.DEFAULT),
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help=HelpText("help-play-save"))
    add_language(parser)
    add_setup_options(parser)


def run(args: argparse.Namespace) -> int:
    words = words_for(args)
    args.lang = words.language
    check_free(args.save)

    def play() -> int:
        if args.game is None:
            args.game = first_game_option(args)[0] or None
        if args.game is None:
            choose(args)
        check_options(args, args.game)
        return play_session(game_ui(args.game), args, words_for(args))

    return with_terminal(play, words)


def play_session(ui: AnyUi, args: argparse.Namespace, words: Translator) -> int:
    """Start the game that the options describe, and play it."""
    players = seat_players(ui, args, words)
    seed = secrets.randbits(24) if args.seed is None else args.seed
    screen = Screen()
    match = ui.start(args, players, seed, screen)
    table = TableMeta(players, words.language, () if ui.is_series(args) else None)
    code = TerminalSession(ui, table, screen).play(match)
    if args.save:
        write_record(match.record().text(), args.save)
        screen.say(words("session-record", file=str(args.save)))
    return code


# Players --------------------------------------------------------------------------------------------


def seat_players(ui: AnyUi, args: argparse.Namespace, words: Translator) -> tuple[SeatedPlayer, ...]:
    """People first, then the bots that fill the other seats."""
    people = [check_name(name) for name in args.name or [login_name(words)]]
    named = [bot for given in args.opponent or [] for bot in given.replace(",", " ").split()]
    for bot in named:
        registry.check(ui.name, bot)
    players = args.players or max(2, len(people) + len(named))
    ui.check_players(players)
    bots = named * (players - len(people)) if len(named) == 1 else named
    bots = bots or [registry.DEFAULT] * (players - len(people))
    if len(people) + len(bots) != players:
        given = len(people) + len(named)
        raise user_error(BadSetup, "error-seats", players=players, given=given)
    return with_bots(people, bots, words)


# The record -----------------------------------------------------------------------------------------


def write_record(record: str, file: Path) -> None:
    try:
        file.write_text(record, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise user_error(BadSetup, "error-file-unwritable", file=str(file), reason=reason) from None


def check_free(file: Path | None) -> None:
    """Refuse a file before the game if the record could not be written to it afterwards."""
    if file is None:
        return
    if file.exists():
        raise user_error(BadSetup, "error-file-exists", file=str(file))
    if not os.access(file.parent, os.W_OK):
        raise user_error(BadSetup, "error-file-folder", folder=str(file.parent))
