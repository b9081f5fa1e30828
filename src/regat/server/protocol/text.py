"""Messages of the catalogue for the wire: the reader's client translates their keys and parts."""

from __future__ import annotations

from functools import singledispatch

from regat.server.protocol.parts import Part, SeatPart, Text
from regat.words import message
from regat.words.message import Message, Piece


def to_wire(text: Message) -> Text:
    """A message as it goes over the wire."""
    return Text(text.key, {name: _part(part) for name, part in text.parts.items()})


@singledispatch
def piece_to_wire(piece: Piece) -> Part:
    """A piece of a game as it goes over the wire; each game registers its own in its module `wire`."""
    raise TypeError(f"{piece!r} has no form on the wire")


def _part(part: message.Part) -> Part:
    match part:
        case str() | int():
            return part
        case message.Seat():
            return SeatPart(part.number)
        case Message():
            return to_wire(part)
        case _:
            return piece_to_wire(part)
