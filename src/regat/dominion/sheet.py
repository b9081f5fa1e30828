"""A table as JSON, straight from its cells: what `view.py` says of it, for who shows it to many and often.

What everybody sees is one piece, what only a seat sees is another. Tests hold both against the view.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regat.dominion import cards, cells, choices

ORDINARY = 256  # numbers below this one are spelt in advance
NUMBERS = [b"%d" % number for number in range(ORDINARY)]
NAMES = [b'"%s"' % key.encode() for key in cards.KEYS]
PICKING = frozenset(number for number, asked in choices.QUESTIONS.items() if asked.where == "picks")
COPIES = 256  # an offer is an action * COPIES and how many copies of its card there are


class Pending(NamedTuple):
    """What a phase asks: to play a card, or to buy one."""

    seat: int
    buying: bool
    least: int
    ends: bool  # whether it may be ended
    offers: list[int]


class Sheet(NamedTuple):
    """A table that is not over. The seat stands before what all see; what only it sees comes last."""

    open: bytes  # from the players to the asked seat
    own: list[bytes]  # of each seat: hand, cards looked at, size of the deck
    nobody: bytes  # the same for a watcher
    pending: Pending | None  # None where a card asks


WATCHER = b'"hand":[],"looked_at":[],"deck_size":null'


def sheet(t: cells.Table, kingdom: tuple[str, ...], scores: tuple[int, ...] | None) -> Sheet:
    """`scores` where points are counted openly."""
    own = [own_part(t, seat) for seat in range(t.players)]
    return Sheet(open_part(t, kingdom, scores), own, WATCHER, pending(t))


def open_part(t: cells.Table, kingdom: tuple[str, ...], scores: tuple[int, ...] | None) -> bytes:
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
        b"]",
    ]
    return b"".join(parts)


def spelt(number: int) -> bytes:
    return NUMBERS[number] if 0 <= number < ORDINARY else b"%d" % number


@lru_cache(256)
def named(keys: tuple[str, ...]) -> bytes:
    return b"[" + b",".join([NAMES[cards.NUMBER[key]] for key in keys]) + b"]"


@lru_cache(256)
def piles(kingdom: tuple[str, ...]) -> list[tuple[int, bytes]]:
    """The seventeen piles: the card, and its pile but for how many are left."""
    numbers = (*cards.BASIC, *[cards.NUMBER[key] for key in kingdom])
    return [(number, b'{"card":%s,"cost":%d,"left":' % (NAMES[number], COSTS[number])) for number in numbers]


COSTS = [card.cost for card in cards.CATALOGUE]


def supply(t: cells.Table, kingdom: tuple[str, ...]) -> bytes:
    parts = []
    for pile in piles(kingdom):
        number = pile[0]
        parts.append(pile[1] + NUMBERS[t.supply[number]])
    return b"},".join(parts) + b"}"


def trash(t: cells.Table) -> bytes:
    parts = []
    for card in range(cards.CARDS):
        if t.trash[card]:
            parts.append(NAMES[card] + b":" + NUMBERS[t.trash[card]])
    return b",".join(parts)


def seat_part(t: cells.Table, seat: int, points: int | None) -> bytes:
    start = seat * cells.ZONE
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


def own_part(t: cells.Table, seat: int) -> bytes:
    """What a seat sees besides what everybody does."""
    parts = [b'"hand":[', hand(t, seat), b'],"looked_at":[', looked_at(t, seat), b'],"deck_size":']
    return b"".join(parts) + spelt(t.deck_size[seat])


def hand(t: cells.Table, seat: int) -> bytes:
    """In catalogue order, picks of an unfinished decision included."""
    row = seat * cells.KINDS
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


def looked_at(t: cells.Table, seat: int) -> bytes:
    """What only this seat is looking at: cards of the deck, or with Harbinger the own discard pile."""
    if t.who[t.depth] != seat:
        return b""
    operation = cards.STEPS[t.step[t.depth]]
    if operation == cards.TOPDECK_FROM_DISCARD:
        start = seat * cells.ZONE
        found = sorted([t.discard[place] for place in range(start, start + t.discard_size[seat])])
        return b",".join([NAMES[card] for card in found])
    if operation == cards.SORT or operation == cards.DRAW_TO:
        return zone(t.look, 0, t.look_size)
    return b""


def offered(offer: int) -> tuple[int, int]:
    """The action, and how many copies of its card there are."""
    return divmod(offer, COPIES)


def pending(t: cells.Table) -> Pending | None:
    """What is asked where that is a phase: most decisions."""
    operation = cards.STEPS[t.step[t.depth]]
    buying = operation == cards.BUY_PHASE
    if (not buying and operation != cards.ACTION_PHASE) or t.most != 1 or t.picked_size:
        return None
    row = t.turn * cells.KINDS
    offers = []
    if buying:
        for card in range(cards.GOLD + 1):
            if t.hand[row + card] and t.legal >> cards.PLAY_COPPER + card & 1:
                offers.append((cards.PLAY_COPPER + card) * COPIES + t.hand[row + card])
        if t.legal >> cards.PLAY_TREASURES & 1:
            offers.append(cards.PLAY_TREASURES * COPIES + 1)
    for card in range(cards.CARDS):
        if t.legal >> card & 1:
            if buying:
                offers.append(card * COPIES + 1)
            elif t.hand[row + card]:
                offers.append(card * COPIES + t.hand[row + card])
    return Pending(t.seat, buying, t.least, bool(t.legal >> cards.DONE & 1), offers)
