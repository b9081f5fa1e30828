"""Reference: the components of a game that `regat show` can list and show."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import ClassVar

from regat.terminal.help_text import HelpText
from regat.terminal.page import Page
from regat.words import Translator
from regat.words.names import Names


class Reference:
    """Nothing to look up; a game with named components overrides this."""

    help: ClassVar[HelpText | None] = None  # what may be typed

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the game's own options of `regat show`."""

    def rows(self, words: Translator, args: argparse.Namespace) -> Sequence[Sequence[str]]:
        """The list of all components."""
        return ()

    def names(self, words: Translator) -> Sequence[Names[str]]:
        """What the components are called, the names that are most likely meant first."""
        return ()

    def title(self, key: str, words: Translator) -> str:
        """What a component is called."""
        return key

    def number_of(self, typed: str) -> str | None:
        """The key of a component that has a number instead of a name, if this is what was typed."""
        return None

    def show(self, key: str, page: Page, words: Translator, args: argparse.Namespace) -> None:
        """Write a component to a page; NotFound if the options exclude it."""
