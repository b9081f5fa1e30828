"""`regat puzzle`: play a scenario's position, and see whether what must follow does."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from regat.cli import Subparsers, command_parser
from regat.cli.arguments import add_language, whole_number, words_for
from regat.cli.replay import numbered_players
from regat.kernel.errors import BadScenario, RegatError
from regat.kernel.game import Game

if TYPE_CHECKING:
    from regat.scenarios.document import Scenario
    from regat.terminal.game_ui import GameUi
    from regat.words import Translator

NAME = "puzzle"
MOST = 100_000
G = TypeVar("G", bound=Game)


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="play the position of a scenario",
        example="regat puzzle rules/dominion/examples.yaml\n  regat puzzle rules/kingdomino/examples.yaml 2",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a scenario file")
    parser.add_argument(
        "number",
        nargs="?",
        type=whole_number(1, MOST),
        metavar="NUMBER",
        help="which of its scenarios; without it, you are asked if there are several",
    )
    add_language(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    from regat.terminal.game_uis import with_box
    from regat.terminal.prompt_io import with_terminal

    words = words_for(args)
    found = scenarios(args.file)
    if args.number is not None:
        check_number(args.number, found, args.file)

    def play() -> int:
        scenario = found[(args.number or chosen(found, words)) - 1]

        def begin(box: GameUi[G], /) -> int:
            return sit_down(box, scenario, words)

        return with_box(scenario.game, begin)

    return with_terminal(play, words)


def scenarios(file: Path) -> list[Scenario]:
    """The scenarios of a file; what cannot be read is named."""
    from regat.scenarios import read

    found: list[Scenario] = []
    for one in read(file):
        if isinstance(one, BadScenario):
            raise refused(file, one)
        found.append(one)
    return found


def check_number(number: int, found: list[Scenario], file: Path) -> None:
    if number > len(found):
        raise BadScenario(
            f"{file} holds {len(found)} scenarios, there is no {number}",
            key="error-scenario-number",
            file=str(file),
            n=len(found),
            given=number,
        )


def chosen(found: list[Scenario], words: Translator) -> int:
    from regat.terminal.menu import Entry, Menu
    from regat.terminal.screen import Screen

    if len(found) == 1:
        return 1
    entries = [Entry(str(number), scenario.title) for number, scenario in enumerate(found, 1)]
    return int(Menu(Screen(), words).choose(words("puzzle-which"), entries, "1"))


def sit_down(box: GameUi[G], scenario: Scenario, words: Translator) -> int:
    """One person answers for all seats."""
    from regat.terminal.localized import RichTranslator
    from regat.terminal.player import Player
    from regat.terminal.puzzle import Puzzle

    if scenario.series is not None:
        raise BadScenario("a series of results has nothing to play", key="error-scenario-series")
    try:
        match = box.puzzle(scenario)
    except RegatError as error:
        raise refused(Path(scenario.path), error) from None
    names = numbered_players(match.players, words)
    return Puzzle(box, scenario, match, [Player(name) for name in names], RichTranslator(words, names)).play()


def refused(file: Path, error: RegatError) -> BadScenario:
    return BadScenario(f"{file}: {error}", key="error-scenario", file=str(file), reason=str(error))
