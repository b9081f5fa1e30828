"""A position to play on from: what a scenario or a puzzle gives, laid out on a table."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from regat.kernel import bits
from regat.kernel.chance import seed_key
from regat.kernel.checks import check_seat, check_seed
from regat.kernel.errors import BadSetup
from regat.kingdomino.kingdom import CASTLE, Coord, Square, bounds, extent, halves, stride
from regat.kingdomino.rules import dominoes, state
from regat.kingdomino.rules.variants import KingdominoSetup, checked_setup
from regat.kingdomino.start import GameStart, check_domino, check_drawer, check_kings, check_pile

_SQUARE = r"\(\s*(-?\d{1,2})\s*,\s*(-?\d{1,2})\s*\)"
_PLACED = re.compile(rf"\s*(\d{{1,2}})\s+{_SQUARE}\s*-\s*{_SQUARE}\s*")
_LAND = re.compile(r"([WFLGSM])([0-3]?)")


@dataclass(frozen=True, slots=True)
class KingdomSetup:
    """One player's kingdom: dominoes that were placed, or a picture of it; and what was discarded."""

    placed: tuple[str, ...] = ()
    grid: str = ""
    discarded: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """The moment before a king of the older line acts; without an older line, during the first choice."""

    players: int = 2
    variants: tuple[str, ...] = ()
    line: dict[int, int] = field(default_factory=dict)  # domino: seat of the king on it
    next: dict[int, int | None] = field(default_factory=dict)
    pile: tuple[int, ...] | None = None  # the next dominoes; None: as the rules leave it
    kings: tuple[int, ...] = ()
    drawer: int = 0  # drawn by another: who draws the first of the given kings
    seats: dict[int, KingdomSetup] = field(default_factory=dict)
    seed: int = 1
    over: bool = False

    def start(self) -> GameStart:
        """How a game from here begins."""
        checked = checked_setup(self.players, self.variants)
        return GameStart(
            setup=checked,
            key=seed_key(check_seed(self.seed)),
            seed=self.seed,
            position=self._table(checked),
            decision_pending=self.over,
            position_text=self.text(),
        )

    def text(self) -> str:
        """The position on one line, for a record."""
        changed = {name: value for name, value in asdict(self).items() if value != _DEFAULTS[name]}
        return json.dumps(changed, separators=(",", ":"), sort_keys=True)

    def _table(self, checked: KingdominoSetup) -> state.State:
        t = state.new_state()
        t.rng = bits.rng_seed(seed_key(self.seed), 0)
        t.players, t.size = self.players, checked.size
        t.variants, t.line_length = checked.bits, checked.length
        for seat in self.seats:
            check_seat(seat, self.players)
        drawn = 0
        for seat in range(self.players):
            drawn += lay_kingdom(t, seat, self.seats.get(seat, KingdomSetup()))
        self._lay_lines(t, checked)
        self._lay_pile(t, checked, drawn + len(self.line) + len(self.next))
        if self.over:
            t.over, t.seat, t.stage = 1, state.NOBODY, dominoes.PLACING
        return t

    def _lay_lines(self, t: state.State, checked: KingdominoSetup) -> None:
        for name, line in (("line", self.line), ("next", self.next)):
            for number, seat in line.items():
                check_domino(number)
                if seat is not None or name == "line":
                    check_seat(seat, self.players)
            if len(line) > checked.length:
                raise BadSetup(f"{name} has {len(line)} dominoes, but a line has {checked.length}")
        if self.next and len(self.next) != checked.length:
            raise BadSetup(f"next has {len(self.next)} dominoes, but a line has {checked.length}")
        free = sum(seat is None for seat in self.next.values())
        if self.next and self.line and free != len(self.line):
            raise BadSetup(f"{len(self.line)} kings have yet to move, but next has {free} free dominoes")
        t.turn = checked.length - len(self.line)
        for slot, number in enumerate(sorted(self.line), t.turn):
            t.line[slot], t.line_king[slot] = number - 1, self.line[number]
        for slot, number in enumerate(sorted(self.next)):
            seat = self.next[number]
            t.next[slot], t.next_king[slot] = number - 1, state.NOBODY if seat is None else seat
        t.has_next_line = int(bool(self.next))
        t.stage = dominoes.PLACING
        if not self.line and self.next and not self.over:
            self._lay_first_choice(t, checked)
        elif self.kings:
            raise BadSetup("kings are drawn only for the first line: then line is empty")
        check_drawer(self.drawer, self.kings, checked)

    def _lay_first_choice(self, t: state.State, checked: KingdominoSetup) -> None:
        taken = [seat for seat in self.next.values() if seat is not None]
        t.stage = dominoes.CHOOSING
        t.turn = len(taken)
        t.seat = (self.drawer + max(t.turn - 1, 0)) % self.players  # who drew last; before that, who is first
        for seat in range(self.players):
            left = checked.kings - taken.count(seat)
            if left < 0:
                raise BadSetup(f"seat {seat} has {checked.kings} kings, not {taken.count(seat)}")
            t.kings[seat] = left
        if self.kings:
            if taken:
                raise BadSetup("with kings given, no king is on a domino yet")
            check_kings(self.kings, checked)
            t.order[: len(self.kings)] = bytes(reversed(self.kings))
            t.order_size = len(self.kings)

    def _lay_pile(self, t: state.State, checked: KingdominoSetup, drawn: int) -> None:
        named = [*self.line, *self.next, *(self.pile or ())]
        for seat in range(self.players):
            start = seat * state.HELD
            named += [number + 1 for number in t.placed[start : start + t.placed_count[seat]]]
            named += list(self.seats.get(seat, KingdomSetup()).discarded)
        check_pile(named)
        t.pool = (1 << dominoes.DOMINOES) - 1
        for number in {*named} - {*(self.pile or ())}:
            t.pool ^= 1 << number - 1
        left = max(checked.used - drawn, 0) // checked.length
        if self.pile is None:
            t.lines = left if self.next else 0
        else:
            t.script[: len(self.pile)] = bytes(number - 1 for number in reversed(self.pile))
            t.script_size = len(self.pile)
            t.lines = max(left, -(-len(self.pile) // checked.length)) if self.pile else 0
        if t.lines * checked.length > t.pool.bit_count():
            t.lines = t.pool.bit_count() // checked.length


def lay_kingdom(t: state.State, seat: int, holding: KingdomSetup) -> int:
    """Lay a kingdom on the board; how many dominoes that took, discarded ones included."""
    if holding.placed and holding.grid:
        raise BadSetup(f"seat {seat} has both placed dominoes and a grid")
    lands: dict[Coord, Square] = read_grid(holding.grid) if holding.grid else {}
    for said in holding.placed:
        lay_placed(t, seat, said, lands)
    columns, rows = extent(lands)
    if columns > t.size or rows > t.size:
        raise BadSetup(f"seat {seat}'s kingdom is {columns} by {rows}, more than {t.size} by {t.size}")
    t.width[seat], t.height[seat] = columns, rows
    left, _, up, _ = bounds(lands)
    t.castle_column[seat], t.castle_row[seat] = dominoes.EDGE - left, dominoes.EDGE - up
    t.castle[seat] = t.taken[seat] = 1 << t.castle_row[seat] * stride(t) + t.castle_column[seat]
    for (x, y), land in lands.items():
        at = 1 << (y + t.castle_row[seat]) * stride(t) + x + t.castle_column[seat]
        t.land[seat * state.LANDS + dominoes.TERRAINS.index(land.terrain)] |= at
        t.taken[seat] |= at
        t.one_crown[seat] |= at if land.crowns & 1 else 0
        t.two_crowns[seat] |= at if land.crowns & 2 else 0
    for number in holding.discarded:
        check_domino(number)
        t.discarded[seat] |= 1 << number - 1
    return len(lands) // 2 + len(holding.discarded)


def lay_placed(t: state.State, seat: int, said: object, lands: dict[Coord, Square]) -> None:
    read = _PLACED.fullmatch(said) if isinstance(said, str) else None
    if not read:
        raise BadSetup(f"a placed domino is written like `17 (1,0)-(2,0)`, not {said!r}")
    number, x, y, to_x, to_y = (int(one) for one in read.groups())
    check_domino(number)
    first, second = (x, y), (to_x, to_y)
    step = (to_x - x, to_y - y)
    if step not in dominoes.STEPS:
        raise BadSetup(f"{said!r}: the two squares are not beside one another")
    if max(map(abs, (*first, *second))) > dominoes.REACH:
        raise BadSetup(f"{said!r} is too far from the castle")
    if {first, second} & {CASTLE, *lands}:
        raise BadSetup(f"{said!r}: a square is taken already")
    if t.placed_count[seat] == state.HELD:
        raise BadSetup(f"seat {seat} has more than {state.HELD} dominoes")
    lands[first], lands[second] = halves(number)
    at = seat * state.HELD + t.placed_count[seat]
    t.placed[at] = number - 1
    t.where[at] = dominoes.action(x, y, dominoes.STEPS.index(step))
    t.placed_count[seat] += 1


def read_grid(text: object) -> dict[Coord, Square]:
    """A picture of a kingdom: rows of squares, `C` the castle, `.` empty, `M2` a mine with two crowns."""
    rows = [line.split() for line in str(text).splitlines() if line.strip()]
    castles = [(x, y) for y, row in enumerate(rows) for x, word in enumerate(row) if word == "C"]
    if len(castles) != 1:
        raise BadSetup(f"a grid has one castle C, not {len(castles)}")
    lands = {}
    for y, row in enumerate(rows):
        for x, word in enumerate(row):
            if word in ("C", "."):
                continue
            read = _LAND.fullmatch(word)
            if not read:
                raise BadSetup(f"a square is C, . or one of W F L G S M with 0 to 3 crowns, not {word!r}")
            lands[x - castles[0][0], y - castles[0][1]] = Square(dominoes.LETTERS[read[1]], int(read[2] or 0))
    return lands


_DEFAULTS = asdict(Position())


def from_text(text: str) -> Position:
    """Read a position from the line of a record."""
    try:
        values = json.loads(text)
        for name in ("variants", "kings"):
            values[name] = tuple(values.get(name, ()))
        values["line"] = _by_number(values.get("line", {}))
        values["next"] = _by_number(values.get("next", {}))
        values["pile"] = tuple(values["pile"]) if values.get("pile") is not None else None
        values["seats"] = {int(seat): _holding(own) for seat, own in values.get("seats", {}).items()}
        return Position(**values)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise BadSetup(f"the position cannot be read: {error}") from None


def _by_number(line: Mapping[str, int]) -> dict[int, int]:
    return {int(number): seat for number, seat in line.items()}


def _holding(own: Mapping[str, Any]) -> KingdomSetup:
    """From JSON; an unknown name is refused."""
    unknown = own.keys() - {"placed", "grid", "discarded"}
    if unknown:
        raise ValueError(f"{', '.join(sorted(unknown))} is nothing that a kingdom has")
    return KingdomSetup(tuple(own.get("placed", ())), own.get("grid", ""), tuple(own.get("discarded", ())))
