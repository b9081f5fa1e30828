"""Events as the engine records them, with the seats that saw each card; `Event` is what one reader sees."""

from __future__ import annotations

from regat.dominion.rules import cards, state
from regat.dominion.rules.state_fields import EVENTS, ZONES
from regat.kernel.events import Event

REVEALING = frozenset(("draw", "shuffle", "reveal", "look", "show"))


class RawEvent:
    """What happened to cards of one seat; for every card the seats that saw it, as bits."""

    def __init__(
        self,
        kind: str,
        seat: int,
        cards: tuple[int, ...],
        seen: tuple[int, ...],
        source: str,
        target: str,
        operation: int,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.seen = seen
        self.source = source
        self.target = target
        self.operation = operation  # of what was forced

    def reveals(self, seat: int) -> bool:
        """Whether somebody learns something hidden from it; `seat` brought it about."""
        return self.seat != seat or self.source == "deck" or self.kind in REVEALING

    def event(self, seat: int | None) -> Event:
        """The event as a seat may see it; None: as everybody may."""
        faces = tuple(
            [
                cards.KEYS[card] if (seen == state.EVERYBODY if seat is None else seen >> seat & 1) else None
                for card, seen in zip(self.cards, self.seen, strict=True)
            ]
        )
        return Event(self.kind, self.seat, faces, len(faces), self.source, self.target)


def decode_events(packed: list[int]) -> list[RawEvent]:
    """Group the recorded words, one for each card, into events."""
    out = []
    at = 0
    while at < len(packed):
        word = packed[at]
        end = at + (word >> 40)
        numbers = []
        seen = []
        while at < end:
            one = packed[at]
            at += 1
            if one >> 16 & 255 != cards.NONE:
                numbers.append(one >> 16 & 255)
                seen.append(one >> 32 & 255)
        forced = word & 255 == state.EVENT_FORCED
        out.append(
            RawEvent(
                EVENTS[word & 255],
                word >> 8 & 255,
                tuple(numbers),
                tuple(seen),
                "" if forced else ZONES[word >> 24 & 15],
                "" if forced else ZONES[word >> 28 & 15],
                word >> 24 & 255 if forced else -1,
            )
        )
    return out
