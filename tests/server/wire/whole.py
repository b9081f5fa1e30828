"""A log told at once from the beginning of a game: what one told piece by piece must come to."""

from __future__ import annotations

from collections.abc import Sequence

from regat.dominion.words import narrate
from regat.kernel.events import Event
from regat.kingdomino import words
from regat.server.protocol.messages import Say
from regat.server.protocol.text import says


def told_dominion(events: Sequence[Event]) -> tuple[Say, ...]:
    return says(narrate(events))


def told_kingdomino(events: Sequence[Event]) -> tuple[Say, ...]:
    return says(words.narrate(events))
