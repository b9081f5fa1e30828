"""`regat verify`: check that nobody chose the deal of a game."""

from __future__ import annotations

import argparse
from pathlib import Path

from regat import games
from regat.cli.arguments import add_language, words_for
from regat.cli.replay import file_error
from regat.exit_codes import FAILED, OK
from regat.kernel import chance
from regat.kernel.chance import Forked, Sealed, Seeded
from regat.kernel.errors import BadRecord
from regat.kernel.record import Record
from regat.terminal.help_text import HelpText
from regat.terminal.saves import read
from regat.words import Translator

EXAMPLES = ("regat verify game.regat", "regat verify game.regat --seal 9f86d0… --bits 2:0a1b2c…")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=HelpText("help-verify-file"))
    parser.add_argument("--seal", metavar="DIGITS", help=HelpText("help-verify-seal"))
    parser.add_argument(
        "--bits",
        action="append",
        default=[],
        metavar="SEAT:DIGITS",
        help=HelpText("help-verify-bits"),
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    words = words_for(args)
    text = read(args.file)
    if not text.startswith("regat record "):
        raise file_error(args.file, BadRecord("line 1: not `regat record` and a number"))
    try:
        record = Record.parse(text)  # the secret is the one that was sealed, or this refuses the record
        sealed = sealed_chance(record)
        problem = mismatch(sealed, args.seal, args.bits, words)
        games.replay(record)  # and every answer must be legal
    except BadRecord as error:
        if error.key:
            raise
        problem = words("verify-altered", reason=str(error))
    if problem:
        print(problem)
        return FAILED
    for line in report(record, sealed, words):
        print(line)
    return OK


def sealed_chance(record: Record) -> Sealed:
    """The sealed chance of a record; BadRecord if there is nothing to check."""
    sealed = chance.parse(record.chance)
    if isinstance(sealed, Seeded):
        raise BadRecord("the game has a plain seed", key="verify-plain")
    if sealed.secret is None:
        raise BadRecord("the secret is withheld", key="verify-withheld")
    return sealed.sealed if isinstance(sealed, Forked) else sealed


def mismatch(sealed: Sealed, seal: str | None, bits: list[str], words: Translator) -> str:
    """What a player remembers otherwise; empty if nothing."""
    if seal is not None and seal.strip().lower() != sealed.commitment:
        return words("verify-other-seal", given=seal[:80], found=sealed.commitment)
    stirred = {f"{seat + 1}:{own.hex()}" for seat, own in sealed.contributions}
    for own in bits:
        if own.strip().lower() not in stirred:
            return words("verify-other-bits", given=own[:80])
    return ""


def report(record: Record, sealed: Sealed, words: Translator) -> list[str]:
    seats = [str(seat + 1) for seat, _ in sealed.contributions]
    stirred = words("verify-stirred", seats=", ".join(seats)) if seats else words("verify-unstirred")
    luck = chance.parse(record.chance)
    return [
        words("verify-fine", n=len(record.entries)),
        words("verify-seal", seal=sealed.commitment),
        stirred,
        *([words("verify-forked", n=luck.at)] if isinstance(luck, Forked) else []),
    ]
