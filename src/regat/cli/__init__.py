"""The command `regat`: one file a command, and what all commands have in common."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Protocol

from regat import __version__
from regat.kernel.errors import RegatError

OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130


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
        """Carry it out and return the exit code."""


def commands() -> tuple[Command, ...]:
    """All commands, in the order of the help; they import the engine only when they run."""
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
    """A command's parser: a sentence on what it does and an example of its use."""
    return subparsers.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=f"example:\n  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog="regat",
        description="Play, study and master Dominion and Kingdomino.",
        epilog="example:\n  regat play\n\nexit codes: 0 fine, 1 failed, 2 wrong usage or bad input",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("-V", "--version", action="version", version=f"regat {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in commands():
        command.add(subparsers).set_defaults(run=command.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what it has to say about a mistake is one line on stderr."""
    args = argparse.Namespace()
    try:
        args = build_parser().parse_args(arguments)
        code: int = args.run(args)
        sys.stdout.flush()
    except RegatError as mistake:
        print(f"regat: {told(mistake, getattr(args, 'lang', None))}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone (`regat … | head`); Python must not complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    return code


def told(mistake: RegatError, language: str | None) -> str:
    """A mistake in the language of the command, as far as it is one that players make."""
    if not mistake.key:
        return str(mistake)
    from regat.words import Translator, preferred

    try:
        words = Translator(preferred(language, os.environ))
    except RegatError:  # the language itself was the mistake
        words = Translator(preferred(None, os.environ))
    return words(mistake.key, **mistake.parts)
