"""A log narrated from the beginning of a game: what a log that grows piece by piece must come to."""

from __future__ import annotations

from collections.abc import Sequence

from regat import dominion, kingdomino
from regat.dominion.words import narrate
from regat.kernel.events import Event
from regat.kingdomino import words
from regat.server.protocol.parts import Text
from regat.server.protocol.text import to_wire


def narrated(game: dominion.Game | kingdomino.Game, events: Sequence[Event]) -> tuple[Text, ...]:
    messages = narrate(events) if isinstance(game, dominion.Game) else words.narrate(events)
    return tuple(map(to_wire, messages))
