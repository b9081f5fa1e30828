"""What is in the boxes: every fact of both games that a client shows, from the engines' own tables."""

from __future__ import annotations

from hashlib import blake2b
from itertools import takewhile
from typing import Literal

import msgspec
from msgspec import Struct

from regat.bots import registry
from regat.dominion.rules import cards, kingdoms
from regat.dominion.rules.card_moves import pile_size
from regat.kernel.errors import BadSetup
from regat.kingdomino.rules import dominoes, variants
from regat.server.protocol.messages import MOST_TEXT
from regat.server.transport.client_session import PHRASES
from regat.server.transport.guests import LONGEST_NAME
from regat.server.transport.limits import Limits
from regat.words.languages import LANGUAGES
from regat.words.topics import TOPICS

PLAYERS = {"dominion": range(2, 7), "kingdomino": range(2, 5)}


class Bonus(Struct, frozen=True):
    """What a card gives before it asks for anything."""

    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0


class CardFact(Struct, frozen=True):
    """A card of Dominion."""

    key: str
    cost: int
    types: tuple[str, ...]
    editions: tuple[int, ...]
    piles: tuple[int, ...]  # how many there are at the start, with two players and with each one more
    kingdom: bool = False  # one of the cards of which ten are chosen; the others are in every game
    coins: int = 0  # of a Treasure
    points: int = 0  # of a Victory card or a Curse; what depends on the deck is in its text
    bonus: Bonus = Bonus()
    differs: bool = False  # the editions do not agree on what it does


class KingdomFact(Struct, frozen=True):
    """A recommended set of ten cards."""

    key: str
    edition: int
    cards: tuple[str, ...]


class VariantFact(Struct, frozen=True):
    """A variant of Kingdomino, and with how many players it can be played."""

    key: str
    players: tuple[int, ...]
    size: int  # columns and rows of a kingdom
    series: bool  # several games whose points are added up


class Half(Struct, frozen=True):
    """A square of a domino."""

    terrain: str
    crowns: int


class DominoFact(Struct, frozen=True):
    """A domino: its first square, then its second."""

    number: int
    squares: tuple[Half, Half]


class TerrainFact(Struct, frozen=True):
    """A terrain, and how much of it is in the box."""

    key: str
    squares: int
    crowns: int


class BotFact(Struct, frozen=True):
    """A bot; the cards it cannot do without."""

    name: str
    needs: tuple[str, ...]
    level: bool  # made for people, not for measuring


class GameFact(Struct, frozen=True):
    """One of the two games; its bots, the levels last and from the weakest to the strongest."""

    key: Literal["dominion", "kingdomino"]
    players: tuple[int, ...]
    bots: tuple[BotFact, ...]
    usual_bot: str  # a fair opponent for a first game
    topics: tuple[str, ...]  # of its rules: `rule-` and the topic are the message


class LanguageFact(Struct, frozen=True):
    """A language and what it calls itself."""

    code: str
    name: str


class Bounds(Struct, frozen=True):
    """What this server allows."""

    name: int  # characters
    text: int
    record: int  # bytes of an uploaded record
    words_a_minute: int  # phrases and chat
    tables: int  # of a guest, not over
    chat: bool


class Catalogue(Struct, frozen=True):
    """What is in the boxes, and what this server allows."""

    games: tuple[GameFact, ...]
    cards: tuple[CardFact, ...]
    kingdoms: tuple[KingdomFact, ...]
    kingdom_size: int
    variants: tuple[VariantFact, ...]
    dominoes: tuple[DominoFact, ...]
    terrains: tuple[TerrainFact, ...]
    phrases: tuple[str, ...]
    languages: tuple[LanguageFact, ...]
    bounds: Bounds


def box(limits: Limits, *, chat: bool) -> Catalogue:
    """Both boxes, as they are played on a server with these limits."""
    return Catalogue(
        games=(_game("dominion"), _game("kingdomino")),
        cards=tuple(_card(number) for number in range(cards.CARDS)),
        kingdoms=tuple(
            KingdomFact(key, edition, kingdoms.in_order(ten))
            for edition, sets in kingdoms.SETS.items()
            for key, ten in sets.items()
        ),
        kingdom_size=kingdoms.PILES,
        variants=tuple(_variant(key) for key in variants.KNOWN),
        dominoes=tuple(_domino(domino) for domino in dominoes.BOX),
        terrains=tuple(_terrain(key) for key in dominoes.TERRAINS),
        phrases=PHRASES,
        languages=tuple(LanguageFact(code, name) for code, name in LANGUAGES.items()),
        bounds=Bounds(
            name=LONGEST_NAME,
            text=MOST_TEXT,
            record=limits.record_bytes,
            words_a_minute=round(limits.words_a_minute),
            tables=limits.tables_of_guest,
            chat=chat,
        ),
    )


def told(box: Catalogue) -> tuple[bytes, str]:
    """The box as it is sent, and the tag by which a client knows that it is still the same."""
    text = msgspec.json.encode(box)
    return text, f'"{blake2b(text, digest_size=12).hexdigest()}"'


def _game(key: Literal["dominion", "kingdomino"]) -> GameFact:
    return GameFact(
        key,
        tuple(PLAYERS[key]),
        tuple(
            BotFact(name, bot.required_cards, name in registry.LEVELS)
            for name, bot in registry.BOTS[key].items()
        ),
        registry.DEFAULT,
        tuple(f"{key}_{topic}" for topic in TOPICS[key]),
    )


# Dominion -----------------------------------------------------------------------------------------------

BONUSES = {
    cards.PLUS_CARDS: "cards",
    cards.PLUS_ACTIONS: "actions",
    cards.PLUS_BUYS: "buys",
    cards.PLUS_COINS: "coins",
}


def _card(number: int) -> CardFact:
    card = cards.CATALOGUE[number]
    given = takewhile(lambda step: step[0] in BONUSES, card.program)
    return CardFact(
        key=card.key,
        cost=card.cost,
        types=tuple(name for kind, name in cards.TYPE_NAMES.items() if card.is_a(kind)),
        editions=card.editions,
        piles=tuple(pile_size(number, players) for players in PLAYERS["dominion"]),
        kingdom=number in cards.KINGDOM,
        coins=card.coins,
        points=card.points,
        bonus=Bonus(**{BONUSES[operation]: many for operation, many in given}),
        differs=card.program_1e is not None,
    )


# Kingdomino ---------------------------------------------------------------------------------------------


def _variant(key: str) -> VariantFact:
    shapes = [shape for players in PLAYERS["kingdomino"] if (shape := _shape(players, key))]
    return VariantFact(
        key, tuple(shape.players for shape in shapes), shapes[0].size, series=key == variants.DYNASTY
    )


def _shape(players: int, variant: str) -> variants.GameConfig | None:
    try:
        return variants.checked_config(players, (variant,))
    except BadSetup:
        return None


def _domino(domino: dominoes.Domino) -> DominoFact:
    first, second = (Half(*half) for half in zip(domino.terrains, domino.crowns, strict=True))
    return DominoFact(domino.number, (first, second))


def _terrain(key: str) -> TerrainFact:
    crowns = [
        crowns
        for domino in dominoes.BOX
        for terrain, crowns in zip(domino.terrains, domino.crowns, strict=True)
        if terrain == key
    ]
    return TerrainFact(key, len(crowns), sum(crowns))
