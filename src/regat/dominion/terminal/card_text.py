"""What is printed on a card."""

from __future__ import annotations

from rich.text import Text

from regat.dominion.rules import cards
from regat.dominion.terminal.styles import CardTranslator
from regat.words import Translator


def types(key: str, words: Translator) -> str:
    """`Action – Attack`."""
    card = cards.CATALOGUE[cards.NUMBER[key]]
    return " – ".join(words(f"type-{name}") for kind, name in cards.TYPE_NAMES.items() if card.is_a(kind))


def text(key: str, edition: int, translate: CardTranslator) -> Text:
    """What the card does in this edition."""
    card = cards.CATALOGUE[cards.NUMBER[key]]
    if edition == 1 and card.program_1e is not None:
        return Text(translate.words(f"card-{key}.first"))
    return Text(translate.words(f"card-{key}.text"))
