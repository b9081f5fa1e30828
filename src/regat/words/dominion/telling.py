"""What happened at the table, as messages: a heading for each turn, and what belongs together at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from regat.dominion import cards
from regat.dominion.table import pile_size
from regat.kernel.events import Event
from regat.words.message import Cards, Message, Seat

# What needs no telling: the card that comes to light on a discard pile lies open on the table.
SILENT = ("show",)
CLEAN_UP = "clean-up"  # the events of one, in one

# By kind and by where the card comes from; where it does not matter, by kind alone.
KEYS = {
    "play": "log-plays",
    "play play": "log-plays-again",
    "play discard": "log-plays-discarded",
    "buy": "log-buys",
    "gain": "log-gains",
    "gain trash": "log-gains-from-trash",
    "trash": "log-trashes",
    "discard": "log-discards",
    "discard deck": "log-discards-from-deck",
    "draw": "log-draws",
    "draw look": "log-takes",
    "reveal": "log-reveals",
    "reveal hand": "log-reveals-hand",
    "look": "log-looks",
    "aside": "log-sets-aside",
    "topdeck": "log-topdecks",
    "topdeck look": "log-puts-back",
    "shuffle": "log-shuffles",
    CLEAN_UP: "log-ends-turn",
}
# Where the card that is being played makes the difference, since an event does not say where a card goes.
BY_CARD = {
    ("log-gains", "artisan"): "log-gains-to-hand",
    ("log-gains", "mine"): "log-gains-to-hand",
    ("log-gains", "bureaucrat"): "log-gains-onto-deck",
    ("log-discards-from-deck", "chancellor"): "log-discards-deck",
    ("log-takes", "library"): "log-draws",
}
# A card that Library draws, or Adventurer finds, is told of with the others like it.
TOLD_TOGETHER = {"log-reveals": "log-takes", "log-takes": "log-reveals"}


def tell(events: Sequence[Event]) -> list[Message]:
    """The whole log of a game, or a part of it, as its reader may know it."""
    teller = _Teller(_piles(events))
    for event in _cleaned_up(events):
        teller.hear(event)
    return [line.message() for line in teller.lines]


def short(message: Message) -> Message:
    """The same without the player's name, with which the message would begin: to be told under the name."""
    return Message(message.key, **{**message.parts, "name": ""}) if "name" in message.parts else message


class _Line:
    """A message that more of the same may be added to."""

    def __init__(self, key: str, seat: int | None, things: Iterable[str | None], n: int = 0) -> None:
        self.key = key
        self.seat = seat
        self.things = list(things)
        self.n = n

    def message(self) -> Message:
        if self.seat is None:
            return Message(self.key, cards=self._cards())
        if self.key == "log-turn":
            return Message(self.key, n=self.n, name=Seat(self.seat))
        if not self.things:
            return Message(self.key, name=Seat(self.seat))
        return Message(self.key, name=Seat(self.seat), cards=self._cards())

    def _cards(self) -> Cards:
        faces = tuple(thing for thing in self.things if thing is not None)
        return Cards(faces, len(self.things) - len(faces))


class _Teller:
    def __init__(self, piles: Counter[str] | None) -> None:
        self.lines: list[_Line] = []
        self._piles = piles  # what is left of them; None where that is not known
        self._turns: Counter[int] = Counter()
        self._turn = -1
        self._played = ""  # the card that is being carried out
        self._reacting = False  # whether an Attack was just played and Moats are still being revealed

    def hear(self, event: Event) -> None:
        if event.kind in SILENT:
            return
        if event.kind == "turn":
            self._begin_turn(event.seat)
            return
        if event.kind == "play":
            self._played = event.things[-1] or ""
        key = self._key(event)
        self._reacting = key == "log-blocks" or (event.kind == "play" and _is_attack(self._played))
        if key and not (event.kind == "look" and self._played == "library"):
            self._say(_Line(key, event.seat, event.things))
        if event.kind in ("buy", "gain") and event.source == "supply":
            self._take(event.things)

    def _begin_turn(self, seat: int) -> None:
        self._turn = seat
        self._played = ""
        self._turns[seat] += 1
        self.lines.append(_Line("log-turn", seat, (), self._turns[seat]))

    def _key(self, event: Event) -> str:
        if self._reacting and event.kind == "reveal" and event.source == "hand":
            return "log-blocks"
        key = KEYS.get(f"{event.kind} {event.source}") or KEYS.get(event.kind, "")
        if key == "log-gains" and self._played == "bureaucrat" and event.seat != self._turn >= 0:
            return key
        return BY_CARD.get((key, self._played), key)

    def _say(self, line: _Line) -> None:
        """Add to what was said last, if it is the same."""
        for last in reversed(self.lines[-2:]):
            if (last.key, last.seat) == (line.key, line.seat):
                last.things += line.things
                return
            if last.seat != line.seat or TOLD_TOGETHER.get(line.key) != last.key:
                break
        self.lines.append(line)

    def _take(self, things: Iterable[str | None]) -> None:
        if self._piles is None:
            return
        for key in things:
            if key is None:
                continue
            self._piles[key] -= 1
            if self._piles[key] == 0:
                self.lines.append(_Line("log-pile-empty", None, [key]))


def _is_attack(key: str) -> bool:
    return key in cards.NUMBER and cards.CATALOGUE[cards.NUMBER[key]].is_a(cards.ATTACK)


def _piles(events: Sequence[Event]) -> Counter[str] | None:
    """The piles of a game that was dealt as usual: its log begins with everybody's first hand."""
    hands: Counter[int] = Counter()
    for event in events:
        if event.kind == "turn":
            players = len(hands)
            if players > 1 and set(hands.values()) == {5}:
                return Counter({key: pile_size(card, players) for card, key in enumerate(cards.KEYS)})
            return None
        if event.kind == "draw":
            hands[event.seat] += len(event.things)
        elif event.kind != "shuffle":
            return None
    return None


# Clean-up -------------------------------------------------------------------------------------------


def _cleaned_up(events: Sequence[Event]) -> list[Event]:
    """The events with every Clean-up as one; the deal before the first turn is left out."""
    kept: list[Event] = []
    for event in events:
        if event.kind in ("turn", "over"):
            seat = _drop_clean_up(kept)
            if kept and seat is not None:
                kept.append(Event(CLEAN_UP, seat))
        if event.kind != "over":
            kept.append(event)
    return kept


def _drop_clean_up(kept: list[Event]) -> int | None:
    """Take back the draw of a new hand, then what was discarded from play, then from hand; whose it was."""
    seat = kept[-1].seat if kept else None
    while kept and kept[-1].kind in ("draw", "shuffle"):
        kept.pop()
    for zone in ("play", "hand"):
        if kept and (kept[-1].kind, kept[-1].source, kept[-1].seat) == ("discard", zone, seat):
            kept.pop()
    return seat
