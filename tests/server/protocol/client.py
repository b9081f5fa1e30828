"""A client that knows nothing but what it is sent, and what is sent to it."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

import msgspec

from regat import dominion, kingdomino
from regat.dominion.wire import DominionSetupMessage
from regat.kernel.events import Event
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import PrivateView, State, TableInfo, View, encode
from regat.server.protocol.parts import Ending, Prompt, Text
from tests.server.protocol.whole import narrated

AnyGame = dominion.Game | kingdomino.Game
T = TypeVar("T")
TABLE = TableInfo("t", DominionSetupMessage(), "playing", (), public=False)


# What a server sends ----------------------------------------------------------------------------------


def received(part: object, kind: type[T]) -> T:
    """A part of a message, after its way over the wire."""
    return msgspec.json.decode(encode(part), type=kind)


def prompt(game: AnyGame) -> Prompt:
    """The pending decision."""
    return received(game_wire(game.name).prompt(game), Prompt)


def view(game: AnyGame, *, points: bool = False, result: Ending | None = None) -> View:
    """What everybody sees."""
    shown = game_wire(game.name).public_view(game, game.scores() if points else None, result)
    return received(shown, View)


def private(game: AnyGame, reader: int | None) -> PrivateView | None:
    """What a seat alone sees."""
    found = None if reader is None else game_wire(game.name).private_views(game)[reader]
    return None if found is None else received(found, PrivateView)


def lines(game: AnyGame, reader: int | None) -> list[Text]:
    """The whole log."""
    log = game_wire(game.name).log()
    log.catch_up(game)
    return received(log.lines(reader), list[Text])


def state(game: AnyGame, reader: int | None, *, points: bool = False, log: bool = True) -> bytes:
    """All that a reader gets, as it goes over the wire."""
    events: tuple[Event, ...] = game.events(reader) if log else ()
    mine = (prompt(game),) if reader is not None and game.seat == reader else ()
    return encode(
        State(
            1,
            TABLE,
            view(game, points=points),
            reader,
            private(game, reader),
            log=narrated(game, events),
            prompts=mine,
        )
    )


# What a client answers --------------------------------------------------------------------------------


def offers(prompt: Prompt, answer: str) -> bool:
    """Whether a client could give this answer."""
    if answer == prompt.decline or answer in prompt.answers:
        return True
    verb, *keys = answer.split()
    there = Counter({choice.key: choice.copies for choice in prompt.choices})
    return (
        not prompt.answers
        and {choice.verb for choice in prompt.choices} == {verb}
        and prompt.min <= len(keys) <= prompt.max
        and Counter(keys) <= there
    )
