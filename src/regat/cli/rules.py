"""`regat rules`: the rules of the games, topic by topic."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from operator import contains, eq

from regat.cli.arguments import add_language, words_for
from regat.exit_codes import OK
from regat.terminal.help_text import HelpText
from regat.terminal.page import Page
from regat.words import Translator
from regat.words.game_words import topics, topics_by_game
from regat.words.names import NotFound, find, shorten, suggest

EXAMPLES = ("regat rules",)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("topic", nargs="*", metavar="TOPIC", help=HelpText("help-rules-topic"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
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
    names = {
        f"{game}_{topic}": (topic, f"{game}_{topic}", title(words, f"{game}_{topic}"))
        for game, some in topics_by_game().items()
        for topic in some
    }
    if found := find(typed, names, ways=(eq, str.startswith, contains)):
        return found
    if suggestions := suggest(typed, names):
        raise NotFound(words("rules-unknown-near", name=shorten(typed), names=", ".join(suggestions)))
    raise NotFound(words("rules-unknown", name=shorten(typed)))


def show_list(words: Translator, listed: Iterable[str]) -> None:
    """Topics with their titles, under the name of their game."""
    page = Page()
    listed = list(listed)
    width = max(map(len, listed))
    for game in topics_by_game():
        rows = [(topic.ljust(width), title(words, topic)) for topic in listed if topic.startswith(f"{game}_")]
        if rows:
            page.title(words(f"game-{game}"))
            page.columns(rows)


def show_topic(words: Translator, topic: str) -> None:
    page = Page()
    page.title(title(words, topic), beside=words(f"game-{topic.partition('_')[0]}"))
    page.gap()
    page.paragraphs(words(f"rule-{topic}.text"))


def title(words: Translator, topic: str) -> str:
    return words(f"rule-{topic}")
