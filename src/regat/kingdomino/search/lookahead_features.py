"""Features of a kingdom's future: where it can grow, the shape of its empty squares, what fits of the pile.

Only games of three and four players use them; these play on 5×5, which fits 64 bits.
"""

from __future__ import annotations

from array import array

from regat.kernel import bits
from regat.kingdomino.rules import board64, dominoes, state
from regat.kingdomino.search import placement64


def encode_lookahead(t: state.State, seat: int, into: array[int], at: int, lands: int) -> None:
    """Where each terrain can grow, the shape of the empty squares, what fits of the pile.

    The features of each terrain in `encode_squares` begin at `lands`.
    """
    empty = board64.room(t, seat) & ~board64.sized(t.taken[seat])
    right = empty & empty >> 1
    left = empty & empty << 1
    down = empty & empty >> dominoes.NARROW
    up = empty & empty << dominoes.NARROW
    one = board64.sized(t.one_crown[seat])
    two = board64.sized(t.two_crowns[seat])
    fits = 0
    for terrain in range(state.LANDS):
        land = board64.sized(t.land[seat * state.LANDS + terrain])
        near = placement64.beside(land) & empty
        into[at] = bits.popcount(near)
        into[at + 1] = bits.popcount(near & right) + bits.popcount(near & left)
        into[at + 1] += bits.popcount(near & down) + bits.popcount(near & up)
        if into[at + 1]:
            fits |= 1 << terrain
        near = placement64.beside(best_territory(land, one, two)) & empty
        into[at + 2] = bits.popcount(near & right) + bits.popcount(near & left)
        into[at + 2] += bits.popcount(near & down) + bits.popcount(near & up)
        into[at + 3] = bits.popcount((near | placement64.beside(near)) & empty)
        at += 4
    near = board64.sized(1) << dominoes.NARROW * t.castle_row[seat] + t.castle_column[seat]
    near = placement64.beside(near)
    into[at] = bits.popcount(near & right) + bits.popcount(near & left)
    into[at] += bits.popcount(near & down) + bits.popcount(near & up)
    if into[at]:
        fits = 255
    into[at + 1] = bits.popcount(right) + bits.popcount(down)
    into[at + 2] = bits.popcount(empty & ~placement64.beside(board64.sized(t.taken[seat])))
    encode_ground(empty, into, at + 3)
    encode_pile(t, fits, into, at + 7, lands)


def best_territory(land: int, one: int, two: int) -> int:
    """The territory with most points; of those without any, the largest."""
    best = -1
    chosen = board64.sized(0)
    left = land
    while left != 0:
        territory = board64.grown(left & -left, land)
        left &= ~territory
        many = bits.popcount(territory)
        value = many * (bits.popcount(territory & one) + 2 * bits.popcount(territory & two)) * 8 + many
        if value > best:
            best = value
            chosen = territory
    return chosen


def encode_ground(empty: int, into: array[int], at: int) -> None:
    """The parts of the empty squares: how many, odd ones, those for one domino, squares that stay empty."""
    into[at] = 0
    into[at + 1] = 0
    into[at + 2] = 0
    left = empty
    while left != 0:
        part = board64.grown(left & -left, left)
        left &= ~part
        many = bits.popcount(part)
        into[at] += 1
        into[at + 1] += many & 1
        if many == 2:
            into[at + 2] += 1
    into[at + 3] = unfilled(empty)


def unfilled(empty: int) -> int:
    """The squares that stay empty if dominoes always go where a square has one empty neighbour."""
    alone = placement64.lone(empty)
    left = empty & placement64.beside(empty)
    tight = placement64.narrow(left)
    while tight != 0:
        square = tight & -tight
        left &= ~(square | (placement64.beside(square) & left))
        alone += placement64.lone(left)
        left &= placement64.beside(left)
        tight = placement64.narrow(left)
    return alone


def encode_pile(t: state.State, fits: int, into: array[int], at: int, lands: int) -> None:
    """Of the unseen dominoes: how many have no place, what their better and worse halves may gain."""
    pool = t.pool
    many = bits.popcount(pool)
    without = 0
    better = 0
    worse = 0
    most = 0
    good = 0
    great = 0
    while pool != 0:
        domino = bits.lsb(pool)
        pool &= pool - 1
        first = dominoes.FIRST[domino]
        second = dominoes.SECOND[domino]
        if not (fits >> first | fits >> second) & 1:
            without += 1
        else:
            one = promise(into, lands + 7 * first, dominoes.FIRST_CROWNS[domino])
            other = promise(into, lands + 7 * second, dominoes.SECOND_CROWNS[domino])
            if one < other:
                swapped = one
                one = other
                other = swapped
            better += one
            worse += other
            if one > most:
                most = one
            if one >= 5:
                good += 1
            if one >= 9:
                great += 1
    if many == 0:
        many = 1
    into[at] = 32 * without // many
    into[at + 1] = 16 * better // many
    into[at + 2] = 16 * worse // many
    into[at + 3] = most
    into[at + 4] = 32 * good // many
    into[at + 5] = 32 * great // many


def promise(into: array[int], land: int, crowns: int) -> int:
    """What a square may gain beside the best territory of its terrain."""
    if into[land + 5] == 0:
        return crowns
    return into[land + 4] + crowns * (into[land + 3] + 1)
