"""The rules of Stash.

Twenty cards are numbered 1 to 5, four of each. Everybody begins with two cards in hand, hidden from the
others. On a turn a player draws a card, unless there are three in hand already, or plays one into a row that
everybody sees. A row holds three cards and is worth their sum, twice that if all three are equal. A player
with a full row takes no more turns. When all rows are full, or no cards are left, the highest row wins.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass
from hashlib import blake2b
from typing import ClassVar, Self

from regat.kernel.chance import HashRandom
from regat.kernel.choice import Choice, Option
from regat.kernel.errors import BadSetup, IllegalAnswer
from regat.kernel.events import AnswerEffect, Event

BOX = tuple(value for value in range(1, 6) for _ in range(4))
MAX_HAND, ROW = 3, 3
DRAW = 0  # the action; to play a card is its value

Cards = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StashSetup:
    players: int = 2


@dataclass(frozen=True, slots=True)
class View:
    """What a seat sees; `seat` None is a watcher."""

    seat: int | None
    players: int
    turn: int | None  # the seat that has to answer
    hand: Cards  # one's own
    hand_sizes: tuple[int, ...]
    rows: tuple[Cards, ...]
    deck_size: int
    choice: Choice | None
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Memory:
    """Nothing is forgotten that is not still on the table."""

    view: View


class Game:
    """One game. Values are replaced, never changed, so that a shallow copy is independent."""

    name: ClassVar[str] = "stash"

    def __init__(self, players: int, key: int) -> None:
        if players not in (2, 3, 4):
            raise BadSetup(f"Stash is for 2 to 4 players, not {players!r}")
        self._players = players
        self.deck: Cards = BOX  # without an order: a card is drawn at random
        self.hands: tuple[Cards, ...] = ((),) * players
        self.rows: tuple[Cards, ...] = ((),) * players
        self._turn = 0
        self._lines: tuple[str, ...] = ()
        self._forced: tuple[tuple[int, str], ...] = ()
        self._events: tuple[tuple[Event, bool], ...] = ()  # and whether only its seat sees the card
        self._chance = b""
        self.rekey(key)
        for seat in range(players):
            for _ in range(2):
                self._draw(seat)
        self._settle()

    def copy(self) -> Self:
        return copy(self)

    # The decision -----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self._players

    @property
    def over(self) -> bool:
        return all(self._done(seat) for seat in range(self._players))

    @property
    def seat(self) -> int:
        return -1 if self.over else self._turn

    @property
    def choice(self) -> Choice | None:
        if self.over:
            return None
        return Choice(self._turn, "turn", tuple(map(option, self.legal)), 1, 1)

    @property
    def legal(self) -> tuple[int, ...]:
        if self.over:
            return ()
        hand = self.hands[self._turn]
        draw = (DRAW,) if self.deck and len(hand) < MAX_HAND else ()
        return (*draw, *sorted(set(hand)))

    def apply(self, action: int) -> None:
        if isinstance(action, bool) or action not in self.legal:
            raise IllegalAnswer(f"action {action!r} is not one of {self.legal}")
        self._lines += (str(option(action)),)
        self._act(action)
        self._settle()

    def answer(self, text: str) -> None:
        answers = {str(option(action)): action for action in self.legal}
        if text not in answers:
            raise IllegalAnswer(f"{text!r} is not one of {', '.join(answers)}")
        self.apply(answers[text])

    def _act(self, action: int) -> None:
        seat = self._turn
        if action == DRAW:
            self._draw(seat)
        else:
            self.hands = replaced(self.hands, seat, without(self.hands[seat], action))
            self.rows = replaced(self.rows, seat, (*self.rows[seat], action))
            self._emit(Event("play", seat, (str(action),)))
        self._turn = (seat + 1) % self._players

    def _settle(self) -> None:
        """Skip players who are done, and carry out what has no alternative."""
        self._forced = ()
        while not self.over:
            if self._done(self._turn):
                self._turn = (self._turn + 1) % self._players
            elif len(self.legal) == 1:
                self._forced += ((self._turn, str(option(self.legal[0]))),)
                self._act(self.legal[0])
            else:
                return

    def _done(self, seat: int) -> bool:
        return len(self.rows[seat]) == ROW or not (self.hands[seat] or self.deck)

    def _draw(self, seat: int) -> None:
        self._chance = blake2b(self._chance, digest_size=16).digest()
        card = self.deck[int.from_bytes(self._chance[:8], "big") % len(self.deck)]
        self.deck = without(self.deck, card)
        self.hands = replaced(self.hands, seat, tuple(sorted((*self.hands[seat], card))))
        self._emit(Event("draw", seat, (str(card),)), secret=True)

    def _emit(self, event: Event, *, secret: bool = False) -> None:
        self._events += ((event, secret),)

    # What may be known ------------------------------------------------------------------------------

    def scores(self) -> tuple[int, ...]:
        return tuple(worth(row) for row in self.rows)

    def winners(self, among: Iterable[int] | None = None) -> tuple[int, ...]:
        seats = sorted(set(range(self._players) if among is None else among))
        best = max(worth(self.rows[seat]) for seat in seats)
        return tuple(seat for seat in seats if worth(self.rows[seat]) == best)

    @property
    def setup(self) -> StashSetup:
        return StashSetup(self._players)

    def view(self, seat: int | None) -> View:
        return View(
            seat,
            self._players,
            None if self.over else self._turn,
            () if seat is None else self.hands[seat],
            tuple(map(len, self.hands)),
            self.rows,
            len(self.deck),
            self.choice if seat is not None and seat == self.seat else None,
            self.over,
            self.scores(),
            self.winners() if self.over else None,
        )

    def memory(self, seat: int) -> Memory:
        return Memory(self.view(seat))

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        return tuple(
            Event(event.kind, event.seat, (None,)) if secret and event.seat != seat else event
            for event, secret in self._events[since:]
        )

    def news(self, earlier: Self) -> AnswerEffect:
        reveals = any(event.kind == "draw" for event, _ in self._events[len(earlier._events) :])
        return AnswerEffect(self._lines[len(earlier._lines) :], reveals)

    def forced(self) -> tuple[tuple[int, str], ...]:
        """What the last action brought with it because it had no alternative: (seat, answer)."""
        return self._forced

    # The record -------------------------------------------------------------------------------------

    def header(self) -> dict[str, str]:
        return {"players": str(self._players)}

    def log(self) -> tuple[str, ...]:
        return self._lines

    def rekey(self, key: int) -> None:
        self._chance = b"%d" % key

    def fingerprint(self) -> str:
        table = (self.deck, self.hands, self.rows, self._turn, self._chance)
        return blake2b(repr(table).encode(), digest_size=16).hexdigest()


def imagine(memory: Memory, seed: int) -> Game:
    """A determinization: the cards that a seat does not see, dealt at random."""
    view, chance = memory.view, HashRandom(seed)
    assert view.seat is not None, "a watcher has no memory"
    game = Game(view.players, seed)
    unseen = BOX
    for card in (*view.hand, *(card for row in view.rows for card in row)):
        unseen = without(unseen, card)
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        hand: Cards = view.hand if seat == view.seat else ()
        while len(hand) < size:
            card = chance.pick(unseen)
            unseen = without(unseen, card)
            hand = tuple(sorted((*hand, card)))
        hands.append(hand)
    game.deck, game.hands, game.rows = unseen, tuple(hands), view.rows
    game._turn = view.turn if view.turn is not None else 0
    return game


def option(action: int) -> Option:
    return Option("draw") if action == DRAW else Option("play", str(action))


def worth(row: Cards) -> int:
    return sum(row) * (2 if len(row) == ROW and len(set(row)) == 1 else 1)


def without(cards: Cards, card: int) -> Cards:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def replaced(hands: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], cards, *hands[seat + 1 :])
