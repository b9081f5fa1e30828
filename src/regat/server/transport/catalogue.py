"""The catalogue: the games with their bots and components, and what this server allows."""

from __future__ import annotations

from functools import partial, reduce
from operator import or_
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from regat import games
from regat.bots import registry
from regat.server.limits import Limits
from regat.server.protocol.game_wire import game_wire, game_wires
from regat.server.protocol.messages import MAX_CHAT
from regat.server.protocol.parts import CatalogueMessage
from regat.server.transport.api import Api, Endpoint
from regat.server.transport.client_session import PHRASES
from regat.server.transport.compression import Content, gzip_bytes
from regat.server.transport.guests import MAX_NAME_CHARS
from regat.words.game_words import topics_by_game
from regat.words.languages import LANGUAGES

CACHING = "public, max-age=300"

if TYPE_CHECKING:
    GameCatalogue = CatalogueMessage
else:  # the registry decides which games there are
    GameCatalogue = reduce(or_, [type(wire.catalogue()) for wire in game_wires()])


class BotInfo(Struct, frozen=True):
    """A bot, and the cards without which it cannot play."""

    name: str
    required_cards: tuple[str, ...]
    level: bool  # an opponent for people, not a reference for measurements


class GameInfo(Struct, frozen=True):
    """A game; its bots end with the levels, from the weakest to the strongest."""

    name: str
    title: str
    players: tuple[int, ...]
    bots: tuple[BotInfo, ...]
    default_bot: str  # a fair opponent for a first game
    topics: tuple[str, ...]  # of its rules: the message of a topic is `rule-` and the topic
    catalogue: GameCatalogue


class LanguageInfo(Struct, frozen=True):
    """A language and its own name for itself."""

    code: str
    name: str


class ServerLimits(Struct, frozen=True):
    """What this server allows."""

    name_chars: int
    chat_chars: int
    record_bytes: int  # of an uploaded record
    words_a_minute: int  # phrases and chat
    tables_of_guest: int  # unfinished
    absence_seconds: float  # that a player may be disconnected before the others decide
    chat: bool


class Catalogue(Struct, frozen=True):
    """The games, and what this server allows."""

    games: tuple[GameInfo, ...]
    phrases: tuple[str, ...]
    languages: tuple[LanguageInfo, ...]
    limits: ServerLimits


def build_catalogue(limits: Limits, *, chat: bool, grace: float) -> Catalogue:
    """The catalogue of a server with these limits."""
    return Catalogue(
        games=tuple(_game(name) for name in games.names()),
        phrases=PHRASES,
        languages=tuple(LanguageInfo(code, name) for code, name in LANGUAGES.items()),
        limits=ServerLimits(
            name_chars=MAX_NAME_CHARS,
            chat_chars=MAX_CHAT,
            record_bytes=limits.record_bytes,
            words_a_minute=round(limits.words_a_minute),
            tables_of_guest=limits.tables_of_guest,
            absence_seconds=grace,
            chat=chat,
        ),
    )


def _game(name: str) -> GameInfo:
    spec = games.spec(name)
    return GameInfo(
        name=name,
        title=spec.title,
        players=tuple(spec.players),
        bots=tuple(
            BotInfo(bot, found.required_cards, bot in registry.LEVELS)
            for bot, found in registry.bots(name).items()
        ),
        default_bot=registry.DEFAULT,
        topics=tuple(f"{name}_{topic}" for topic in topics_by_game().get(name, ())),
        catalogue=game_wire(name).catalogue(),
    )


@partial(Endpoint, "GET", "/api/catalogue", response=Catalogue, guest=False)
async def catalogue(api: Api, request: Request) -> Response:
    """The games, their bots and components, and the limits of this server."""
    return api.catalogue.respond(request, CACHING)


def encode_catalogue(catalogue: Catalogue) -> Content:
    body = msgspec.json.encode(catalogue)
    return Content.of("application/json", body, {"gzip": gzip_bytes(body)})
