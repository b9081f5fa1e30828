"""The dominoes as `regat show` shows them."""

from __future__ import annotations

import argparse
from typing import ClassVar

from regat.kingdomino.kingdom import halves
from regat.kingdomino.rules.dominoes import BOX, DOMINOES
from regat.terminal.help_text import HelpText
from regat.terminal.page import Page
from regat.terminal.reference import Reference
from regat.words import LANGUAGES, Translator
from regat.words.names import NotFound, find, shorten


class DominoReference(Reference):
    help: ClassVar[HelpText] = HelpText("help-kingdomino-show-name")

    def number_of(self, typed: str) -> str | None:
        """The number in `23`, `domino 23`, or the same in another language."""
        number = typed.rpartition(" ")[2]
        if not number.isdecimal():
            return None
        names = {number: [number, *(Translator(code)("show-domino", n=number) for code in LANGUAGES)]}
        return number if find(typed, names) else None

    def show(self, key: str, page: Page, words: Translator, args: argparse.Namespace) -> None:
        domino = next((domino for domino in BOX if str(domino.number) == key.lstrip("0")), None)
        if domino is None:
            raise NotFound(words("show-no-domino", number=shorten(key), last=DOMINOES))
        page.title(words("show-domino", n=domino.number))
        page.columns(
            (words(f"terrain-{half.terrain}"), words("n-crowns", n=half.crowns))
            for half in halves(domino.number)
        )
