"""The command `regat`: one file a command, and what all commands have in common."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Protocol

from regat import __version__
from regat.exit_codes import FAILED, INTERRUPTED, OK, USAGE
from regat.kernel.errors import RegatError

__all__ = ["FAILED", "INTERRUPTED", "OK", "USAGE", "Command", "Subparsers", "command_parser", "main"]


class Subparsers(Protocol):
    """What `add_subparsers` returns, as far as a command needs it."""

    def add_parser(
        self,
        name: str,
        *,
        help: str,
        description: str,
        epilog: str,
        formatter_class: type[argparse.HelpFormatter],
    ) -> argparse.ArgumentParser: ...


class Command(Protocol):
    """What a module in this folder must offer to be a command."""

    NAME: str

    def add(self, subparsers: Subparsers, /) -> argparse.ArgumentParser:
        """Add the command's parser, with an example in its help."""

    def run(self, args: argparse.Namespace, /) -> int:
        """Run the command and return its exit code."""


def commands() -> tuple[Command, ...]:
    """All commands, in the order of the help."""
    from regat.cli import (
        arena,
        backup,
        doctor,
        ladder,
        languages,
        play,
        puzzle,
        replay,
        resume,
        rules,
        scenario,
        serve,
        show,
        sim,
        train,
        verify,
    )

    table = (play, resume, replay, verify, puzzle)
    return (*table, show, rules, languages, serve, backup, sim, arena, ladder, train, scenario, doctor)


def command_parser(
    subparsers: Subparsers, name: str, *, summary: str, example: str
) -> argparse.ArgumentParser:
    """A command's parser: one sentence about what it does, and examples."""
    return subparsers.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=f"example:\n  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def game_examples(command: str) -> str:
    """The examples that the games have for a command."""
    from regat.terminal.game_ui import all_uis

    lines = [f"regat {command} {example}" for ui in all_uis() for example in ui.examples.get(command, ())]
    return "\n  ".join(lines) or f"regat {command} --help"


def build_parser(arguments: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The parser of the command line: only of the command that the arguments name, if they name one."""
    from regat import games

    titles = " and ".join(spec.title for spec in games.specs().values())
    parser = argparse.ArgumentParser(
        prog="regat",
        description=f"Play, study and master {titles}.",
        epilog="example:\n  regat play\n\nexit codes: 0 fine, 1 failed, 2 wrong usage or bad input",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("-V", "--version", action="version", version=f"regat {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    named = next((argument for argument in arguments if not argument.startswith("-")), "")
    for command in [one for one in commands() if named == one.NAME] or commands():
        command.add(subparsers).set_defaults(run=command.run)
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
