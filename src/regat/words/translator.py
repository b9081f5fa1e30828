"""The messages of one language; what a language lacks is said in English, and logged."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from regat.words.languages import FALLBACK, known

Argument = str | int | float

_MINUS = re.compile(r"-(?=\d)")

log = logging.getLogger(__name__)


class Translator:
    """What is said in one language: `words("log-buys", name="Ana", cards="Aur")`."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = known(language)

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """A message by its key, or an attribute of one: `card-cellar.text`."""
        for language in dict.fromkeys((self.language, FALLBACK)):
            said = _say(language, key, arguments)
            if said is not None:
                return said
            _note_missing(language, key)
        return key

    def has(self, key: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(_pattern(bundle(language), key) is not None for language in (self.language, FALLBACK))


@cache
def _note_missing(language: str, key: str) -> None:
    """Once for each, however often it is missed."""
    log.warning("no message %s in %s", key, language)


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    made = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        made.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return made


def sources(language: str) -> Iterator[Traversable]:
    """The files that hold a language's messages, by name."""
    folder = files("regat.words").joinpath(language)
    yield from sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )


def _say(language: str, key: str, arguments: dict[str, Argument]) -> str | None:
    messages = bundle(language)
    pattern = _pattern(messages, key)
    if pattern is None:
        return None
    said, mistakes = messages.format_pattern(pattern, arguments)
    for mistake in mistakes:
        log.warning("%s in %s: %s", key, language, mistake)
    if any(isinstance(given, int | float) and given < 0 for given in arguments.values()):
        # Fluent writes a hyphen, which is shorter than the digits are wide.
        return _MINUS.sub("−", str(said))
    return str(said)


def _pattern(messages: FluentBundle, key: str):  # type: ignore[no-untyped-def]  # fluent.runtime has no type for it
    name, _, attribute = key.partition(".")
    if not messages.has_message(name):
        return None
    message = messages.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
