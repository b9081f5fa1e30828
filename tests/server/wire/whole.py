"""A log told at once from the beginning of a game: what one told piece by piece must come to."""

from __future__ import annotations

from collections.abc import Sequence

from regat.kernel.events import Event
from regat.server.messages import Say
from regat.server.wire.say import says
from regat.words import kingdomino
from regat.words.dominion import tell


def told_dominion(events: Sequence[Event]) -> tuple[Say, ...]:
    return says(tell(events))


def told_kingdomino(events: Sequence[Event]) -> tuple[Say, ...]:
    return says(kingdomino.told(events))
