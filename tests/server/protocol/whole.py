"""A log narrated from the beginning of a game: what a log that grows piece by piece must come to."""

from __future__ import annotations

from collections.abc import Sequence

from regat import dominion, kingdomino
from regat.kernel.events import Event
from regat.server.protocol.parts import Text
from regat.server.protocol.text import to_wire
from regat.words.game_words import game_words


def narrated(game: dominion.Game | kingdomino.Game, events: Sequence[Event]) -> tuple[Text, ...]:
    return tuple(map(to_wire, game_words(game.name).narrate(events)))
