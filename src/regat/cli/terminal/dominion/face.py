"""What is printed on a card."""

from __future__ import annotations

from rich.text import Text

from regat.cli.terminal import looks
from regat.cli.terminal.voice import Voice
from regat.dominion import cards


def types(key: str, voice: Voice) -> Text:
    """`Action – Attack`."""
    card = cards.CATALOGUE[cards.NUMBER[key]]
    named = [voice.words(f"type-{name}") for kind, name in cards.TYPE_NAMES.items() if card.is_a(kind)]
    return Text(" – ".join(named), looks.card_style(key))


def text(key: str, edition: int, voice: Voice) -> Text:
    """What the card does in this edition."""
    card = cards.CATALOGUE[cards.NUMBER[key]]
    if edition == 1 and card.program_1e is not None:
        return Text(voice.words(f"card-{key}.first"))
    return Text(voice.words(f"card-{key}.text"))
