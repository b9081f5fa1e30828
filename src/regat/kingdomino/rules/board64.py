"""A kingdom as a bitboard: where a domino fits, how it changes the kingdom, and the points.

5×5 fits 64 bits; the version of this file for 7×7 is generated from it.
"""

from __future__ import annotations

from regat.kernel import bits
from regat.kingdomino.rules import dominoes, state


def sized(squares: int) -> int:
    """A board in the width that this file works in."""
    return squares


def around(squares: int) -> int:
    """The squares beside these."""
    return squares << 1 | squares >> 1 | squares << dominoes.NARROW | squares >> dominoes.NARROW


def second(first: int, direction: int) -> int:
    """The second square of a domino."""
    if direction == 0:
        return first << 1
    if direction == 1:
        return first << dominoes.NARROW
    if direction == 2:
        return first >> 1
    return first >> dominoes.NARROW


def room(t: state.State, seat: int) -> int:
    """The squares that the kingdom may reach, K-BOUND-01: within the size in both directions."""
    up = dominoes.EDGE + t.height[seat] - t.size
    left = dominoes.EDGE + t.width[seat] - t.size
    if left < 0:
        left = 0
    columns = sized(dominoes.NARROW_COMB) * ((1 << dominoes.EDGE + t.size) - (1 << left))
    if up > 0:
        columns = columns >> dominoes.NARROW * up << dominoes.NARROW * up
    return columns


def find_places(t: state.State, seat: int, domino: int) -> bool:
    """Find all legal placements, section 6; whether there is any."""
    empty = room(t, seat) & ~sized(t.taken[seat])
    castle = sized(t.castle[seat])
    near_a = around(sized(t.land[seat * state.LANDS + dominoes.FIRST[domino]]) | castle)
    near_b = around(sized(t.land[seat * state.LANDS + dominoes.SECOND[domino]]) | castle)
    right = empty & empty >> 1 & (near_a | near_b >> 1)
    down = empty & empty >> dominoes.NARROW & (near_a | near_b >> dominoes.NARROW)
    left = sized(0)
    up = sized(0)
    # A domino with two equal halves is the same turned around: one answer for each result.
    if not dominoes.SYMMETRIC[domino]:
        left = empty & empty << 1 & (near_a | near_b << 1)
        up = empty & empty << dominoes.NARROW & (near_a | near_b << dominoes.NARROW)
    t.places[0] = right
    t.places[1] = down
    t.places[2] = left
    t.places[3] = up
    return (right | down | left | up) != 0


def put(t: state.State, seat: int, domino: int, first: int, direction: int) -> None:
    """Place a domino, and shift the kingdom back to its corner of the board."""
    other = second(first, direction)
    row = seat * state.LANDS
    t.land[row + dominoes.FIRST[domino]] |= first
    t.land[row + dominoes.SECOND[domino]] |= other
    t.taken[seat] |= first | other
    if dominoes.FIRST_CROWNS[domino] & 1:
        t.one_crown[seat] |= first
    if dominoes.FIRST_CROWNS[domino] & 2:
        t.two_crowns[seat] |= first
    if dominoes.SECOND_CROWNS[domino] & 1:
        t.one_crown[seat] |= other
    if dominoes.SECOND_CROWNS[domino] & 2:
        t.two_crowns[seat] |= other
    settle(t, seat)


def settle(t: state.State, seat: int) -> None:
    """Measure the kingdom and shift it so that its upper left corner is where it belongs."""
    taken = sized(t.taken[seat])
    top = bits.lsb(taken) // dominoes.NARROW
    bottom = bits.msb(taken) // dominoes.NARROW
    # Fold up to nine rows onto the first.
    columns = taken | taken >> 4 * dominoes.NARROW
    columns |= columns >> 2 * dominoes.NARROW
    columns |= columns >> dominoes.NARROW
    columns |= columns >> dominoes.NARROW
    columns &= (1 << dominoes.NARROW) - 1
    left = bits.lsb(columns)
    t.height[seat] = bottom - top + 1
    t.width[seat] = bits.msb(columns) - left + 1
    shift = dominoes.NARROW * (dominoes.EDGE - top) + dominoes.EDGE - left
    if shift > 0:
        row = seat * state.LANDS
        for terrain in range(row, row + state.LANDS):
            t.land[terrain] = sized(t.land[terrain]) << shift
        t.taken[seat] = taken << shift
        t.castle[seat] = sized(t.castle[seat]) << shift
        t.one_crown[seat] = sized(t.one_crown[seat]) << shift
        t.two_crowns[seat] = sized(t.two_crowns[seat]) << shift
        t.castle_row[seat] += dominoes.EDGE - top
        t.castle_column[seat] += dominoes.EDGE - left


# What it is worth -----------------------------------------------------------------------------------


def worth(land: int, one: int, two: int) -> int:
    """The points of all territories of one terrain, K-SCORE-01: territories without crowns score nothing."""
    points = 0
    seeds = land & (one | two)
    while seeds != 0:
        territory = grown(seeds & -seeds, land)
        seeds &= ~territory
        points += bits.popcount(territory) * (
            bits.popcount(territory & one) + 2 * bits.popcount(territory & two)
        )
    return points


def grown(territory: int, land: int) -> int:
    """The whole territory around some of its squares."""
    while True:
        larger = (territory | around(territory)) & land
        if larger == territory:
            return territory
        territory = larger


def points(t: state.State, seat: int) -> int:
    """The points of a kingdom's territories."""
    one = sized(t.one_crown[seat])
    two = sized(t.two_crowns[seat])
    total = 0
    for terrain in range(seat * state.LANDS, (seat + 1) * state.LANDS):
        total += worth(sized(t.land[terrain]), one, two)
    return total


def largest(t: state.State, seat: int) -> int:
    """The squares of the largest territory, crowns or not, K-TIE-01."""
    best = 0
    for terrain in range(seat * state.LANDS, (seat + 1) * state.LANDS):
        left = sized(t.land[terrain])
        while left != 0:
            territory = grown(left & -left, left)
            left &= ~territory
            if bits.popcount(territory) > best:
                best = bits.popcount(territory)
    return best


def before(t: state.State, seat: int, domino: int) -> int:
    """The current points of the terrains of a domino."""
    row = seat * state.LANDS
    one = sized(t.one_crown[seat])
    two = sized(t.two_crowns[seat])
    total = worth(sized(t.land[row + dominoes.FIRST[domino]]), one, two)
    if dominoes.FIRST[domino] != dominoes.SECOND[domino]:
        total += worth(sized(t.land[row + dominoes.SECOND[domino]]), one, two)
    return total


def after(t: state.State, seat: int, domino: int, first: int, direction: int) -> int:
    """The points of the same terrains with the domino placed there."""
    row = seat * state.LANDS
    other = second(first, direction)
    one = sized(t.one_crown[seat])
    two = sized(t.two_crowns[seat])
    if dominoes.FIRST_CROWNS[domino] & 1:
        one |= first
    if dominoes.FIRST_CROWNS[domino] & 2:
        two |= first
    if dominoes.SECOND_CROWNS[domino] & 1:
        one |= other
    if dominoes.SECOND_CROWNS[domino] & 2:
        two |= other
    a = sized(t.land[row + dominoes.FIRST[domino]]) | first
    if dominoes.FIRST[domino] == dominoes.SECOND[domino]:
        return worth(a | other, one, two)
    b = sized(t.land[row + dominoes.SECOND[domino]]) | other
    return worth(a, one, two) + worth(b, one, two)


def best_place(t: state.State, seat: int, domino: int, dice: int) -> int:
    """The best of the places found, ties at random: the points, then the square and direction."""
    chosen = 0
    most = -1
    tied = 0
    for direction in range(dominoes.DIRECTIONS):
        places = sized(t.places[direction])
        while places != 0:
            first = places & -places
            places ^= first
            value = after(t, seat, domino, first, direction)
            if value > most:
                most = value
                tied = 1
                chosen = bits.lsb(first) + dominoes.TURN * direction
            elif value == most:
                tied += 1
                dice = bits.rng_next(dice)
                if bits.rng_below(dice, tied) == 0:
                    chosen = bits.lsb(first) + dominoes.TURN * direction
    return most << 10 | chosen


def any_place(t: state.State, dice: int) -> int:
    """One of the places found, each equally likely."""
    right = bits.popcount(sized(t.places[0]))
    down = right + bits.popcount(sized(t.places[1]))
    left = down + bits.popcount(sized(t.places[2]))
    skipped = bits.rng_below(dice, left + bits.popcount(sized(t.places[3])))
    direction = 0
    if skipped >= left:
        direction = 3
        skipped -= left
    elif skipped >= down:
        direction = 2
        skipped -= down
    elif skipped >= right:
        direction = 1
        skipped -= right
    places = sized(t.places[direction])
    while skipped > 0:
        places &= places - 1
        skipped -= 1
    return bits.lsb(places) + dominoes.TURN * direction
