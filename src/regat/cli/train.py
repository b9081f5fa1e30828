"""`regat train`: train the networks of a game's bots."""

from __future__ import annotations

import argparse
import sys

from regat import games
from regat.cli.arguments import add_game
from regat.cli.parser import LocalizedParser, language_in
from regat.exit_codes import FAILED, OK
from regat.kernel import engine
from regat.kernel.errors import BadSetup
from regat.lab.game_lab import game_lab
from regat.terminal.game_ui import game_ui
from regat.terminal.help_text import HelpText
from regat.words import user_error


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "options", nargs=argparse.REMAINDER, metavar="OPTIONS", help=HelpText("help-train-options")
    )


def run(args: argparse.Namespace) -> int:
    training = game_lab(args.game).training
    if training is None:
        raise user_error(BadSetup, "help-error-no-training", game=games.spec(args.game).title)
    parser = LocalizedParser(
        prog=f"regat train {args.game}",
        summary=HelpText("help-command-train"),
        examples=lambda: [f"regat train {one}" for one in game_ui(args.game).examples.get("train", ())],
        language=language_in(args.options),
    )
    training.add_options(parser)
    options = parser.parse_args(args.options)
    if engine.name() == "interpreted":
        print(
            "regat: training needs the compiled engine; run `regat doctor` to see why it is not in use",
            file=sys.stderr,
        )
        return FAILED
    training.run(options)
    return OK
