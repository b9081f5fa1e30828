"""A table as JSON, straight from its cells: what `view.py` says of it, for who shows it to many and often.

Everybody sees the same. Kingdoms that have not changed are known from the last time. Tests hold all of it
against the view.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regat.kernel import bits128
from regat.kingdomino import choices
from regat.kingdomino.rules import dominoes, rounds, state
from regat.kingdomino.search import policies

Known = dict[int, tuple[tuple[int, ...], bytes]]  # of each seat: how far its kingdom is, and as JSON

NUMBERS = [b"%d" % number for number in range(1024)]
ASKERS = [choices.ASKERS[stage] for stage in range(3)]
STAGES = [b'"%s"' % asker.encode() for asker in ASKERS]
ACROSS = range(-dominoes.REACH, dominoes.REACH + 1)
SQUARES = [(x, y) for y in ACROSS for x in ACROSS]
AT = [b'{"x":%d,"y":%d,"terrain":' % square for square in SQUARES]  # by square, counted from the castle
PAIRS = [b"[%d,%d]" % square for square in SQUARES]
TERRAINS = [b'"%s"' % terrain.encode() for terrain in dominoes.TERRAINS]
LANDS = [b'%s,"crowns":%d}' % (terrain, crowns) for terrain in TERRAINS for crowns in range(4)]
RANKS = [sorted(dominoes.TERRAINS).index(terrain) for terrain in dominoes.TERRAINS]


def _ends(action: int) -> tuple[int, int, int, int]:
    x, y, direction = dominoes.placement(action)
    step = dominoes.STEPS[direction]
    return x, y, x + step[0], y + step[1]


# By action: where a placement goes, as in records and as a pair of squares.
WHERE = [b'(%d,%d)-(%d,%d)"' % _ends(action) for action in range(dominoes.CLAIM)]
SPOTS = [b'{"first":[%d,%d],"second":[%d,%d],"gain":' % _ends(action) for action in range(dominoes.CLAIM)]
ENDS = [_ends(action) for action in range(dominoes.CLAIM)]

OWNERS, NOBODY = 5, 4
SLOTS = [
    b'{"domino":%d,"seat":%s}' % (number, owner)
    for number in range(1, dominoes.DOMINOES + 1)
    for owner in (b"0", b"1", b"2", b"3", b"null")
]
POOLS: dict[int, bytes] = {}  # that were written lately
MOST = 4096


class Pending(NamedTuple):
    """What is asked: where a domino goes, or which one is claimed."""

    seat: int
    asker: str
    king: int  # whose king stands on what is claimed; the seat's own, but for K-FIRST-06
    domino: int  # to be placed; 0 if one is to be claimed
    answers: bytes  # each legal one
    spots: bytes  # of a placement
    claims: list[int]


class Sheet(NamedTuple):
    """A table that is not over; the seat stands before it."""

    open: bytes
    pending: Pending


def sheet(t: state.State, variants: tuple[str, ...], scores: tuple[int, ...], known: Known) -> Sheet:
    """`known` is kept from one time to the next, for as long as one game only goes on."""
    choosing = t.stage == dominoes.CHOOSING
    parts = [
        b'"players":',
        NUMBERS[t.players],
        b',"size":',
        NUMBERS[t.size],
        b',"variants":',
        named(variants),
        b',"stage":',
        STAGES[t.stage],
        b',"line":[',
        older_line(t),
        b'],"next":[',
        newer_line(t),
        b'],"kings":[',
        b",".join([NUMBERS[t.kings[seat]] if choosing else b"0" for seat in range(t.players)]),
        b'],"king":',
        NUMBERS[t.king] if choosing else b"null",
        b',"pile_size":',
        NUMBERS[t.lines * t.length],
        b',"unseen":[',
        unseen(t),
        b'],"kingdoms":[',
        b",".join([kingdom(t, seat, scores[seat], known) for seat in range(t.players)]),
        b'],"asked":',
        NUMBERS[t.seat],
        b',"over":false,"scores":[',
        b",".join([NUMBERS[score] for score in scores]),
        b'],"winners":null}',
    ]
    return Sheet(b"".join(parts), pending(t))


@lru_cache(64)
def named(keys: tuple[str, ...]) -> bytes:
    return b"[" + b",".join([b'"%s"' % key.encode() for key in keys]) + b"]"


def unseen(t: state.State) -> bytes:
    """It changes with each line, not with each move."""
    text = POOLS.get(t.pool)
    if text is None:
        if len(POOLS) >= MOST:
            POOLS.clear()
        text = POOLS[t.pool] = dominoes_in(t.pool)
    return text


def dominoes_in(pool: int) -> bytes:
    return b",".join([NUMBERS[number + 1] for number in range(dominoes.DOMINOES) if pool >> number & 1])


def slot_part(domino: int, seat: int) -> bytes:
    return SLOTS[domino * OWNERS + (NOBODY if seat == state.NOBODY else seat)]


def older_line(t: state.State) -> bytes:
    if t.stage == dominoes.CHOOSING:
        return b""
    start = t.turn + (t.stage == dominoes.CLAIMING)
    return b",".join([slot_part(t.line[slot], t.line_king[slot]) for slot in range(start, t.length)])


def newer_line(t: state.State) -> bytes:
    if not t.newer:
        return b""
    return b",".join([slot_part(t.next[slot], t.next_king[slot]) for slot in range(t.length)])


# Kingdoms ---------------------------------------------------------------------------------------------


def kingdom(t: state.State, seat: int, score: int, known: Known) -> bytes:
    """As it was the last time, if nothing was placed or discarded since."""
    made_of = (t.held[seat], t.lost[seat], score)
    earlier = known.get(seat)
    if earlier is not None and earlier[0] == made_of:
        return earlier[1]
    text = kingdom_part(t, seat, score)
    known[seat] = (made_of, text)
    return text


def kingdom_part(t: state.State, seat: int, score: int) -> bytes:
    # By square: 0 for none, otherwise terrain * 4 + crowns + 1.
    lands = bytearray(dominoes.SPAN * dominoes.SPAN)
    squares = []
    stride = dominoes.NARROW if t.size == 5 else dominoes.WIDE
    all_crowns = 0
    left = t.taken[seat] & ~t.castle[seat]
    while left != 0:
        on_board = bits128.lsb(left)
        left &= left - 1
        land = land_on(t, seat, on_board)
        square = square_at(t, seat, on_board, stride)
        lands[square] = land + 1
        all_crowns += land & 3
        squares.append(AT[square] + LANDS[land])
    regions, largest = territories(lands)
    start = seat * state.HELD
    parts = [
        b'{"squares":[',
        b",".join(squares),
        b'],"placed":[',
        b",".join([placed(t.placed[at], t.where[at]) for at in range(start, start + t.held[seat])]),
        b'],"discarded":[',
        dominoes_in(t.lost[seat]),
        b'],"territories":[',
        regions,
        b'],"crowns":',
        NUMBERS[all_crowns],
        b',"largest":',
        NUMBERS[largest],
        b',"columns":',
        NUMBERS[t.width[seat]],
        b',"rows":',
        NUMBERS[t.height[seat]],
        b',"castle_centred":',
        b"true" if rounds.centred(t, seat) else b"false",
        b',"complete":',
        b"true" if t.lost[seat] == 0 else b"false",
        b',"bonuses":{',
        bonuses(t, seat),
        b'},"score":',
        NUMBERS[score],
        b"}",
    ]
    return b"".join(parts)


def land_on(t: state.State, seat: int, on_board: int) -> int:
    """Terrain * 4 + crowns of a square of the board."""
    square = bits128.bit(on_board)
    crowns = 0
    if t.one_crown[seat] & square:
        crowns += 1
    if t.two_crowns[seat] & square:
        crowns += 2
    for terrain in range(state.LANDS):
        if t.land[seat * state.LANDS + terrain] & square:
            return terrain * 4 + crowns
    return crowns


def square_at(t: state.State, seat: int, on_board: int, stride: int) -> int:
    """A square counted from the castle, as actions count it."""
    x = on_board % stride + dominoes.REACH - t.castle_column[seat]
    y = on_board // stride + dominoes.REACH - t.castle_row[seat]
    return y * dominoes.SPAN + x


def placed(domino: int, action: int) -> bytes:
    return b'"' + NUMBERS[domino + 1] + b" " + WHERE[action]


def territories(lands: bytearray) -> tuple[bytes, int]:
    """All of them, the most valuable first; and the size of the largest."""
    found = []
    largest = 0
    for square in range(dominoes.SPAN * dominoes.SPAN):
        if lands[square]:
            group, crowns, terrain = flooded(lands, square)
            group.sort()
            size = len(group)
            largest = max(largest, size)
            found.append((-size * crowns, -size, RANKS[terrain], group[0], region(terrain, group, crowns)))
    found.sort()
    return b",".join([one[4] for one in found]), largest


def worth(lands: bytearray) -> int:
    """The points of all territories."""
    left = lands[:]
    points = 0
    for square in range(dominoes.SPAN * dominoes.SPAN):
        if left[square]:
            group, crowns, _ = flooded(left, square)
            points += len(group) * crowns
    return points


def ground(terrain: int, crowns: int) -> int:
    """A square of `lands`."""
    return terrain * 4 + crowns + 1


def flooded(lands: bytearray, start: int) -> tuple[list[int], int, int]:
    """The squares of a territory, which are taken off the lands: by column, then by row; crowns, terrain."""
    terrain = (lands[start] - 1) >> 2
    crowns = 0
    group = []
    waiting = [start]
    while waiting:
        square = waiting.pop()
        land = lands[square] - 1
        if land < 0 or land >> 2 != terrain:
            continue
        lands[square] = 0
        crowns += land & 3
        x = square % dominoes.SPAN
        y = square // dominoes.SPAN
        group.append(x * dominoes.SPAN + y)
        if x > 0:
            waiting.append(square - 1)
        if x < dominoes.SPAN - 1:
            waiting.append(square + 1)
        if y > 0:
            waiting.append(square - dominoes.SPAN)
        if y < dominoes.SPAN - 1:
            waiting.append(square + dominoes.SPAN)
    return group, crowns, terrain


def region(terrain: int, group: list[int], crowns: int) -> bytes:
    pairs = b",".join(
        [PAIRS[place % dominoes.SPAN * dominoes.SPAN + place // dominoes.SPAN] for place in group]
    )
    parts = [
        b'{"terrain":',
        TERRAINS[terrain],
        b',"squares":[',
        pairs,
        b'],"crowns":',
        NUMBERS[crowns],
        b',"points":',
        NUMBERS[len(group) * crowns],
        b"}",
    ]
    return b"".join(parts)


def bonuses(t: state.State, seat: int) -> bytes:
    """K-SCORE-08"""
    had = []
    if t.variants & dominoes.MIDDLE_KINGDOM and rounds.centred(t, seat):
        had.append(b'"middle_kingdom":%d' % dominoes.CENTRED_BONUS)
    if t.variants & dominoes.HARMONY and t.lost[seat] == 0:
        had.append(b'"harmony":%d' % dominoes.COMPLETE_BONUS)
    return b",".join(had)


# What is asked ----------------------------------------------------------------------------------------


def pending(t: state.State) -> Pending:
    if t.stage != dominoes.PLACING:
        claims = [t.next[slot] + 1 for slot in range(t.length) if t.slots >> slot & 1]
        answers = b",".join([b'"claim ' + NUMBERS[number] + b'"' for number in claims])
        king = t.king if t.stage == dominoes.CHOOSING else t.seat
        return Pending(t.seat, ASKERS[t.stage], king, 0, answers, b"", claims)
    number = t.line[t.turn] + 1
    gains = policies.gains(t)
    actions = sorted(gains)
    start = b'"place ' + NUMBERS[number] + b" "
    answers = b",".join([start + WHERE[action] for action in actions])
    spots = b",".join([spot(t, action, gains[action]) for action in actions])
    return Pending(t.seat, ASKERS[t.stage], t.seat, number, answers, spots, [])


def spot(t: state.State, action: int, gain: int) -> bytes:
    """A placement, what it gains and how far the kingdom could still grow."""
    seat = t.seat
    x, y, to_x, to_y = ENDS[action]
    left = dominoes.EDGE - t.castle_column[seat]
    up = dominoes.EDGE - t.castle_row[seat]
    right = left + t.width[seat] - 1
    down = up + t.height[seat] - 1
    columns = max(right, x, to_x) - min(left, x, to_x) + 1
    rows = max(down, y, to_y) - min(up, y, to_y) + 1
    parts = [
        SPOTS[action],
        NUMBERS[gain],
        b',"columns_left":',
        NUMBERS[t.size - columns],
        b',"rows_left":',
        NUMBERS[t.size - rows],
        b"}",
    ]
    return b"".join(parts)
