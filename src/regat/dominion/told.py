"""What operations told, card by card with who saw it; an event is how one reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regat.dominion import cards, cells
from regat.dominion.layout import EVENTS, ZONES
from regat.kernel.events import Event


@dataclass(frozen=True, slots=True)
class Told:
    """What happened to some cards of one seat at once; every card with the seats that saw it, as bits."""

    kind: str
    seat: int
    cards: tuple[int, ...]
    seen: tuple[int, ...]
    source: str
    target: str
    operation: int  # of what was forced

    def event(self, seat: int | None) -> Event:
        """As a seat may know it; None: as everybody may."""
        faces = tuple(
            cards.KEYS[card] if (seen == cells.EVERYBODY if seat is None else seen >> seat & 1) else None
            for card, seen in zip(self.cards, self.seen, strict=True)
        )
        return Event(self.kind, self.seat, faces, len(faces), self.source)


def unpack(packed: Sequence[int]) -> list[Told]:
    """Group what was told card by card."""
    out = []
    at = 0
    while at < len(packed):
        word = packed[at]
        together = packed[at : at + (word >> 40)]
        kind = EVENTS[word & 255]
        numbers = tuple(one >> 16 & 255 for one in together)
        forced = kind == "forced"
        out.append(
            Told(
                kind,
                word >> 8 & 255,
                tuple(number for number in numbers if number != cards.NONE),
                tuple(one >> 32 & 255 for one in together if one >> 16 & 255 != cards.NONE),
                "" if forced else ZONES[word >> 24 & 15],
                "" if forced else ZONES[word >> 28 & 15],
                word >> 24 & 255 if forced else -1,
            )
        )
        at += len(together)
    return out
