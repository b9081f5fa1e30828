"""`regat rules`: the rules of the games, topic by topic."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from regat.cli import OK, Subparsers, command_parser, game_examples
from regat.cli.arguments import add_language, words_for

if TYPE_CHECKING:
    from regat.words import Translator

NAME = "rules"


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="read the rules, topic by topic",
        example=f"regat rules\n  {game_examples(NAME)}",
    )
    parser.add_argument(
        "topic", nargs="*", metavar="TOPIC", help="its id or part of its title; without it, all are listed"
    )
    add_language(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    from regat.words.names import shorten
    from regat.words.topics import topics

    words = words_for(args)
    typed = " ".join(args.topic)
    if not typed:
        show_list(words, topics())
        print()
        print(words("rules-hint", command=f"regat rules {topics()[0]}"))
        return OK
    found = look_up(words, typed)
    if len(found) == 1:
        show_topic(words, found[0])
    else:
        print(words("rules-several", name=shorten(typed)))
        show_list(words, found)
    return OK


def look_up(words: Translator, typed: str) -> list[str]:
    """The topics that match, at least one; NotFound if there is none."""
    from regat.words.names import NotFound, begins, contains, equals, find, shorten, suggest
    from regat.words.topics import topics_by_game

    names = {
        f"{game}_{topic}": (topic, f"{game}_{topic}", title(words, f"{game}_{topic}"))
        for game, some in topics_by_game().items()
        for topic in some
    }
    if found := find(typed, names, ways=(equals, begins, contains)):
        return found
    if suggestions := suggest(typed, names):
        raise NotFound(words("rules-unknown-near", name=shorten(typed), names=", ".join(suggestions)))
    raise NotFound(words("rules-unknown", name=shorten(typed)))


def show_list(words: Translator, listed: Iterable[str]) -> None:
    """Topics with their titles, under the name of their game."""
    from regat.terminal.page import Page
    from regat.words.topics import topics_by_game

    page = Page()
    listed = list(listed)
    width = max(map(len, listed))
    for game in topics_by_game():
        rows = [(topic.ljust(width), title(words, topic)) for topic in listed if topic.startswith(f"{game}_")]
        if rows:
            page.title(words(f"game-{game}"))
            page.columns(rows)


def show_topic(words: Translator, topic: str) -> None:
    from regat.terminal.page import Page

    page = Page()
    page.title(title(words, topic), beside=words(f"game-{topic.partition('_')[0]}"))
    page.gap()
    page.paragraphs(words(f"rule-{topic}.text"))


def title(words: Translator, topic: str) -> str:
    return words(f"rule-{topic}")
