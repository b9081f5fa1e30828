"""The 48 dominoes, as data, and the numbers that the rules of Kingdomino speak in.

`dominoes.pxd`, the same data in C, is generated.
"""

from __future__ import annotations

from dataclasses import dataclass

TERRAINS = ("wheat", "forest", "water", "grass", "swamp", "mine")
LETTERS = {"W": "wheat", "F": "forest", "L": "water", "G": "grass", "S": "swamp", "M": "mine"}


@dataclass(frozen=True, slots=True)
class Domino:
    """A domino as listed in the specification: its first square, then its second."""

    number: int
    terrains: tuple[str, str]
    crowns: tuple[int, int]

    @property
    def symmetric(self) -> bool:
        """Whether turning it around changes nothing."""
        return self.terrains[0] == self.terrains[1] and self.crowns[0] == self.crowns[1]


# First and second square of dominoes 1 to 48: a terrain's letter and its crowns.
_SQUARES = """
    W W   W W   F F   F F   F F   F F   L L   L L   L L   G G   G G   S S
    W F   W L   W G   W S   F L   F G   W1 F  W1 L  W1 G  W1 S  W1 M  F1 W
    F1 W  F1 W  F1 W  F1 L  F1 G  L1 W  L1 W  L1 F  L1 F  L1 F  L1 F  W G1
    L G1  W S1  G S1  M1 W  W G2  L G2  W S2  G S2  M2 W  S M2  S M2  W M3
"""


def _domino(number: int) -> Domino:
    squares = _SQUARES.split()[2 * number - 2 : 2 * number]
    terrains = tuple(LETTERS[square[0]] for square in squares)
    crowns = tuple(int(square[1:] or 0) for square in squares)
    return Domino(number, (terrains[0], terrains[1]), (crowns[0], crowns[1]))


BOX = tuple(_domino(number) for number in range(1, 49))
DOMINOES = len(BOX)
HALF = DOMINOES // 2

# By domino, counted from zero: the terrains and crowns of its two squares.
FIRST = [TERRAINS.index(domino.terrains[0]) for domino in BOX]
SECOND = [TERRAINS.index(domino.terrains[1]) for domino in BOX]
FIRST_CROWNS = [domino.crowns[0] for domino in BOX]
SECOND_CROWNS = [domino.crowns[1] for domino in BOX]
SYMMETRIC = [int(domino.symmetric) for domino in BOX]

# Stages of the game: what is asked.
CHOOSING, PLACING, CLAIMING = 0, 1, 2

# Variants, as bits.
MIDDLE_KINGDOM, HARMONY, DRAWN_BY_ANOTHER = 1, 2, 4
CENTRED_BONUS, COMPLETE_BONUS = 10, 5

# A kingdom is stored as bits of a board, its upper left corner always at row and column 2, so that a domino
# can reach two squares beyond it; a spare column separates the rows.
EDGE = 2
NARROW, WIDE = 8, 10  # squares from one row to the next, for 5×5 and for 7×7
NARROW_COMB = sum(1 << NARROW * row for row in range(EDGE + 5))  # the first square of each row
WIDE_COMB = sum(1 << WIDE * row for row in range(EDGE + 7))

# The fixed space of actions: where the first square goes, counted from the castle, then the direction of
# the second (right, down, left, up); then the places of a line.
REACH = 6
SPAN = 2 * REACH + 1
DIRECTIONS = 4
CLAIM = SPAN * SPAN * DIRECTIONS
ACTIONS = CLAIM + 4
NOTHING = 1023  # no action
TURN = 128  # inside the engine an answer is a square of the board + TURN * direction


def action(x: int, y: int, direction: int) -> int:
    """The number of a placement: the first square at (x, y) from the castle."""
    return ((y + REACH) * SPAN + x + REACH) * DIRECTIONS + direction


def placement(number: int) -> tuple[int, int, int]:
    """x, y and direction of a placement."""
    square, direction = divmod(number, DIRECTIONS)
    return square % SPAN - REACH, square // SPAN - REACH, direction


STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # from the first square to the second, by direction
