"""Dominion in the catalogue: its cards and the recommended kingdoms."""

from __future__ import annotations

from itertools import takewhile

from msgspec import Struct

from regat.dominion.clarifications import CLARIFICATIONS
from regat.dominion.rules import cards, kingdoms
from regat.dominion.rules.card_moves import pile_size
from regat.dominion.spec import SPEC
from regat.dominion.words.card_names import all_names
from regat.server.protocol.parts import CatalogueMessage

BONUSES = {
    cards.PLUS_CARDS: "cards",
    cards.PLUS_ACTIONS: "actions",
    cards.PLUS_BUYS: "buys",
    cards.PLUS_COINS: "coins",
}


class Bonus(Struct, frozen=True):
    """What a card always gives when it is played."""

    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0


class ClarificationInfo(Struct, frozen=True):
    """Something that the rulebooks explain about a card."""

    key: str  # of the message
    rules: tuple[str, ...]  # ids of the specification


class CardInfo(Struct, frozen=True):
    """A card."""

    key: str
    names: tuple[str, ...]  # in all languages, and those of other printings
    cost: int
    types: tuple[str, ...]
    editions: tuple[int, ...]
    piles: tuple[int, ...]  # the size of its pile with two players, three players, and so on
    kingdom: bool = False  # a Kingdom card; the others are in every game
    coins: int = 0  # of a Treasure
    points: int = 0  # of a Victory card or a Curse; 0 if they depend on the deck
    bonus: Bonus = Bonus()
    differs: bool = False  # the two editions have different instructions
    clarifications: tuple[ClarificationInfo, ...] = ()


class KingdomInfo(Struct, frozen=True):
    """A recommended set of ten Kingdom cards."""

    key: str
    edition: int
    cards: tuple[str, ...]


class DominionCatalogue(CatalogueMessage, tag="dominion", frozen=True):
    """The cards and the recommended kingdoms of Dominion."""

    cards: tuple[CardInfo, ...]
    kingdoms: tuple[KingdomInfo, ...]
    kingdom_size: int


def build_catalogue() -> DominionCatalogue:
    return DominionCatalogue(
        cards=tuple(_card(number) for number in range(cards.CARDS)),
        kingdoms=tuple(
            KingdomInfo(key, edition, kingdoms.in_order(ten))
            for edition, sets in kingdoms.SETS.items()
            for key, ten in sets.items()
        ),
        kingdom_size=kingdoms.PILES,
    )


def _card(number: int) -> CardInfo:
    card = cards.CATALOGUE[number]
    bonuses = takewhile(lambda step: step[0] in BONUSES, card.program)
    return CardInfo(
        key=card.key,
        names=all_names(card.key),
        cost=card.cost,
        types=tuple(name for kind, name in cards.TYPE_NAMES.items() if card.is_a(kind)),
        editions=card.editions,
        piles=tuple(pile_size(number, players) for players in SPEC.players),
        kingdom=number in cards.KINGDOM,
        coins=card.coins,
        points=card.points,
        bonus=Bonus(**{BONUSES[operation]: amount for operation, amount in bonuses}),
        differs=card.program_1e is not None,
        clarifications=tuple(ClarificationInfo(one.key, one.rules) for one in CLARIFICATIONS[card.key]),
    )
