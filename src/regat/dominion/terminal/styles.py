"""How cards are shown: a colour for each type, what is printed on them, and the translator for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from regat.dominion.rules import cards
from regat.dominion.words.parts import CardsPiece
from regat.terminal.localized import RichTranslator
from regat.words import Translator
from regat.words.message import Part

CARD_STYLES = (
    (cards.CURSED, "magenta"),
    (cards.TREASURE, "yellow"),
    (cards.VICTORY, "green"),
    (cards.ATTACK, "red"),
    (cards.REACTION, "cyan"),
)


class CardTranslator(RichTranslator):
    """`translate("log-buys", name=Seat(0), cards=CardsPiece(("gold",)))`: cards coloured by type."""

    def card(self, key: str) -> Text:
        return Text(self.words(f"card-{key}"), card_style(key))

    def cards(self, keys: Iterable[str], hidden: int = 0) -> Text:
        """`2 × Copper, Estate`; a dash for none."""
        listed = [
            Text(f"{copies} × " if copies > 1 else "").append_text(self.card(key))
            for key, copies in Counter(keys).items()
        ]
        if hidden:
            listed.append(Text(self.words("n-cards", n=hidden)))
        return Text(", ").join(listed) if listed else Text("–")

    def render_part(self, part: Part) -> Text:
        return (
            self.cards(part.keys, part.hidden) if isinstance(part, CardsPiece) else super().render_part(part)
        )


def card_style(key: str) -> str:
    """The colour of the card's type; plain Actions have none."""
    card = cards.CATALOGUE[cards.NUMBER[key]]
    return next((colour for kind, colour in CARD_STYLES if card.is_a(kind)), "")


def cost(key: str) -> int:
    return cards.COSTS[cards.NUMBER[key]]


def card_types(key: str, words: Translator) -> str:
    """`Action – Attack`."""
    card = cards.CATALOGUE[cards.NUMBER[key]]
    return " – ".join(words(f"type-{name}") for kind, name in cards.TYPE_NAMES.items() if card.is_a(kind))


def card_text(key: str, edition: int, words: Translator) -> Text:
    """What the card does in this edition."""
    card = cards.CATALOGUE[cards.NUMBER[key]]
    if edition == 1 and card.program_1e is not None:
        return Text(words(f"card-{key}.first"))
    return Text(words(f"card-{key}.text"))
