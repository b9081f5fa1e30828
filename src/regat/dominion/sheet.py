"""A table as JSON, straight from its cells: what `view.py` says of it, for who shows it to many and often.

What everybody sees is one piece, what only a seat sees is another. Tests hold both against the view.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regat.dominion import choices, phases
from regat.dominion.phases import Pending
from regat.dominion.rules import cards, state

ORDINARY = 256  # numbers below this one are spelt in advance
NUMBERS = [b"%d" % number for number in range(ORDINARY)]
NAMES = [b'"%s"' % key.encode() for key in cards.KEYS]
PICKING = frozenset(number for number, asked in choices.QUESTIONS.items() if asked.where == "picks")


class Sheet(NamedTuple):
    """A table that is not over. The seat stands before what all see; what only it sees comes last."""

    open: bytes  # from the players to their seats
    own: list[bytes]  # of each seat: hand, cards looked at, size of the deck
    nobody: bytes  # the same for a watcher
    pending: Pending | None  # None where a card asks


WATCHER = b'"hand":[],"looked_at":[],"deck_size":null'


def sheet(t: state.State, kingdom: tuple[str, ...], scores: tuple[int, ...] | None) -> Sheet:
    """`scores` where points are counted openly."""
    own = [own_part(t, seat) for seat in range(t.players)]
    return Sheet(open_part(t, kingdom, scores), own, WATCHER, phases.pending(t))


def open_part(t: state.State, kingdom: tuple[str, ...], scores: tuple[int, ...] | None) -> bytes:
    seats = [seat_part(t, seat, None if scores is None else scores[seat]) for seat in range(t.players)]
    parts = [
        b'"players":',
        NUMBERS[t.players],
        b',"edition":',
        NUMBERS[t.edition],
        b',"kingdom":',
        named(kingdom),
        b',"first":',
        NUMBERS[t.first],
        b',"turn":',
        NUMBERS[t.turn],
        b',"phase":"buy","actions":' if t.phase else b',"phase":"action","actions":',
        spelt(t.actions),
        b',"buys":',
        spelt(t.buys),
        b',"coins":',
        spelt(t.coins),
        b',"supply":[',
        supply(t, kingdom),
        b'],"trash":{',
        trash(t),
        b'},"seats":[',
        b",".join(seats),
        b"],",
    ]
    return b"".join(parts)


def spelt(number: int) -> bytes:
    return NUMBERS[number] if 0 <= number < ORDINARY else b"%d" % number


@lru_cache(256)
def named(keys: tuple[str, ...]) -> bytes:
    return b"[" + b",".join([NAMES[cards.NUMBER[key]] for key in keys]) + b"]"


COSTS = [card.cost for card in cards.CATALOGUE]
Piles = tuple[list[tuple[int, bytes]], dict[bytes, bytes]]
MOST = 4096  # supplies of a kingdom that are kept


@lru_cache(256)
def piles(kingdom: tuple[str, ...]) -> Piles:
    """The seventeen piles but for how many are left: card and text. And supplies that were written lately."""
    numbers = (*cards.BASIC, *[cards.NUMBER[key] for key in kingdom])
    texts = [b'{"card":%s,"cost":%d,"left":' % (NAMES[number], COSTS[number]) for number in numbers]
    return list(zip(numbers, texts, strict=True)), {}


def supply(t: state.State, kingdom: tuple[str, ...]) -> bytes:
    found, known = piles(kingdom)
    left = bytes(t.supply[: cards.CARDS])
    text = known.get(left)
    if text is None:
        text = b"},".join([start + NUMBERS[left[card]] for card, start in found]) + b"}"
        if len(known) >= MOST:
            known.clear()
        known[left] = text
    return text


def trash(t: state.State) -> bytes:
    parts = []
    for card in range(cards.CARDS):
        if t.trash[card]:
            parts.append(NAMES[card] + b":" + NUMBERS[t.trash[card]])
    return b",".join(parts)


def seat_part(t: state.State, seat: int, points: int | None) -> bytes:
    start = seat * state.ZONE
    operation = cards.STEPS[t.step[t.depth]]
    size = t.hand_size[seat]
    if t.picked_size and t.seat == seat and operation in PICKING:
        size += t.picked_size
    private = operation == cards.SORT or operation == cards.DRAW_TO
    reveals = t.look_size and t.who[t.depth] == seat and not private
    top = t.discard_size[seat]
    parts = [
        b'{"hand_size":',
        spelt(size),
        b',"play":[',
        zone(t.play, start, t.play_size[seat]),
        b'],"aside":[',
        zone(t.aside, 0, t.aside_size) if t.turn == seat else b"",
        b'],"revealed":[',
        zone(t.look, 0, t.look_size) if reveals else b"",
        b'],"discard_top":',
        NAMES[t.discard[start + top - 1]] if top else b"null",
        b',"turns":',
        spelt(t.turns[seat]),
        b',"points":',
        b"null" if points is None else spelt(points),
        b"}",
    ]
    return b"".join(parts)


def zone(cells_there: bytearray, start: int, size: int) -> bytes:
    """Cards of a zone, in its order."""
    return b",".join([NAMES[cells_there[place]] for place in range(start, start + size)])


def own_part(t: state.State, seat: int) -> bytes:
    """What a seat sees besides what everybody does."""
    parts = [b'"hand":[', hand(t, seat), b'],"looked_at":[', looked_at(t, seat), b'],"deck_size":']
    return b"".join(parts) + spelt(t.deck_size[seat])


def hand(t: state.State, seat: int) -> bytes:
    """In catalogue order, picks of an unfinished decision included."""
    row = seat * state.KINDS
    picks = t.picked_size if seat == t.seat and cards.STEPS[t.step[t.depth]] in PICKING else 0
    parts = []
    for card in range(cards.CARDS):
        copies = t.hand[row + card]
        for place in range(picks):
            if t.picked[place] == card:
                copies += 1
        for _ in range(copies):
            parts.append(NAMES[card])
    return b",".join(parts)


def looked_at(t: state.State, seat: int) -> bytes:
    """What only this seat is looking at: cards of the deck, or with Harbinger the own discard pile."""
    if t.who[t.depth] != seat:
        return b""
    operation = cards.STEPS[t.step[t.depth]]
    if operation == cards.TOPDECK_FROM_DISCARD:
        start = seat * state.ZONE
        found = sorted([t.discard[place] for place in range(start, start + t.discard_size[seat])])
        return b",".join([NAMES[card] for card in found])
    if operation == cards.SORT or operation == cards.DRAW_TO:
        return zone(t.look, 0, t.look_size)
    return b""
