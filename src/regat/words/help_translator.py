"""Translates the help of the commands without reading all catalogues or importing a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.runtime import FluentBundle

from regat.words.translator import COMMON, Translator, bundle, read_bundle

FILES = ("*help.ftl", "*terms.ftl")  # the terms include the names of the games


class HelpTranslator(Translator):
    """Reads the other catalogues only for a message that those of the help lack."""

    def bundles(self, language: str) -> Iterator[FluentBundle]:
        yield help_bundle(language)
        yield bundle(language)


@cache
def help_bundle(language: str) -> FluentBundle:
    """The messages of the help, and the terms."""
    return read_bundle(
        language, (file for pattern in FILES for file in sorted((COMMON / language).glob(pattern)))
    )
