"""`regat show`: what the games consist of, by name."""

from __future__ import annotations

import argparse

from regat.cli.arguments import add_language, words_for
from regat.exit_codes import OK
from regat.terminal.game_ui import all_uis
from regat.terminal.help_text import HelpText
from regat.terminal.page import Page
from regat.terminal.reference import Reference
from regat.words import Translator
from regat.words.names import NotFound, find, shorten, suggest


def add_arguments(parser: argparse.ArgumentParser) -> None:
    names = tuple(reference.help for reference in references() if reference.help)
    parser.add_argument("name", nargs="*", metavar="NAME", help=HelpText("help-show-name", names=names))
    for reference in references():
        reference.add_options(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    words, page = words_for(args), Page()
    typed = " ".join(" ".join(args.name).split())
    if not typed:
        for reference in references():
            page.columns(reference.rows(words, args))
        return OK
    reference, key = look_up(words, typed)
    reference.show(key, page, words, args)
    return OK


def references() -> list[Reference]:
    return [ui.reference for ui in all_uis()]


def look_up(words: Translator, typed: str) -> tuple[Reference, str]:
    """The only component with this name; NotFound if there is none or more than one."""
    for reference in references():
        if (number := reference.number_of(typed)) is not None:
            return reference, number
    scopes = [
        {(reference, key): some for key, some in names.items()}
        for reference in references()
        for names in reference.names(words)
    ]
    found = find(typed, *scopes)
    if len(found) == 1:
        return found[0]
    names = ", ".join(reference.title(key, words) for reference, key in found or suggest(typed, *scopes))
    if found:
        raise NotFound(words("show-several", name=shorten(typed), names=names))
    if names:
        raise NotFound(words("show-unknown-near", name=shorten(typed), names=names))
    raise NotFound(words("show-unknown", name=shorten(typed)))
