"""The command `regat`: one module a command, and what all commands have in common.

A module is imported only when its command is run or its help printed: `regat --help` loads no game.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Protocol, cast

import regat
from regat.cli.parser import LocalizedParser, language_in
from regat.exit_codes import FAILED, INTERRUPTED, OK, USAGE
from regat.kernel.errors import RegatError
from regat.terminal.help_text import HelpText

# The modules in this folder, in the order of the help; what each does is the message `help-command-<name>`.
COMMANDS = (
    "play",
    "resume",
    "replay",
    "verify",
    "puzzle",
    "show",
    "rules",
    "languages",
    "serve",
    "backup",
    "sim",
    "arena",
    "ladder",
    "train",
    "scenario",
    "doctor",
)


class Command(Protocol):
    """A command's module. It may also have EXAMPLES, besides those that the games have for it."""

    def add_arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Add the arguments and options of the command."""

    def run(self, args: argparse.Namespace, /) -> int:
        """Run the command and return its exit code."""


def load(name: str) -> Command:
    return cast(Command, import_module(f"regat.cli.{name}"))


def examples_of(name: str) -> list[str]:
    """The examples of a command: its own, and those that the games have for it."""
    from regat.terminal.game_ui import all_uis

    of_games = [f"regat {name} {example}" for ui in all_uis() for example in ui.examples.get(name, ())]
    return [*getattr(load(name), "EXAMPLES", ()), *of_games] or [f"regat {name} --help"]


def build_parser(arguments: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """The parser of a command line, with the arguments of the commands that it names."""
    language = language_in(arguments)
    parser = LocalizedParser(
        prog="regat",
        summary=HelpText("help-regat"),
        examples=lambda: ["regat play"],
        note=HelpText("help-exit-codes"),
        language=language,
    )
    parser.add_argument(
        "-V",
        "--version",
        action="version",
        version=f"regat {regat.__version__}",
        help=HelpText("help-show-version"),
    )
    subparsers = parser.add_subparsers(
        title=HelpText("help-commands"), metavar="COMMAND", required=True, parser_class=LocalizedParser
    )
    for name in COMMANDS:
        summary = HelpText(f"help-command-{name}")
        added = subparsers.add_parser(
            name, help=summary, summary=summary, examples=partial(examples_of, name), language=language
        )
        if name in arguments:
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
        print(f"regat: {error}; not all games were played", file=sys.stderr)
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
    from regat.words import Translator
    from regat.words.languages import preferred_if_known

    return Translator(preferred_if_known(language, os.environ))(mistake.key, **mistake.parts)
