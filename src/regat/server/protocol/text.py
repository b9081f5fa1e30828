"""Messages of the catalogue for the wire: the reader's client translates their keys and parts."""

from __future__ import annotations

from typing import assert_never

from regat.server.protocol.parts import CardsPart, DominoPart, Part, SeatPart, Text
from regat.words import message
from regat.words.message import Message


def to_wire(text: Message) -> Text:
    """A message as it goes over the wire."""
    return Text(text.key, {name: _part(part) for name, part in text.parts.items()})


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
            return to_wire(part)
        case _:
            assert_never(part)
