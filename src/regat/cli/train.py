"""`regat train`: train the networks of a game's bots."""

from __future__ import annotations

import argparse
import sys

from regat import games
from regat.exit_codes import FAILED, OK
from regat.kernel import engine
from regat.kernel.errors import BadSetup
from regat.lab.game_lab import game_lab


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=games.names())
    parser.add_argument("options", nargs=argparse.REMAINDER, help="of the game's training; see GAME --help")


def run(args: argparse.Namespace) -> int:
    training = game_lab(args.game).training
    if training is None:
        raise BadSetup(f"{args.game} has nothing to train")
    parser = argparse.ArgumentParser(prog=f"regat train {args.game}")
    training.add_options(parser)
    options = parser.parse_args(args.options)
    if engine.name() == "interpreted":
        print(
            "regat: training takes the compiled engine; `regat doctor` says why it is missing",
            file=sys.stderr,
        )
        return FAILED
    training.run(options)
    return OK
