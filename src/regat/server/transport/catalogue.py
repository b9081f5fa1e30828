"""The catalogue: everything about the games that a client displays, from the engines' own tables."""

from __future__ import annotations

from hashlib import blake2b
from itertools import takewhile
from typing import Literal

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from regat.bots import registry
from regat.dominion.rules import cards, kingdoms
from regat.dominion.rules.card_moves import pile_size
from regat.kernel.errors import BadSetup
from regat.kingdomino.rules import dominoes, variants
from regat.server.limits import Limits
from regat.server.protocol.messages import MAX_CHAT
from regat.server.transport.client_session import PHRASES
from regat.server.transport.compression import gzip_bytes, json_bytes_response, not_modified
from regat.server.transport.guests import MAX_NAME_CHARS
from regat.words.languages import LANGUAGES
from regat.words.topics import TOPICS

CACHING = "public, max-age=300"
PLAYERS = {"dominion": range(2, 7), "kingdomino": range(2, 5)}


class Bonus(Struct, frozen=True):
    """What a card gives before it asks for anything."""

    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0


class CardInfo(Struct, frozen=True):
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


class KingdomInfo(Struct, frozen=True):
    """A recommended set of ten cards."""

    key: str
    edition: int
    cards: tuple[str, ...]


class VariantInfo(Struct, frozen=True):
    """A variant of Kingdomino, and with how many players it can be played."""

    key: str
    players: tuple[int, ...]
    size: int  # columns and rows of a kingdom
    series: bool  # several games whose points are added up


class Half(Struct, frozen=True):
    """A square of a domino."""

    terrain: str
    crowns: int


class DominoInfo(Struct, frozen=True):
    """A domino: its first square, then its second."""

    number: int
    squares: tuple[Half, Half]


class TerrainInfo(Struct, frozen=True):
    """A terrain, and how much of it is in the box."""

    key: str
    squares: int
    crowns: int


class BotInfo(Struct, frozen=True):
    """A bot; the cards it cannot do without."""

    name: str
    needs: tuple[str, ...]
    level: bool  # made for people, not for measuring


class GameInfo(Struct, frozen=True):
    """One of the two games; its bots, the levels last and from the weakest to the strongest."""

    key: Literal["dominion", "kingdomino"]
    players: tuple[int, ...]
    bots: tuple[BotInfo, ...]
    usual_bot: str  # a fair opponent for a first game
    topics: tuple[str, ...]  # of its rules: `rule-` and the topic are the message


class LanguageInfo(Struct, frozen=True):
    """A language and what it calls itself."""

    code: str
    name: str


class ServerLimits(Struct, frozen=True):
    """What this server allows."""

    name: int  # characters
    text: int
    record: int  # bytes of an uploaded record
    words_a_minute: int  # phrases and chat
    tables: int  # of a guest, not over
    chat: bool


class Catalogue(Struct, frozen=True):
    """What is in the boxes, and what this server allows."""

    games: tuple[GameInfo, ...]
    cards: tuple[CardInfo, ...]
    kingdoms: tuple[KingdomInfo, ...]
    kingdom_size: int
    variants: tuple[VariantInfo, ...]
    dominoes: tuple[DominoInfo, ...]
    terrains: tuple[TerrainInfo, ...]
    phrases: tuple[str, ...]
    languages: tuple[LanguageInfo, ...]
    bounds: ServerLimits


def build_catalogue(limits: Limits, *, chat: bool) -> Catalogue:
    """Both boxes, as they are played on a server with these limits."""
    return Catalogue(
        games=(_game("dominion"), _game("kingdomino")),
        cards=tuple(_card(number) for number in range(cards.CARDS)),
        kingdoms=tuple(
            KingdomInfo(key, edition, kingdoms.in_order(ten))
            for edition, sets in kingdoms.SETS.items()
            for key, ten in sets.items()
        ),
        kingdom_size=kingdoms.PILES,
        variants=tuple(_variant(key) for key in variants.KNOWN),
        dominoes=tuple(_domino(domino) for domino in dominoes.BOX),
        terrains=tuple(_terrain(key) for key in dominoes.TERRAINS),
        phrases=PHRASES,
        languages=tuple(LanguageInfo(code, name) for code, name in LANGUAGES.items()),
        bounds=ServerLimits(
            name=MAX_NAME_CHARS,
            text=MAX_CHAT,
            record=limits.record_bytes,
            words_a_minute=round(limits.words_a_minute),
            tables=limits.tables_of_guest,
            chat=chat,
        ),
    )


class EncodedCatalogue:
    """The catalogue as it is sent; it never changes while the server runs."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._body, self._etag = encode_with_etag(catalogue)
        self._gzipped = gzip_bytes(self._body)

    def respond(self, request: Request) -> Response:
        headers = {"ETag": self._etag, "Cache-Control": CACHING}
        if not_modified(request, self._etag):
            return Response(status_code=304, headers=headers)
        return json_bytes_response(request, self._body, self._gzipped, headers)


def encode_with_etag(catalogue: Catalogue) -> tuple[bytes, str]:
    body = msgspec.json.encode(catalogue)
    return body, f'"{blake2b(body, digest_size=12).hexdigest()}"'


def _game(key: Literal["dominion", "kingdomino"]) -> GameInfo:
    return GameInfo(
        key,
        tuple(PLAYERS[key]),
        tuple(
            BotInfo(name, bot.required_cards, name in registry.LEVELS)
            for name, bot in registry.bots(key).items()
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


def _card(number: int) -> CardInfo:
    card = cards.CATALOGUE[number]
    given = takewhile(lambda step: step[0] in BONUSES, card.program)
    return CardInfo(
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


def _variant(key: str) -> VariantInfo:
    shapes = [shape for players in PLAYERS["kingdomino"] if (shape := _shape(players, key))]
    return VariantInfo(
        key, tuple(shape.players for shape in shapes), shapes[0].size, series=key == variants.DYNASTY
    )


def _shape(players: int, variant: str) -> variants.GameConfig | None:
    try:
        return variants.checked_config(players, (variant,))
    except BadSetup:
        return None


def _domino(domino: dominoes.Domino) -> DominoInfo:
    first, second = (Half(*half) for half in zip(domino.terrains, domino.crowns, strict=True))
    return DominoInfo(domino.number, (first, second))


def _terrain(key: str) -> TerrainInfo:
    crowns = [
        crowns
        for domino in dominoes.BOX
        for terrain, crowns in zip(domino.terrains, domino.crowns, strict=True)
        if terrain == key
    ]
    return TerrainInfo(key, len(crowns), sum(crowns))
