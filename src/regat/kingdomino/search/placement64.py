"""The heuristic player's view of a kingdom: the best place for a domino, and the features of its squares.

5×5 fits 64 bits; the version of this file for 7×7 is generated from it.
"""

from __future__ import annotations

from array import array

from regat.kernel import bits
from regat.kingdomino.rules import board64, dominoes, rounds, state
from regat.kingdomino.search import heuristic_weights


def middle(t: state.State, seat: int) -> int:
    """The squares that a kingdom with its castle in the middle can have."""
    reach = t.size // 2
    edge = dominoes.EDGE + t.size
    left = t.castle_column[seat] - reach
    up = t.castle_row[seat] - reach
    right = t.castle_column[seat] + reach + 1
    down = t.castle_row[seat] + reach + 1
    if left < 0:
        left = 0
    if right > edge:
        right = edge
    if down > edge:
        down = edge
    columns = board64.sized(dominoes.NARROW_COMB) * ((1 << right) - (1 << left))
    if up > 0:
        columns = columns >> dominoes.NARROW * up << dominoes.NARROW * up
    columns &= (board64.sized(1) << dominoes.NARROW * down) - 1
    return columns & board64.room(t, seat)


def beside(squares: int) -> int:
    """`board64.around`, repeated here so that the C compiler can inline it."""
    return squares << 1 | squares >> 1 | squares << dominoes.NARROW | squares >> dominoes.NARROW


def beyond(first: int, direction: int) -> int:
    """`board64.second`, repeated here so that the C compiler can inline it."""
    if direction == 0:
        return first << 1
    if direction == 1:
        return first << dominoes.NARROW
    if direction == 2:
        return first >> 1
    return first >> dominoes.NARROW


def lone(empty: int) -> int:
    """How many empty squares have no empty one beside them: no domino fits there any more."""
    return bits.popcount(empty & ~beside(empty))


# Where a domino goes ----------------------------------------------------------------------------------
#
# What half a domino gains depends on its own square alone, unless both halves have the same terrain. So each
# square is weighted once, and a place is the sum of two: `weights` has the weights of the squares for the
# first half, then for the second.


def heuristic_place(t: state.State, seat: int, domino: int, dice: int, weights: array[int]) -> int:
    """The best of the places found: its value over discarding the domino, then square and direction."""
    hole = heuristic_weights.HOLE
    if t.variants & dominoes.HARMONY:
        hole = heuristic_weights.HARMONY_HOLE
    return best_weighted_place(
        t, seat, domino, dice, heuristic_weights.TOUCH, hole, heuristic_weights.TIGHT, weights
    )


def feature_place(t: state.State, seat: int, domino: int, weights: array[int]) -> int:
    """The same with the weights of the features, on which the networks were trained."""
    hole = heuristic_weights.FEATURE_HOLE
    if t.variants & dominoes.HARMONY:
        hole = heuristic_weights.FEATURE_HARMONY_HOLE
    return best_weighted_place(t, seat, domino, 1, heuristic_weights.FEATURE_TOUCH, hole, 0, weights)


def greedy_place(t: state.State, seat: int, domino: int, dice: int, weights: array[int]) -> int:
    """The place with most points, ties at random."""
    return best_weighted_place(t, seat, domino, dice, 0, 0, 0, weights)


def best_weighted_place(
    t: state.State, seat: int, domino: int, dice: int, touch: int, hole: int, tight: int, weights: array[int]
) -> int:
    """Points count most; then no holes, equal terrain next to each other, the castle in the middle."""
    empty = board64.room(t, seat) & ~board64.sized(t.taken[seat])
    outside = board64.sized(0)
    if hole and t.variants & dominoes.MIDDLE_KINGDOM:
        outside = ~middle(t, seat)
        if board64.sized(t.taken[seat]) & outside:
            outside = board64.sized(0)
    floor = heuristic_weights.GROUND
    if hole:
        floor += hole * lone(empty) + tight * bits.popcount(narrow(empty))
    double = weigh(t, seat, domino, touch, weights)
    if double:
        floor -= heuristic_weights.POINT * board64.before(t, seat, domino)
    chosen = 0
    most = -1
    tied = 0
    for direction in range(dominoes.DIRECTIONS):
        places = board64.sized(t.places[direction])
        while places != 0:
            first = places & -places
            places ^= first
            other = beyond(first, direction)
            square = bits.lsb(first)
            value = floor + weights[square] + weights[dominoes.TURN + bits.lsb(other)]
            if double:
                value += heuristic_weights.POINT * board64.after(t, seat, domino, first, direction)
            if hole:
                left = empty & ~(first | other)
                value -= hole * lone(left)
                if tight:
                    value -= tight * bits.popcount(narrow(left))
                if (first | other) & outside:
                    value -= heuristic_weights.OFF_CENTRE
            if value > most:
                most = value
                tied = 1
                chosen = square + dominoes.TURN * direction
            elif value == most:
                tied += 1
                dice = bits.rng_next(dice)
                if bits.rng_below(dice, tied) == 0:
                    chosen = square + dominoes.TURN * direction
    return most << 10 | chosen


def weigh(t: state.State, seat: int, domino: int, touch: int, weights: array[int]) -> bool:
    """Weight the squares of all places found; True if their points do not add up square by square."""
    first = dominoes.FIRST[domino]
    second = dominoes.SECOND[domino]
    right = board64.sized(t.places[0])
    down = board64.sized(t.places[1])
    left = board64.sized(t.places[2])
    up = board64.sized(t.places[3])
    firsts = right | down | left | up
    seconds = right << 1 | down << dominoes.NARROW | left >> 1 | up >> dominoes.NARROW
    point = heuristic_weights.POINT if first != second else 0
    weigh_half(t, seat, first, dominoes.FIRST_CROWNS[domino], firsts, point, touch, weights, 0)
    weigh_half(t, seat, second, dominoes.SECOND_CROWNS[domino], seconds, point, touch, weights, dominoes.TURN)
    if first != second:
        return False
    crowned = board64.sized(t.one_crown[seat]) | board64.sized(t.two_crowns[seat])
    return (board64.sized(t.land[seat * state.LANDS + first]) & crowned) != 0


def weigh_half(
    t: state.State,
    seat: int,
    terrain: int,
    crowns: int,
    wanted: int,
    point: int,
    touch: int,
    weights: array[int],
    at: int,
) -> None:
    """What half a domino gains on each wanted square: points, and squares of its terrain beside it."""
    land = board64.sized(t.land[seat * state.LANDS + terrain])
    one = board64.sized(t.one_crown[seat])
    two = board64.sized(t.two_crowns[seat])
    left = wanted
    while left != 0:
        square = left & -left
        left ^= square
        weights[at + bits.lsb(square)] = point * crowns
        if touch:
            weights[at + bits.lsb(square)] += touch * bits.popcount(beside(square) & land)
    if point == 0 or (crowns == 0 and land & (one | two) == 0):
        return
    once = board64.sized(0)
    joining = board64.sized(0)
    left = land
    while left != 0:
        territory = board64.grown(left & -left, land)
        left &= ~territory
        border = beside(territory) & wanted
        joining |= once & border
        once |= border
        brings = crowns * bits.popcount(territory)
        brings += bits.popcount(territory & one) + 2 * bits.popcount(territory & two)
        while border != 0:
            weights[at + bits.lsb(border)] += point * brings
            border &= border - 1
    while joining != 0:
        square = joining & -joining
        joining ^= square
        weights[at + bits.lsb(square)] += point * joined(beside(square) & land, land, one, two)


def joined(near: int, land: int, one: int, two: int) -> int:
    """What territories gain by becoming one: the squares of each times the crowns of the others."""
    squares = 0
    crowns = 0
    apart = 0
    while near != 0:
        territory = board64.grown(near & -near, land)
        near &= ~territory
        many = bits.popcount(territory)
        crowned = bits.popcount(territory & one) + 2 * bits.popcount(territory & two)
        squares += many
        crowns += crowned
        apart += many * crowned
    return squares * crowns - apart


# Features of a kingdom --------------------------------------------------------------------------------


def encode_squares(t: state.State, seat: int, into: array[int], at: int) -> None:
    """The features of a kingdom's squares: seven for each terrain, then twelve for the whole."""
    empty = board64.room(t, seat) & ~board64.sized(t.taken[seat])
    one = board64.sized(t.one_crown[seat])
    two = board64.sized(t.two_crowns[seat])
    total = 0
    for terrain in range(state.LANDS):
        total += encode_terrain(
            board64.sized(t.land[seat * state.LANDS + terrain]), one, two, empty, into, at
        )
        at += 7
    into[at] = total
    into[at + 1] = bits.popcount(board64.sized(t.taken[seat]))
    into[at + 2] = t.height[seat]
    into[at + 3] = t.width[seat]
    into[at + 4] = bits.popcount(empty)
    into[at + 5] = lone(empty)
    into[at + 6] = bits.popcount(t.discarded[seat])
    into[at + 7] = rounds.crowns(t, seat)
    # Squares with one empty neighbour are hard to fill.
    into[at + 8] = bits.popcount(narrow(empty))
    into[at + 9] = off_centre(t.castle_column[seat] - dominoes.EDGE, t.width[seat], t.size // 2)
    into[at + 10] = off_centre(t.castle_row[seat] - dominoes.EDGE, t.height[seat], t.size // 2)
    into[at + 11] = board64.largest(t, seat)


def narrow(empty: int) -> int:
    """The empty squares with exactly one empty square beside them."""
    right = empty & empty >> 1
    left = empty & empty << 1
    down = empty & empty >> dominoes.NARROW
    up = empty & empty << dominoes.NARROW
    once = right ^ left ^ down ^ up
    return once & ~(right & left | right & down | right & up | left & down | left & up | down & up)


def off_centre(before: int, length: int, reach: int) -> int:
    """The distance of the castle from the middle in one direction; 9 if it cannot be centred any more."""
    after = length - 1 - before
    if before > reach or after > reach:
        return 9
    return before - after if before > after else after - before


def encode_terrain(land: int, one: int, two: int, empty: int, into: array[int], at: int) -> int:
    """One terrain: squares, crowns, points; of its best territory the squares, crowns and ways to grow."""
    into[at] = bits.popcount(land)
    into[at + 1] = bits.popcount(land & one) + 2 * bits.popcount(land & two)
    points = 0
    best = -1
    size = 0
    crowns = 0
    growth = 0
    largest = 0
    left = land
    while left != 0:
        territory = board64.grown(left & -left, land)
        left &= ~territory
        many = bits.popcount(territory)
        crowned = bits.popcount(territory & one) + 2 * bits.popcount(territory & two)
        points += many * crowned
        if many > largest:
            largest = many
        if many * crowned * 8 + many > best:
            best = many * crowned * 8 + many
            size = many
            crowns = crowned
            growth = bits.popcount(board64.around(territory) & empty)
    into[at + 2] = points
    into[at + 3] = size
    into[at + 4] = crowns
    into[at + 5] = growth
    into[at + 6] = largest
    return points
