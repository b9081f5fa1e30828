"""A client that knows nothing but what it is sent, and what is sent to it."""

from __future__ import annotations

import random
from collections import Counter

import msgspec

from regat import dominion, kingdomino
from regat.kernel.events import Event
from regat.server.protocol.messages import (
    Asked,
    DominionView,
    KingdominoView,
    Setup,
    State,
    TableInfo,
    encode,
)
from regat.server.protocol.prompts import asked_dominion, asked_kingdomino
from regat.server.protocol.views import dominion_view, kingdomino_view
from tests.server.wire.whole import told_dominion, told_kingdomino

AnyGame = dominion.Game | kingdomino.Game
read_asked = msgspec.json.Decoder(Asked).decode
TABLE = TableInfo("t", Setup("dominion"), "playing", (), public=False)


# What a server sends ----------------------------------------------------------------------------------


def asked(game: AnyGame) -> Asked:
    """The pending choice, after its way over the wire."""
    return read_asked(encode(_asked(game)))


def _asked(game: AnyGame) -> Asked:
    choice = game.choice
    assert choice, "the game goes on"
    if isinstance(game, dominion.Game):
        return asked_dominion(choice, game.view(game.seat))
    return asked_kingdomino(choice, game.view(game.seat))


def view(game: AnyGame, reader: int | None, *, points: bool = False) -> DominionView | KingdominoView:
    if isinstance(game, dominion.Game):
        return dominion_view(game.view(reader), game.scores() if points else None)
    return kingdomino_view(game.view(reader))


def state(game: AnyGame, reader: int | None, *, points: bool = False, log: bool = True) -> bytes:
    """All that a reader gets, as it goes over the wire."""
    told = told_dominion if isinstance(game, dominion.Game) else told_kingdomino
    events: tuple[Event, ...] = game.events(reader) if log else ()
    mine = (_asked(game),) if reader is not None and game.seat == reader else ()
    return encode(State(1, TABLE, view(game, reader, points=points), told(events), asked=mine))


# What a client answers --------------------------------------------------------------------------------


def any_answer(asked: Asked, dice: random.Random) -> str:
    """A random answer to what is asked, put together as docs/protocol.md says."""
    if asked.answers or not asked.offers:
        return dice.choice([*asked.answers, *([asked.nothing] if asked.nothing else [])])
    copies = [offer.key for offer in asked.offers for _ in range(offer.copies)]
    picks = dice.sample(copies, dice.randint(asked.least, asked.most))
    return " ".join((asked.offers[0].verb, *picks)) if picks else asked.nothing


def offers(asked: Asked, answer: str) -> bool:
    """Whether a client could give this answer."""
    if answer == asked.nothing or answer in asked.answers:
        return True
    verb, *keys = answer.split()
    there = Counter({offer.key: offer.copies for offer in asked.offers})
    return (
        not asked.answers
        and {offer.verb for offer in asked.offers} == {verb}
        and asked.least <= len(keys) <= asked.most
        and Counter(keys) <= there
    )
