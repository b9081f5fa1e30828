"""Options that several commands share: numbers, set-ups, languages."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable

from regat import games
from regat.cli.parser import WrongValue
from regat.kernel import engine
from regat.kernel.chance import MAX_DIGITS
from regat.kernel.errors import BadSetup
from regat.lab import MAX_WORKERS
from regat.terminal.game_ui import all_uis
from regat.terminal.help_text import HelpText
from regat.words import Translator, preferred, user_error
from regat.words.names import shorten


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A type for `add_argument`: a whole number within bounds."""

    def read(text: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,30}", text) and least <= int(text) <= most:
            return int(text)
        raise WrongValue(
            HelpText("help-error-whole-number", least=str(least), most=str(most), given=shorten(text))
        )

    return read


def seed(text: str) -> int:
    """A type for `add_argument`: a seed as records can hold it."""
    if re.fullmatch(rf"-?[0-9]{{1,{MAX_DIGITS}}}", text):
        return int(text)
    raise WrongValue(HelpText("help-error-seed", most=str(MAX_DIGITS), given=shorten(text)))


def add_game(parser: argparse.ArgumentParser, *, if_missing: str = "") -> None:
    """The game; `if_missing` names the message that says what a command does without one."""
    parser.add_argument(
        "game",
        nargs="?" if if_missing else None,
        choices=games.names(),
        metavar="GAME",
        help=HelpText(if_missing or "help-game", games=", ".join(games.names())),
    )


def max_players() -> int:
    """The most seats that any game has."""
    return max(spec.players[-1] for spec in games.specs().values())


def add_workers(parser: argparse.ArgumentParser) -> None:
    """The number of processes that play: by default as many as this process may use cores."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    default, kind = min(usable, MAX_WORKERS), whole_number(1, MAX_WORKERS)
    parser.add_argument(
        "--workers", type=kind, default=default, metavar="COUNT", help=HelpText("help-workers")
    )


def warn_if_interpreted() -> None:
    if engine.name() == "interpreted":
        print(
            "regat: using the interpreted engine, which is slower; run `regat doctor` to see why",
            file=sys.stderr,
        )


def add_setup_options(parser: argparse.ArgumentParser) -> None:
    """The seed, and for each game a group with the options of its set-up."""
    parser.add_argument("--seed", type=seed, metavar="SEED", help=HelpText("help-seed"))
    for ui in all_uis():
        if ui.options:
            ui.add_setup_options(parser.add_argument_group(HelpText(f"game-{ui.name}")))


def check_options(args: argparse.Namespace, game: str) -> None:
    """Refuse options that belong to another game."""
    owner, option = first_game_option(args, besides=game)
    if owner:
        of, title = games.spec(owner).title, games.spec(game).title
        raise user_error(BadSetup, "error-option", option=f"--{option}", of=of, game=title)


def first_game_option(args: argparse.Namespace, besides: str = "") -> tuple[str, str]:
    """The game and the name of the first option that belongs to a game, if any is given."""
    for ui in all_uis():
        for option in ui.options:
            if ui.name != besides and getattr(args, option) is not None:
                return ui.name, option
    return "", ""


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option for the language of the command."""
    parser.add_argument("--lang", metavar="LANGUAGE", help=HelpText("help-lang"))


def words_for(args: argparse.Namespace) -> Translator:
    """The messages of the command, in the language of the option or of the environment."""
    return Translator(preferred(args.lang, os.environ))
