"""A position to play on from: what a scenario or a puzzle gives, laid out on a table."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from regat.dominion.rules import cards, kingdoms, state
from regat.dominion.rules.card_moves import pile_size
from regat.dominion.setup import DominionSetup
from regat.dominion.start import GameStart, script
from regat.kernel import bits
from regat.kernel.chance import seed_key
from regat.kernel.checks import check_seat, check_seed
from regat.kernel.errors import BadSetup

Keys = tuple[str, ...]
MAX_COPIES = 255
COUNTERS = 65535


@dataclass(frozen=True, slots=True)
class SeatCards:
    hand: Keys = ()
    deck: Keys = ()  # from the top
    discard: Keys = ()  # the last one is on top
    play: Keys = ()

    def all(self) -> Keys:
        return self.hand + self.deck + self.discard + self.play


@dataclass(frozen=True, slots=True)
class Position:
    """A moment at the start of a phase; it need not conserve the box's cards."""

    kingdom: Keys
    edition: int = 2
    players: int = 2
    mixed: bool = False
    supply: dict[str, int] = field(default_factory=dict)  # instead of the usual sizes
    trash: Keys = ()
    turn: int = 0
    phase: str = "action"
    actions: int = 1
    buys: int = 1
    coins: int = 0
    turns: tuple[int, ...] = ()
    first: int = 0
    seats: dict[int, SeatCards] = field(default_factory=dict)
    shuffles: dict[int, tuple[Keys, ...]] = field(default_factory=dict)
    seed: int = 1
    over: bool = False

    def start(self) -> GameStart:
        """How a game from here begins."""
        kingdoms.check_players(self.players)
        kingdoms.check_edition(self.edition)
        kingdoms.check(self.kingdom, self.edition, mixed=self.mixed)
        check_seed(self.seed)
        t = self._table()
        kingdom = kingdoms.in_order(self.kingdom)
        return GameStart(
            setup=DominionSetup(self.players, self.edition, kingdom, self.mixed, self.first),
            kingdom=kingdom,
            first=self.first,
            key=seed_key(self.seed),
            seed=self.seed,
            position=t,
            decision_pending=self.over,
            position_text=self.text(),
        )

    def text(self) -> str:
        """The position on one line, for a record."""
        changed = {name: value for name, value in asdict(self).items() if value != _DEFAULTS.get(name)}
        return json.dumps(changed, separators=(",", ":"), sort_keys=True)

    def _table(self) -> state.State:
        t = state.new_state()
        t.rng = bits.rng_seed(seed_key(self.seed), 0)
        t.players, t.edition = self.players, self.edition
        for name in ("turn", "first"):
            check_seat(getattr(self, name), self.players)
        t.turn, t.first = self.turn, self.first
        if self.phase not in ("action", "buy"):
            raise BadSetup(f"a phase is action or buy, not {self.phase!r}")
        t.phase = int(self.phase == "buy")
        t.actions = _number(self.actions, "actions")
        t.buys = _number(self.buys, "buys")
        t.coins = _number(self.coins, "coins")
        self._lay_supply(t)
        self._lay_seats(t)
        dictated = script(self.shuffles, self.players)
        t.script[: len(dictated)] = dictated
        t.script_size = len(dictated)
        t.frame_pc[0] = cards.TURN_START + t.phase
        t.frame_seat[0], t.frame_card[0] = self.turn, cards.NONE
        if self.over:
            t.over, t.seat = 1, state.NOBODY
        self._check_room(t)
        return t

    def _lay_supply(self, t: state.State) -> None:
        piles = (*cards.BASIC, *[cards.NUMBER[key] for key in self.kingdom])
        for card in piles:
            t.supply[card] = pile_size(card, self.players)
        for key, size in self.supply.items():
            if key not in cards.NUMBER or cards.NUMBER[key] not in piles:
                raise BadSetup(f"there is no pile of {key!r} in the supply")
            t.supply[cards.NUMBER[key]] = _number(size, f"the pile of {key}", MAX_COPIES)
        t.in_supply = sum(1 << card for card in piles if t.supply[card])
        t.empty = sum(1 for card in piles if not t.supply[card])
        for card, copies in Counter(_numbers(self.trash)).items():
            t.trash[card] = _number(copies, f"the {cards.KEYS[card]} in the trash", MAX_COPIES)

    def _lay_seats(self, t: state.State) -> None:
        turns = self.turns or (0,) * self.players
        if len(turns) != self.players:
            raise BadSetup(f"turns names {len(turns)} seats, but there are {self.players}")
        for seat, taken in enumerate(turns):
            t.turns[seat] = _number(taken, "turns")
        for seat in self.seats:
            check_seat(seat, self.players)
        for seat, own in self.seats.items():
            start, row = seat * state.ZONE, seat * state.KINDS
            everything = _numbers(own.all())
            if len(everything) > state.ZONE or max(Counter(everything).values(), default=0) > MAX_COPIES:
                raise BadSetup(f"seat {seat} has more cards than fit: {len(everything)}")
            for card in everything:
                t.owned[row + card] += 1
            for card in _numbers(own.hand):
                t.hand[row + card] += 1
                t.hand_mask[seat] |= 1 << card
            t.hand_size[seat] = len(own.hand)
            for name in ("discard", "play"):
                pile = bytes(_numbers(getattr(own, name)))
                getattr(t, name)[start : start + len(pile)] = pile
                getattr(t, f"{name}_size")[seat] = len(pile)
            t.deck[start : start + len(own.deck)] = bytes(reversed(_numbers(own.deck)))
            t.deck_size[seat] = t.ordered[seat] = len(own.deck)

    def _check_room(self, t: state.State) -> None:
        total = 0
        for card in range(cards.CARDS):
            copies = t.supply[card] + t.trash[card]
            copies += sum(t.owned[seat * state.KINDS + card] for seat in range(self.players))
            total += copies
            if copies > MAX_COPIES:
                raise BadSetup(f"{copies} copies of {cards.KEYS[card]} are more than {MAX_COPIES}")
        if total - sum(t.supply) > state.ZONE:
            raise BadSetup(f"the players and the trash have {total - sum(t.supply)} cards, more than fit")


_DEFAULTS = asdict(Position(kingdom=()))
_PLAIN = json.loads(json.dumps(_DEFAULTS))


def from_text(text: str) -> Position:
    """Read a position from the line of a record."""
    try:
        values = json.loads(text)
        for name, value in values.items():
            if type(value) is not type(_PLAIN[name]):
                raise TypeError(f"{name} cannot be {value!r}")
        values["kingdom"] = _keys(values["kingdom"])
        values["trash"] = _keys(values.get("trash", []))
        values["turns"] = tuple(values.get("turns", []))
        values["seats"] = {
            int(seat): SeatCards(**{zone: _keys(keys) for zone, keys in own.items()})
            for seat, own in values.get("seats", {}).items()
        }
        values["shuffles"] = {
            int(seat): tuple(_keys(deck) for deck in decks)
            for seat, decks in values.get("shuffles", {}).items()
        }
        return Position(**values)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise BadSetup(f"the position cannot be read: {error}") from None


def _keys(value: object) -> Keys:
    if not isinstance(value, list) or not all(isinstance(key, str) for key in value):
        raise TypeError(f"{value!r} is no list of cards")
    return tuple(value)


def _number(value: object, name: str, most: int = COUNTERS // 2) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadSetup(f"{name} must be a number from 0 to {most}, not {value!r}")
    return value


def _numbers(keys: Sequence[str]) -> list[int]:
    for key in keys:
        if key not in cards.NUMBER:
            raise BadSetup(f"there is no card {key!r}")
    return [cards.NUMBER[key] for key in keys]
