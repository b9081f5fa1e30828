"""Perfect recall: what one seat can know of all cards, from the events that it saw and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from regat.dominion import prompts
from regat.dominion.rules import cards, state
from regat.dominion.rules.raw_events import RawEvent
from regat.dominion.start import GameStart

STARTING_CARDS = Counter({cards.COPPER: 7, cards.ESTATE: 3})
HIDDEN_ZONES = ("hand", "discard", "look")


class Zone:
    """A zone whose cards are known in part: how many there are, and which are certainly among them."""

    def __init__(self, size: int = 0, known: Counter[int] | None = None) -> None:
        self.size = size
        self.known: Counter[int] = Counter(known or {})

    def arrive(self, card: int | None) -> None:
        self.size += 1
        if card is not None:
            self.known[card] += 1

    def leave(self, card: int | None) -> int | None:
        """Take a card away; one whose face was not seen may have been any: none is certain to be left.

        Keeping what is certain (of seven Coppers, six) would make the rest too likely to have left.
        """
        if card is None and len(self.known) == 1 and self.known.total() == self.size:
            (card,) = self.known
        self.size -= 1
        self.known = Counter() if card is None else self.known - Counter([card])
        return card

    def show(self, faces: Counter[int]) -> None:
        """Cards of the zone were shown and stay in it."""
        self.known |= faces

    def join(self, other: Zone) -> None:
        """All cards of another zone arrive."""
        self.size += other.size
        self.known += other.known


class Deck:
    """An ordered top, known card by card or not, over a pool, perhaps over a pool just shuffled under it."""

    def __init__(self) -> None:
        self.top: list[int | None] = []  # the last one is on top
        self.pool = Zone()
        self.under = Zone()

    def leave(self, card: int | None) -> int | None:
        if self.top:
            known = self.top.pop()
            return card if known is None else known
        if self.pool.size == 0:
            self.pool, self.under = self.under, Zone()
        return self.pool.leave(card)

    def shuffle(self, discard: Zone) -> None:
        self.under = discard
        if not self.top and self.pool.size == 0:
            self.pool, self.under = self.under, Zone()


class SeatKnowledge:
    """What is known of one player's cards."""

    def __init__(self) -> None:
        self.owned: Counter[int] = Counter()
        self.deck = Deck()
        self.zones = {name: Zone() for name in HIDDEN_ZONES}


class CardTracker:
    """What `seat` knows of everybody's cards."""

    def __init__(self, start: GameStart, seat: int) -> None:
        self.seat = seat
        self.seen = 0
        self.seats = [SeatKnowledge() for _ in range(start.players)]
        for number, one in enumerate(self.seats):
            if start.position is None:
                one.owned = Counter(STARTING_CARDS)
                one.zones["discard"] = Zone(10, STARTING_CARDS)
            else:
                _look_at(one, start.position, number, own=number == seat)

    def add(self, events: Sequence[RawEvent]) -> None:
        for one in events:
            self._add(one)
        self.seen += len(events)

    def _add(self, event: RawEvent) -> None:
        mine = self.seats[event.seat]
        faces = [
            card if seen >> self.seat & 1 else None
            for card, seen in zip(event.cards, event.seen, strict=True)
        ]
        if event.kind == "shuffle":
            mine.deck.shuffle(mine.zones["discard"])
            mine.zones["discard"] = Zone()
        elif event.source == event.target:
            if event.source in mine.zones:
                mine.zones[event.source].show(Counter(face for face in faces if face is not None))
        elif (
            event.source in mine.zones
            and event.target in mine.zones
            and len(faces) == mine.zones[event.source].size
        ):
            moved = mine.zones[event.source]
            moved.show(Counter(face for face in faces if face is not None))
            mine.zones[event.target].join(moved)
            mine.zones[event.source] = Zone()
        else:
            for face in faces:
                self._move(mine, event, face)

    def _move(self, mine: SeatKnowledge, event: RawEvent, face: int | None) -> None:
        if event.source == "deck":
            face = mine.deck.leave(face)
        elif event.source in mine.zones:
            face = mine.zones[event.source].leave(face)
        elif event.source in ("supply", "trash") and face is not None:
            mine.owned[face] += 1
        if event.target == "deck":
            mine.deck.top.append(face)
        elif event.target in mine.zones:
            mine.zones[event.target].arrive(face)
        elif event.target == "trash" and face is not None:
            mine.owned[face] -= 1


def _look_at(one: SeatKnowledge, t: state.State, seat: int, *, own: bool) -> None:
    """A game that begins with a position: a seat knows its own hand, discard pile and ordered deck."""
    row = seat * state.KINDS
    start = seat * state.ZONE
    one.owned = +Counter(dict(enumerate(t.owned[row : row + state.KINDS])))
    discard = list(t.discard[start : start + t.discard_size[seat]])
    deck = list(t.deck[start : start + t.deck_size[seat]])
    pool = len(deck) - t.ordered[seat]
    hand = prompts.hand(t, seat)
    looked = list(t.look[: t.look_size]) if t.frame_seat[t.stack_top] == seat else []
    one.zones["hand"] = Zone(hand.total(), hand if own else None)
    one.zones["discard"] = Zone(len(discard), Counter(discard if own else discard[-1:]))
    one.zones["look"] = Zone(len(looked), Counter(looked) if own else None)
    one.deck.pool = Zone(pool)
    one.deck.top = [*deck[pool:]] if own else [None] * t.ordered[seat]
