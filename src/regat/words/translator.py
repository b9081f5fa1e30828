"""Translates messages into one language; what a language lacks appears in English, and is logged."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

from fluent.runtime import FluentBundle, FluentResource

from regat import games
from regat.kernel.errors import RegatError
from regat.words.languages import FALLBACK, known

Argument = str | int | float
E = TypeVar("E", bound=RegatError)

COMMON = Path(__file__).parent
_MINUS = re.compile(r"-(?=\d)")

log = logging.getLogger(__name__)


class Translator:
    """Translates into one language: `words("log-turn", name="Ana", n=3)`."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = known(language)

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """A message by its key, or an attribute of one: `card-cellar.text`."""
        for language in dict.fromkeys((self.language, FALLBACK)):
            for messages in self.bundles(language):
                text = _format(messages, language, key, arguments)
                if text is not None:
                    return text
            _log_missing(language, key)
        return key

    def has(self, key: str) -> bool:
        """Whether a message exists, in this language or in English."""
        return any(
            _pattern(messages, key) is not None
            for language in dict.fromkeys((self.language, FALLBACK))
            for messages in self.bundles(language)
        )

    def bundles(self, language: str) -> Iterator[FluentBundle]:
        """Where to look for a message of a language, in this order."""
        yield bundle(language)


def user_error(kind: type[E], key: str, /, **parts: str | int) -> E:
    """An error that a player can cause, with its text from the English catalogue."""
    return kind(Translator()(key, **parts), key=key, **parts)


@cache
def _log_missing(language: str, key: str) -> None:
    """Log each missing message once."""
    log.warning("no message %s in %s", key, language)


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    return read_bundle(language, sources(language))


def read_bundle(language: str, files: Iterable[Path]) -> FluentBundle:
    """The messages in these files."""
    made = FluentBundle([language], use_isolating=False)
    for file in files:
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def sources(language: str) -> Iterator[Path]:
    """The files that hold a language's messages: the common ones, then those of the games."""
    # Imported here, since the words of a game are made of messages.
    from regat.words.game_words import game_words

    own = (folder for name in games.names() for folder in game_words(name).catalogues)
    for folder in (COMMON, *own):
        yield from sorted((folder / language).glob("*.ftl"))


def _format(messages: FluentBundle, language: str, key: str, arguments: dict[str, Argument]) -> str | None:
    pattern = _pattern(messages, key)
    if pattern is None:
        return None
    text, errors = messages.format_pattern(pattern, arguments)
    for error in errors:
        log.warning("%s in %s: %s", key, language, error)
    if any(isinstance(given, int | float) and given < 0 for given in arguments.values()):
        # Fluent writes a hyphen, which is shorter than the digits are wide.
        return _MINUS.sub("−", str(text))
    return str(text)


def _pattern(messages: FluentBundle, key: str):  # type: ignore[no-untyped-def]  # fluent.runtime has no type for it
    name, _, attribute = key.partition(".")
    if not messages.has_message(name):
        return None
    message = messages.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
