"""`regat languages`: the languages that Regat speaks."""

from __future__ import annotations

import argparse

from regat.cli import OK, Subparsers, command_parser
from regat.cli.arguments import add_language, words_for

NAME = "languages"


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="list the languages, and say which one is in use",
        example="regat languages\n  LANG=pl_PL.UTF-8 regat languages",
    )
    add_language(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    from regat.words import LANGUAGES

    words = words_for(args)
    for code, name in LANGUAGES.items():
        print(code, words("languages-in-use", name=name) if code == words.language else name, sep="  ")
    return OK
