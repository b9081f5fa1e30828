"""`regat languages`: the languages that Regat speaks."""

from __future__ import annotations

import argparse

from regat.cli.arguments import add_language, words_for
from regat.exit_codes import OK
from regat.words import LANGUAGES

EXAMPLES = ("regat languages", "LANG=pl_PL.UTF-8 regat languages")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    words = words_for(args)
    for code, name in LANGUAGES.items():
        print(code, words("languages-in-use", name=name) if code == words.language else name, sep="  ")
    return OK
