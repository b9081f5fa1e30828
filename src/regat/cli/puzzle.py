"""`regat puzzle`: play a scenario's position, and see whether what must follow does."""

from __future__ import annotations

import argparse
from pathlib import Path

from regat.cli.arguments import add_language, whole_number, words_for
from regat.kernel.errors import BadScenario, RegatError
from regat.scenarios import read
from regat.scenarios.document import Scenario
from regat.terminal.help_text import HelpText
from regat.terminal.menu import Menu
from regat.terminal.player import numbered_names
from regat.terminal.prompt_io import with_terminal
from regat.terminal.puzzle import Puzzle, start
from regat.terminal.screen import Screen
from regat.words import Translator, user_error

MAX_NUMBER = 100_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=HelpText("help-puzzle-file"))
    parser.add_argument(
        "number",
        nargs="?",
        type=whole_number(1, MAX_NUMBER),
        metavar="NUMBER",
        help=HelpText("help-puzzle-number"),
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    words = words_for(args)
    found = scenarios(args.file)
    if args.number is not None and args.number > len(found):
        raise user_error(
            BadScenario, "error-scenario-number", file=str(args.file), n=len(found), given=args.number
        )

    def play() -> int:
        number = args.number or (1 if len(found) == 1 else 0)
        titles = [scenario.title for scenario in found]
        number = number or Menu(Screen(), words).choose_number(words("puzzle-which"), titles)
        return play_puzzle(found[number - 1], words)

    return with_terminal(play, words)


def scenarios(file: Path) -> list[Scenario]:
    """The scenarios of a file; BadScenario if one cannot be read."""
    found: list[Scenario] = []
    for one in read(file):
        if isinstance(one, BadScenario):
            raise file_error(file, one)
        found.append(one)
    return found


def play_puzzle(scenario: Scenario, words: Translator) -> int:
    """Play a scenario; one person answers for all seats."""
    if scenario.series is not None:
        raise user_error(BadScenario, "error-scenario-series")
    try:
        match = start(scenario)
    except RegatError as error:
        raise file_error(Path(scenario.path), error) from None
    names = numbered_names(match.players, words)
    return Puzzle(scenario, match, names, words).play()


def file_error(file: Path, error: RegatError) -> BadScenario:
    return user_error(BadScenario, "error-scenario", file=str(file), reason=str(error))
