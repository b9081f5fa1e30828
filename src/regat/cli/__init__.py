"""The command `regat`: one module a command, and what all commands have in common.

A module is imported only when its command is run or its help printed: `regat --help` loads no game.
"""

import argparse
import os
import sys
from collections.abc import Container, Sequence
from importlib import import_module
from typing import Protocol, cast

import regat
from regat.exit_codes import FAILED, INTERRUPTED, OK, USAGE
from regat.kernel.errors import RegatError

# The module in this folder, and what the command does; in the order of the help.
COMMANDS = {
    "play": "play a game in the terminal, against bots or with others at the same keyboard",
    "resume": "list the unfinished games of this terminal, or continue one",
    "replay": "step through the record of a game, forward and back",
    "verify": "check the deal of a finished game that was played on a server",
    "puzzle": "play the position of a scenario",
    "show": "show a component of a game by its name, or list them",
    "rules": "read the rules, topic by topic",
    "languages": "list the languages, and say which one is in use",
    "serve": "serve tables for people and bots over HTTP and WebSocket",
    "backup": "copy the database of regat serve, also while it runs",
    "sim": "play many games between bots and count who wins",
    "arena": "let bots meet on the same deals in every seating, and rate them",
    "ladder": "play the frozen ladder of bots again and print its table",
    "train": "train the networks of a game's bots",
    "scenario": "run rule scenarios and say which fail",
    "doctor": "say which engine is in use and why, and what was found on this computer",
}


class Command(Protocol):
    """A command's module. It may also have EXAMPLES, besides those that the games have for it."""

    def add_arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Add the arguments and options of the command."""

    def run(self, args: argparse.Namespace, /) -> int:
        """Run the command and return its exit code."""


def load(name: str) -> Command:
    return cast(Command, import_module(f"regat.cli.{name}"))


class CommandParser(argparse.ArgumentParser):
    """The parser of one command; its examples are collected when the help is printed."""

    def format_help(self) -> str:
        from regat.terminal.game_ui import all_uis

        name = self.prog.rpartition(" ")[2]
        of_games = [f"{self.prog} {example}" for ui in all_uis() for example in ui.examples.get(name, ())]
        examples = [*getattr(load(name), "EXAMPLES", ()), *of_games] or [f"{self.prog} --help"]
        self.epilog = "example:\n  " + "\n  ".join(examples)
        return super().format_help()


def build_parser(named: Container[str] = COMMANDS) -> argparse.ArgumentParser:
    """The parser of the command line, with the arguments of the commands that are named."""
    parser = argparse.ArgumentParser(
        prog="regat",
        description=regat.__doc__,
        epilog="example:\n  regat play\n\nexit codes: 0 fine, 1 failed, 2 wrong usage or bad input",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("-V", "--version", action="version", version=f"regat {regat.__version__}")
    subparsers = parser.add_subparsers(
        title="commands", metavar="COMMAND", required=True, parser_class=CommandParser
    )
    for name, summary in COMMANDS.items():
        added = subparsers.add_parser(
            name,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if name in named:
            command = load(name)
            command.add_arguments(added)
            added.set_defaults(run=command.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a user's mistake is reported in one line on stderr."""
    args = argparse.Namespace()
    try:
        given = sys.argv[1:] if arguments is None else arguments
        args = build_parser(given).parse_args(given)
        code: int = args.run(args)
        sys.stdout.flush()
    except RegatError as mistake:
        print(f"regat: {localize_error(mistake, getattr(args, 'lang', None))}", file=sys.stderr)
        return USAGE
    except ChildProcessError as error:
        print(f"regat: {error}: the games were not all played", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader is gone (`regat … | head`); Python must not report that again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    return code


def localize_error(mistake: RegatError, language: str | None) -> str:
    """An error message in the language of the command, if it is one that players can cause."""
    if not mistake.key:
        return str(mistake)
    from regat.words import Translator, preferred

    try:
        words = Translator(preferred(language, os.environ))
    except RegatError:  # the language itself was the mistake
        words = Translator(preferred(None, os.environ))
    return words(mistake.key, **mistake.parts)
