# cython: boundscheck=True, wraparound=True
"""What happened at the table, as messages: a heading for each turn, and what belongs together at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from regat.dominion.rules import cards
from regat.dominion.rules.card_moves import pile_size
from regat.kernel.events import Event
from regat.words.message import Cards, Message, Seat

# What needs no telling: the card that comes to light on a discard pile lies open on the table.
SILENT = ("show",)
CLEAN_UP = "clean-up"  # the events of one, in one
EVERYBODY = 255  # the seats that saw a card, as bits

Things = Sequence[str | None]

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


def narrate(events: Iterable[Event]) -> list[Message]:
    """The whole log of a game, or a part of it, as its reader may know it."""
    teller = Narrator()
    for event in events:
        teller.hear(event.kind, event.seat, event.things, event.source)
    return [line.message() for line in teller.lines]


def without_name(message: Message) -> Message:
    """The same without the player's name, with which the message would begin: to be told under the name."""
    return Message(message.key, **{**message.parts, "name": ""}) if "name" in message.parts else message


Content = tuple[
    str, int | None, int, tuple[str, ...], int
]  # a line's key, seat and number, cards, hidden ones


def message_of(facts: Content) -> Message:
    """What a line says to a reader."""
    key, seat, n, faces, hidden = facts
    if seat is None:
        return Message(key, cards=Cards(faces, hidden))
    if key == "log-turn":
        return Message(key, n=n, name=Seat(seat))
    if not faces and not hidden:
        return Message(key, name=Seat(seat))
    return Message(key, name=Seat(seat), cards=Cards(faces, hidden))


class LogLine:
    """A message that more of the same may be added to."""

    def __init__(self, key: str, seat: int | None, n: int = 0) -> None:
        self.key = key
        self.seat = seat
        self.things: list[str | None] = []
        self.seen: list[int] = []  # of each thing, by whom
        self.n = n

    @property
    def open(self) -> bool:
        """Whether all readers are told the same."""
        return self.seen.count(EVERYBODY) == len(self.seen)

    def content(self, reader: int | None = None) -> Content:
        """As a seat may know it; None: as everybody may."""
        faces = tuple(
            [
                thing
                for thing, seen in zip(self.things, self.seen, strict=True)
                if thing is not None and (seen == EVERYBODY if reader is None else seen >> reader & 1)
            ]
        )
        return self.key, self.seat, self.n, faces, len(self.things) - len(faces)

    def message(self, reader: int | None = None) -> Message:
        return message_of(self.content(reader))


class _Pending:
    """An event of this turn, and what it added to the lines."""

    def __init__(self, kind: str, source: str, seat: int) -> None:
        self.kind = kind
        self.source = source
        self.seat = seat
        self.line = -1
        self.things = 0
        self.is_new = False  # the line


class Narrator:
    """Tells a game as it goes on. A Clean-up is known as one when the next turn begins, and retold then."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        self.changed = 0  # the first line that was changed or added since somebody has set this
        self._heard: list[_Pending] = []  # this turn
        self._begun = False  # whether anything is told that is not the deal
        self._dealt: Counter[int] | None = Counter()  # cards of each first hand; None if no deal was heard
        self._piles: Counter[str] | None = None  # what is left of them; None where that is not known
        self._turns: Counter[int] = Counter()
        self._turn = -1
        self._played = ""  # the card that is being carried out
        self._reacting = False  # whether an Attack was just played and Moats are still being revealed

    def hear(
        self, kind: str, seat: int, things: Things = (), source: str = "", seen: Sequence[int] = ()
    ) -> None:
        """Go on with an event; `seen` says of each of its things who saw it, without it everybody did."""
        if kind in ("turn", "over"):
            self._clean_up()
        if kind == "turn":
            self._begin_turn(seat)
        elif kind != "over":
            if not self._turns:
                self._watch_deal(kind, seat, things)
            self._hear(_Pending(kind, source, seat), things, seen or (EVERYBODY,) * len(things))

    def _hear(self, heard: _Pending, things: Things, seen: Sequence[int]) -> None:
        self._heard.append(heard)
        if heard.kind in SILENT:
            return
        if heard.kind == "play":
            self._played = things[-1] or ""
        key = self._key(heard)
        self._reacting = key == "log-blocks" or (heard.kind == "play" and _is_attack(self._played))
        if key and not (heard.kind == "look" and self._played == "library"):
            self._say(key, heard, things, seen)
        if heard.kind in ("buy", "gain") and heard.source == "supply":
            self._take(things)

    def _begin_turn(self, seat: int) -> None:
        if self._dealt is not None and not self._turns:
            self._lay_out(self._dealt)
        self._begun = True
        self._turn = seat
        self._played = ""
        self._turns[seat] += 1
        self._heard = []
        self._add(LogLine("log-turn", seat, self._turns[seat]))

    def _key(self, heard: _Pending) -> str:
        if self._reacting and heard.kind == "reveal" and heard.source == "hand":
            return "log-blocks"
        key = KEYS.get(f"{heard.kind} {heard.source}") or KEYS.get(heard.kind, "")
        if key == "log-gains" and self._played == "bureaucrat" and heard.seat != self._turn >= 0:
            return key
        return BY_CARD.get((key, self._played), key)

    def _say(self, key: str, heard: _Pending, things: Things, seen: Sequence[int]) -> None:
        """Add to what was said last, if it is the same."""
        number = self._like(key, heard.seat)
        heard.is_new = number < 0
        if heard.is_new:
            number = self._add(LogLine(key, heard.seat))
        self.changed = min(self.changed, number)
        line = self.lines[number]
        line.things += things
        line.seen += seen
        heard.line, heard.things = number, len(things)

    def _like(self, key: str, seat: int) -> int:
        """The line that more of this can be added to; -1 if there is none."""
        for number in range(len(self.lines) - 1, max(len(self.lines) - 3, -1), -1):
            last = self.lines[number]
            if last.key == key and last.seat == seat:
                return number
            if last.seat != seat or TOLD_TOGETHER.get(key) != last.key:
                break
        return -1

    def _add(self, line: LogLine) -> int:
        self.lines.append(line)
        self.changed = min(self.changed, len(self.lines) - 1)
        return len(self.lines) - 1

    # The piles --------------------------------------------------------------------------------------

    def _watch_deal(self, kind: str, seat: int, things: Things) -> None:
        """The piles are known of a game dealt as usual: its log begins with everybody's first hand."""
        if self._dealt is None:
            return
        if kind == "draw":
            self._dealt[seat] += len(things)
        elif kind != "shuffle":
            self._dealt = None

    def _lay_out(self, hands: Counter[int]) -> None:
        players = len(hands)
        if players > 1 and set(hands.values()) == {5}:
            self._piles = Counter({key: pile_size(card, players) for card, key in enumerate(cards.KEYS)})

    def _take(self, things: Iterable[str | None]) -> None:
        if self._piles is None:
            return
        for key in things:
            if key is None:
                continue
            self._piles[key] -= 1
            if self._piles[key] == 0:
                empty = LogLine("log-pile-empty", None)
                empty.things, empty.seen = [key], [EVERYBODY]
                self._add(empty)

    # Clean-up ---------------------------------------------------------------------------------------

    def _clean_up(self) -> None:
        """Tell a Clean-up as one: the draw of a new hand, before it what was discarded from play and hand.

        The deal before the first turn is taken back in the same way, and is not told at all.
        """
        last = self._last()
        seat = self._turn if last is None else last.seat
        while last is not None and last.kind in ("draw", "shuffle"):
            last = self._take_back(last)
        for zone in ("play", "hand"):
            if last is not None and (last.kind, last.source, last.seat) == ("discard", zone, seat):
                last = self._take_back(last)
        if self._begun or last is not None:
            self._hear(_Pending(CLEAN_UP, "", seat), (), ())

    def _last(self) -> _Pending | None:
        return self._heard[-1] if self._heard else None

    def _take_back(self, heard: _Pending) -> _Pending | None:
        """Untell the last event; the one before it."""
        self._heard.pop()
        if heard.line >= 0:
            self.changed = min(self.changed, heard.line)
        if heard.is_new:
            del self.lines[heard.line :]
        elif heard.things:
            line = self.lines[heard.line]
            del line.things[-heard.things :]
            del line.seen[-heard.things :]
        return self._last()


def _is_attack(key: str) -> bool:
    return key in cards.NUMBER and cards.CATALOGUE[cards.NUMBER[key]].is_a(cards.ATTACK)
