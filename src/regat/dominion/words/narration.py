"""The log of a game as messages: a heading for each turn, and one line for what belongs together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from regat.dominion.game import Game
from regat.dominion.rules import cards
from regat.dominion.rules.card_moves import pile_size
from regat.dominion.words.parts import CardsPiece
from regat.kernel.events import Event
from regat.words.game_words import OWNER, Narrator
from regat.words.message import Message, Part, Seat

# No line: everybody sees the new top card of a discard pile.
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
# By the zone that a gained card goes to; the discard pile is not mentioned.
GAINED_TO = {"hand": "log-gains-to-hand", "deck": "log-gains-onto-deck"}
# Where the card that is being played makes the difference.
BY_CARD = {
    ("log-discards-from-deck", "chancellor"): "log-discards-deck",
    ("log-takes", "library"): "log-draws",
}
# Lines that alternate while Library draws or Adventurer searches: each kind is one line.
INTERLEAVED = {"log-reveals": "log-takes", "log-takes": "log-reveals"}


def narrate(events: Iterable[Event]) -> list[Message]:
    """The log of a game, or of a part of it, as its reader may know it."""
    narrator = DominionNarrator()
    for event in events:
        narrator.add(event.kind, event.seat, event.things, event.source, event.target)
    return [line.message() for line in narrator.lines]


def without_name(message: Message) -> Message:
    """A message without the player's name at its beginning, for a line below that name."""
    return Message(message.key, **{**message.parts, "name": ""}) if "name" in message.parts else message


class LogLine:
    """A line of the log, to which more of the same may be added."""

    def __init__(self, key: str, seat: int | None, n: int = 0) -> None:
        self.key = key
        self.seat = seat
        self.things: list[str | None] = []
        self.seen: list[int] = []  # of each thing, by whom
        self.n = n

    @property
    def is_public(self) -> bool:
        """Whether the line is the same for all readers."""
        return self.seen.count(EVERYBODY) == len(self.seen)

    def message(self, reader: int | None = None) -> Message:
        """As a seat may know it; None: as everybody may."""
        faces = tuple(
            [
                thing
                for thing, seen in zip(self.things, self.seen, strict=True)
                if thing is not None and (seen == EVERYBODY if reader is None else seen >> reader & 1)
            ]
        )
        parts: dict[str, Part] = {} if self.seat is None else {"name": Seat(self.seat)}
        if self.key == "log-turn":
            parts["n"] = self.n
        elif self.things or self.seat is None:
            parts["cards"] = CardsPiece(faces, len(self.things) - len(faces))
        return Message(self.key, **parts)


class _Pending:
    """An event of this turn, and what it added to the lines."""

    def __init__(self, kind: str, source: str, seat: int, target: str = "") -> None:
        self.kind = kind
        self.source = source
        self.target = target
        self.seat = seat
        self.line = -1
        self.things = 0
        self.is_new = False  # the line


class DominionNarrator(Narrator):
    """The log of one game. A Clean-up is recognised, and replaced, when the next turn begins."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        self.changed = 0  # the first line that was changed or added since the last `catch_up`
        self._events = 0  # that were added
        self._pending: list[_Pending] = []  # the events of this turn
        self._begun = False  # whether anything but the deal has happened
        self._dealt: Counter[int] | None = Counter()  # cards of each first hand; None if there was no deal
        self._piles: Counter[str] | None = None  # what is left of them; None where that is not known
        self._turns: Counter[int] = Counter()
        self._turn = -1
        self._played = ""  # the card that is being carried out
        self._reacting = False  # whether an Attack was just played and Moats are still being revealed

    def catch_up(self, game: Game) -> int:
        self.changed = len(self.lines)
        for event in game.raw_events(self._events):
            self._events += 1
            self.add(event.kind, event.seat, _keys(event.cards), event.source, event.target, event.seen)
        return self.changed

    def line(self, number: int, reader: int | None) -> Message:
        line = self.lines[number]
        return line.message(line.seat if reader == OWNER else reader)

    def is_public(self, number: int) -> bool:
        return self.lines[number].is_public

    def __len__(self) -> int:
        return len(self.lines)

    def add(
        self,
        kind: str,
        seat: int,
        things: Things = (),
        source: str = "",
        target: str = "",
        seen: Sequence[int] = (),
    ) -> None:
        """Add an event; `seen` says of each of its things who saw it: by default everybody."""
        if kind in ("turn", "over"):
            self._clean_up()
        if kind == "turn":
            self._begin_turn(seat)
        elif kind != "over":
            if not self._turns:
                self._watch_deal(kind, seat, things)
            event = _Pending(kind, source, seat, target)
            self._add_event(event, things, seen or (EVERYBODY,) * len(things))

    def _add_event(self, event: _Pending, things: Things, seen: Sequence[int]) -> None:
        self._pending.append(event)
        if event.kind in SILENT:
            return
        if event.kind == "play":
            self._played = things[-1] or ""
        key = self._key(event)
        self._reacting = key == "log-blocks" or (event.kind == "play" and _is_attack(self._played))
        if key and not (event.kind == "look" and self._played == "library"):
            self._add_to_line(key, event, things, seen)
        if event.kind in ("buy", "gain") and event.source == "supply":
            self._take(things)

    def _begin_turn(self, seat: int) -> None:
        if self._dealt is not None and not self._turns:
            self._lay_out(self._dealt)
        self._begun = True
        self._turn = seat
        self._played = ""
        self._turns[seat] += 1
        self._pending = []
        self._add(LogLine("log-turn", seat, self._turns[seat]))

    def _key(self, event: _Pending) -> str:
        if self._reacting and event.kind == "reveal" and event.source == "hand":
            return "log-blocks"
        key = KEYS.get(f"{event.kind} {event.source}") or KEYS.get(event.kind, "")
        if key == "log-gains":
            return GAINED_TO.get(event.target, key)
        return BY_CARD.get((key, self._played), key)

    def _add_to_line(self, key: str, event: _Pending, things: Things, seen: Sequence[int]) -> None:
        """Add to the last line if it is of the same kind."""
        number = self._like(key, event.seat)
        event.is_new = number < 0
        if event.is_new:
            number = self._add(LogLine(key, event.seat))
        self.changed = min(self.changed, number)
        line = self.lines[number]
        line.things += things
        line.seen += seen
        event.line, event.things = number, len(things)

    def _like(self, key: str, seat: int) -> int:
        """The line that more of this can be added to; -1 if there is none."""
        for number in range(len(self.lines) - 1, max(len(self.lines) - 3, -1), -1):
            last = self.lines[number]
            if last.key == key and last.seat == seat:
                return number
            if last.seat != seat or INTERLEAVED.get(key) != last.key:
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
        """Replace a Clean-up by one line: the draw of a new hand, and the discards before it.

        The deal before the first turn is removed in the same way, without a line.
        """
        last = self._last()
        seat = self._turn if last is None else last.seat
        while last is not None and last.kind in ("draw", "shuffle"):
            last = self._remove(last)
        for zone in ("play", "hand"):
            if last is not None and (last.kind, last.source, last.seat) == ("discard", zone, seat):
                last = self._remove(last)
        if self._begun or last is not None:
            self._add_event(_Pending(CLEAN_UP, "", seat), (), ())

    def _last(self) -> _Pending | None:
        return self._pending[-1] if self._pending else None

    def _remove(self, event: _Pending) -> _Pending | None:
        """Remove the last event from the lines; the event before it."""
        self._pending.pop()
        if event.line >= 0:
            self.changed = min(self.changed, event.line)
        if event.is_new:
            del self.lines[event.line :]
        elif event.things:
            line = self.lines[event.line]
            del line.things[-event.things :]
            del line.seen[-event.things :]
        return self._last()


def _is_attack(key: str) -> bool:
    return key in cards.NUMBER and cards.CATALOGUE[cards.NUMBER[key]].is_a(cards.ATTACK)


@lru_cache(4096)
def _keys(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([cards.KEYS[card] for card in numbers])
