"""The course of the game: lines of dominoes and the kings on them; placing, discarding, claiming.

`advance` continues until a decision is pending or the game is over; `apply` carries out one answer.
"""

from __future__ import annotations

from regat.kernel import bits, bits128
from regat.kingdomino.rules import action_numbers, board64, board128, dominoes, state


def emit(t: state.State, kind: int, seat: int, domino: int, action: int) -> None:
    """Record an event; everything is open to all."""
    if t.recording:
        state.emit(
            t,
            bits.as_u64(kind)
            | bits.as_u64(seat) << 8
            | bits.as_u64(domino) << 16
            | bits.as_u64(action) << 24,
        )


# Set-up, section 3 ----------------------------------------------------------------------------------


def start(t: state.State, rng: int, players: int, size: int, variants: int) -> None:
    """Set up a game up to its first decision; dictated dominoes and kings are already in the state."""
    t.rng = rng
    t.pool = bits.mask_from(0) >> 64 - dominoes.DOMINOES
    t.players = players
    t.size = size
    t.variants = variants
    t.line_length = 3 if players == 3 else 4
    t.lines = 6 if players == 2 and size == 5 else 12
    t.over = 0
    t.asked = 0
    t.has_next_line = 0
    t.turn = 0
    for seat in range(players):
        t.kings[seat] = 2 if players == 2 else 1
        clear(t, seat)
    draw_line(t)
    t.stage = dominoes.CHOOSING
    advance(t)


def clear(t: state.State, seat: int) -> None:
    """An empty kingdom: the castle alone."""
    stride = dominoes.NARROW if t.size == 5 else dominoes.WIDE
    for terrain in range(seat * state.LANDS, (seat + 1) * state.LANDS):
        t.land[terrain] = 0
    t.castle[seat] = bits.bit(dominoes.EDGE * stride + dominoes.EDGE)
    t.taken[seat] = t.castle[seat]
    t.one_crown[seat] = 0
    t.two_crowns[seat] = 0
    t.discarded[seat] = 0
    t.placed_count[seat] = 0
    t.height[seat] = 1
    t.width[seat] = 1
    t.castle_row[seat] = dominoes.EDGE
    t.castle_column[seat] = dominoes.EDGE


def draw_line(t: state.State) -> None:
    """Draw the newer line and lay it out in ascending order, K-SETUP-09."""
    line = bits.as_u64(0)
    for _ in range(t.line_length):
        line |= bits.bit(draw(t))
    for slot in range(t.line_length):
        domino = bits.lsb(line)
        line &= line - 1
        t.next[slot] = domino
        t.next_king[slot] = state.NOBODY
        emit(t, state.EVENT_LINE, state.NOBODY, domino, slot)
    t.lines -= 1
    t.has_next_line = 1


def draw(t: state.State) -> int:
    """A domino never seen before: the pile has no order until one is drawn, K-INFO-02."""
    if t.script_size > 0:
        t.script_size -= 1
        domino = t.script[t.script_size]
    else:
        t.rng = bits.rng_next(t.rng)
        domino = pick(t.pool, t.rng)
    t.pool ^= bits.bit(domino)
    return domino


def pick(pool: int, rng: int) -> int:
    """One of the dominoes of a pool, each equally likely; half of the box is skipped in one step."""
    upper = pool >> dominoes.HALF << dominoes.HALF
    lower = bits.popcount(pool ^ upper)
    n = bits.rng_below(rng, lower + bits.popcount(upper))
    return bits.nth(pool, n) if n < lower else bits.nth(upper, n - lower)


# The way of the game --------------------------------------------------------------------------------


def advance(t: state.State) -> None:
    """Go on until a decision is pending or the game is over."""
    while True:
        if t.stage == dominoes.CHOOSING:
            if t.turn == t.line_length:
                begin_round(t)
            else:
                draw_king(t)
                if offer_claim(t, t.seat, t.king):
                    return
                t.turn += 1
        elif t.stage == dominoes.PLACING:
            if t.turn == t.line_length:
                if not t.has_next_line:
                    t.over = 1
                    t.seat = state.NOBODY
                    t.slots = 0
                    for seat in range(t.players):
                        t.total[seat] = score(t, seat)
                    emit(t, state.EVENT_OVER, state.NOBODY, 0, 0)
                    return
                begin_round(t)
            elif offer_placement(t):
                return
        elif offer_claim(t, t.line_king[t.turn], t.line_king[t.turn]):
            return
        else:
            next_king(t)


def apply(t: state.State, square: int, direction: int) -> None:
    """Carry out one answer: a square of the board and a direction, or a place of the line."""
    if t.stage == dominoes.PLACING:
        place(t, square, direction)
    elif t.stage == dominoes.CHOOSING:
        claim(t, square, t.king)
        t.turn += 1
    else:
        claim(t, square, t.line_king[t.turn])
        next_king(t)
    advance(t)


def draw_king(t: state.State) -> None:
    """Draw a king at random, K-FIRST-01; its owner chooses for it, or with the option whoever drew it."""
    drawer = next_drawer(t) if t.variants & dominoes.DRAWN_BY_ANOTHER else state.NOBODY
    if t.order_size > 0:
        t.order_size -= 1
        t.king = t.order[t.order_size]
    else:
        t.rng = bits.rng_next(t.rng)
        left = bits.rng_below(t.rng, t.line_length - t.turn)
        seat = 0
        while left >= t.kings[seat]:
            left -= t.kings[seat]
            seat += 1
        t.king = seat
    t.kings[t.king] -= 1
    t.seat = t.king if drawer == state.NOBODY else drawer
    emit(t, state.EVENT_KING, t.king, 0, t.seat)


def next_drawer(t: state.State) -> int:
    """The seat after the last one that drew; the first is drawn, or dictated with the kings, K-FIRST-06."""
    if t.turn > 0:
        return (t.seat + 1) % t.players
    if t.order_size > 0:
        return t.seat
    t.rng = bits.rng_next(t.rng)
    return bits.rng_below(t.rng, t.players)


def begin_round(t: state.State) -> None:
    """The newer line becomes the older one, and a new one is drawn if any is left, K-TURN-05."""
    for slot in range(t.line_length):
        t.line[slot] = t.next[slot]
        t.line_king[slot] = t.next_king[slot]
    t.turn = 0
    t.has_next_line = 0
    if t.lines > 0:
        draw_line(t)
    t.stage = dominoes.PLACING


def next_king(t: state.State) -> None:
    t.turn += 1
    t.stage = dominoes.PLACING


def after_placing(t: state.State) -> None:
    """A king that has placed its domino moves on, unless there is no newer line, K-END-01."""
    if t.has_next_line:
        t.stage = dominoes.CLAIMING
    else:
        t.turn += 1


# Placing --------------------------------------------------------------------------------------------


def offer_placement(t: state.State) -> bool:
    """Ask where the domino goes; without a place it is discarded, with a single one it is laid there."""
    seat = t.line_king[t.turn]
    domino = t.line[t.turn]
    if not find_places(t, seat, domino):
        t.discarded[seat] |= bits.bit(domino)
        emit(t, state.EVENT_FORCED, seat, domino, dominoes.NOTHING)
        emit(t, state.EVENT_DISCARD, seat, domino, 0)
        after_placing(t)
        return False
    t.seat = seat
    t.slots = 0
    if only_place(t):
        direction = 0
        while t.places[direction] == 0:
            direction += 1
        square = bits128.lsb(t.places[direction])
        emit(t, state.EVENT_FORCED, seat, domino, action_numbers.action_of(t, seat, square, direction))
        place(t, square, direction)
        return False
    t.asked += 1
    return True


def find_places(t: state.State, seat: int, domino: int) -> bool:
    return board64.find_places(t, seat, domino) if t.size == 5 else board128.find_places(t, seat, domino)


def put(t: state.State, seat: int, domino: int, square: int, direction: int) -> None:
    """Lay a domino in a kingdom; nothing else changes."""
    if t.size == 5:
        board64.put(t, seat, domino, bits.bit(square), direction)
    else:
        board128.put(t, seat, domino, bits128.bit(square), direction)


def only_place(t: state.State) -> bool:
    """Whether exactly one placement is legal."""
    found = 0
    for direction in range(dominoes.DIRECTIONS):
        places = t.places[direction]
        if places & (places - 1):
            return False
        if places != 0:
            found += 1
    return found == 1


def place(t: state.State, square: int, direction: int) -> None:
    seat = t.line_king[t.turn]
    domino = t.line[t.turn]
    action = action_numbers.action_of(t, seat, square, direction)
    at = seat * state.HELD + t.placed_count[seat]
    t.placed[at] = domino
    t.where[at] = action
    t.placed_count[seat] += 1
    before = points(t, seat) if t.recording else 0
    put(t, seat, domino, square, direction)
    gain = points(t, seat) - before if t.recording else 0
    emit(t, state.EVENT_PLACE, seat, domino, gain << 16 | action)
    after_placing(t)


# Claiming -------------------------------------------------------------------------------------------


def offer_claim(t: state.State, seat: int, owner: int) -> bool:
    """Ask which domino of the newer line; the last free one is taken without asking, K-TURN-04."""
    slots = 0
    for slot in range(t.line_length):
        if t.next_king[slot] == state.NOBODY:
            slots |= 1 << slot
    t.seat = seat
    if slots & (slots - 1) == 0:
        slot = bits.lsb(slots)
        emit(t, state.EVENT_FORCED, seat, t.next[slot], dominoes.CLAIM + slot)
        claim(t, slot, owner)
        return False
    t.slots = slots
    t.asked += 1
    return True


def claim(t: state.State, slot: int, owner: int) -> None:
    t.next_king[slot] = owner
    emit(t, state.EVENT_CLAIM, owner, t.next[slot], slot)


# The end, section 7 ---------------------------------------------------------------------------------


def centred(t: state.State, seat: int) -> bool:
    """Middle Kingdom: as far to the left as to the right, above as below, K-VAR-MIDDLE-2."""
    across = 2 * (t.castle_column[seat] - dominoes.EDGE) + 1
    down = 2 * (t.castle_row[seat] - dominoes.EDGE) + 1
    return across == t.width[seat] and down == t.height[seat]


def score(t: state.State, seat: int) -> int:
    """Territories, and the bonuses of variants in use, K-SCORE-08."""
    total = points(t, seat)
    if t.variants & dominoes.MIDDLE_KINGDOM and centred(t, seat):
        total += dominoes.CENTRED_BONUS
    if t.variants & dominoes.HARMONY and t.discarded[seat] == 0:
        total += dominoes.COMPLETE_BONUS
    return total


def largest(t: state.State, seat: int) -> int:
    """The squares of the largest territory."""
    return board64.largest(t, seat) if t.size == 5 else board128.largest(t, seat)


def crowns(t: state.State, seat: int) -> int:
    return bits128.popcount(t.one_crown[seat]) + 2 * bits128.popcount(t.two_crowns[seat])


def points(t: state.State, seat: int) -> int:
    """The points of all territories, K-SCORE-05."""
    return board64.points(t, seat) if t.size == 5 else board128.points(t, seat)
