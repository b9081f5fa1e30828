"""Messages for the wire: the same keys and parts, said in the reader's language by the reader's screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from regat.server.protocol.messages import CardsPart, DominoPart, Part, Say, SeatPart
from regat.words import message
from regat.words.message import Message


def say(said: Message) -> Say:
    """A message as it goes over the wire."""
    return Say(said.key, {name: _part(part) for name, part in said.parts.items()})


def says(said: Iterable[Message]) -> tuple[Say, ...]:
    return tuple(say(one) for one in said)


def _part(part: message.Part) -> Part:
    match part:
        case str() | int():
            return part
        case message.Seat():
            return SeatPart(part.number)
        case message.Cards():
            return CardsPart(part.keys, part.hidden)
        case message.Domino():
            return DominoPart(part.number)
        case Message():
            return say(part)
        case _:
            assert_never(part)
