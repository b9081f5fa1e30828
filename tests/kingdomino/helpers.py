"""Games for the tests to play, and a second, plain reading of the rules to hold the engine against.

The second reading knows squares in a dictionary and nothing of bits, boards or numbered actions.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import combinations

from regat import kingdomino
from regat.kingdomino import BOX, Game, KingdomSetup, KingdomView, Position, View

Coord = tuple[int, int]
Land = tuple[str, int]  # terrain, crowns
Lands = dict[Coord, Land]
Ends = tuple[Coord, Coord]

MIXES = [
    mix for many in range(4) for mix in combinations(("middle_kingdom", "harmony", "drawn_by_another"), many)
]
SET_UPS = [(players, mix) for mix in MIXES for players in (2, 3, 4)]
SET_UPS += [(2, ("mighty_duel", *mix)) for mix in MIXES]
SHORT = [
    (2, ()),
    (3, ("harmony",)),
    (4, ("middle_kingdom", "drawn_by_another")),
    (2, ("mighty_duel", "middle_kingdom", "harmony")),
]


def random_game(seed: int) -> Game:
    """A fresh game; the set-ups come in turn, all of them with 32 seeds in a row."""
    players, variants = SET_UPS[seed % len(SET_UPS)]
    return kingdomino.new(players=players, variants=variants, seed=seed)


def odd_position(seed: int) -> Position:
    """A position that no game reaches: any squares, with holes and islands, any line, any pile."""
    dice = random.Random(f"position {seed}")
    players, variants = dice.choice(SET_UPS)
    size = 7 if "mighty_duel" in variants else 5
    length = 3 if players == 3 else 4
    numbers = dice.sample(range(1, 49), 48)
    left = dice.randint(1, length)
    line = {numbers.pop(): dice.randrange(players) for _ in range(left)}
    newer: dict[int, int | None] = {}
    if dice.random() < 0.8:
        newer = {numbers.pop(): None if free < left else dice.randrange(players) for free in range(length)}
    pile = tuple(numbers.pop() for _ in range(length * dice.randint(0, 3) if newer else 0))
    return Position(
        players=players,
        variants=variants,
        line=line,
        next=newer,
        pile=pile,
        seats={
            seat: KingdomSetup(
                grid=odd_grid(dice, size), discarded=tuple(numbers.pop() for _ in range(dice.randint(0, 2)))
            )
            for seat in range(players)
        },
        seed=seed,
    )


def odd_grid(dice: random.Random, size: int) -> str:
    """Squares at random, more or fewer of them, in a few terrains or in all."""
    columns, rows = dice.randint(1, size), dice.randint(1, size)
    terrains = dice.sample("WFLGSM", dice.randint(1, 6))
    full = dice.random()
    squares = [
        [
            dice.choice(terrains) + dice.choice(("", "", "0", "1", "2", "3")) if dice.random() < full else "."
            for _ in range(columns)
        ]
        for _ in range(rows)
    ]
    squares[dice.randrange(rows)][dice.randrange(columns)] = "C"
    return "\n".join(" ".join(row) for row in squares)


def game_or_position(seed: int) -> Game:
    """A game; every third seed begins with an odd position."""
    return kingdomino.from_position(odd_position(seed)) if seed % 3 == 2 else random_game(seed)


def any_answer(game: Game, dice: random.Random) -> str:
    choice = game.choice
    assert choice is not None
    return str(dice.choice(choice.options))


# The rules once more ----------------------------------------------------------------------------------


def beside(square: Coord) -> list[Coord]:
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def lands_of(kingdom: KingdomView) -> Lands:
    return {square: (land.terrain, land.crowns) for square, land in kingdom.lands.items()}


def fits(lands: Lands, size: int) -> bool:
    """K-BOUND-01, the castle included."""
    across = [x for x, _ in (*lands, (0, 0))]
    down = [y for _, y in (*lands, (0, 0))]
    return max(across) - min(across) < size and max(down) - min(down) < size


def laid(lands: Lands, number: int, ends: Ends) -> Lands:
    """The kingdom with one domino more."""
    domino = BOX[number - 1]
    halves = zip(domino.terrains, domino.crowns, strict=True)
    return lands | dict(zip(ends, halves, strict=True))


def may_place(lands: Lands, number: int, ends: Ends, size: int) -> bool:
    """Section 6, rule by rule."""
    if ends[1] not in beside(ends[0]):
        return False
    if any(square == (0, 0) or square in lands for square in ends):
        return False
    if not fits(laid(lands, number, ends), size):
        return False
    for square, terrain in zip(ends, BOX[number - 1].terrains, strict=True):
        for neighbour in beside(square):
            if neighbour == (0, 0) or (neighbour in lands and lands[neighbour][0] == terrain):
                return True
    return False


def all_places(lands: Lands, number: int, size: int) -> set[Ends]:
    """Every legal placement, tried out one by one."""
    reach = range(-size, size + 1)
    return {
        ((x, y), second)
        for x in reach
        for y in reach
        for second in beside((x, y))
        if may_place(lands, number, ((x, y), second), size)
    }


def results(lands: Lands, number: int, size: int) -> set[frozenset[tuple[Coord, Land]]]:
    """The distinct kingdoms that placing a domino can lead to."""
    return {frozenset(laid(lands, number, ends).items()) for ends in all_places(lands, number, size)}


def groups(lands: Mapping[Coord, Land]) -> list[tuple[int, int]]:
    """Squares and crowns of each territory, by flood fill."""
    found = []
    unseen = set(lands)
    while unseen:
        edge = [unseen.pop()]
        group = set(edge)
        while edge:
            square = edge.pop()
            for other in beside(square):
                if other in unseen and lands[other][0] == lands[square][0]:
                    unseen.remove(other)
                    group.add(other)
                    edge.append(other)
        found.append((len(group), sum(lands[square][1] for square in group)))
    return found


def score(lands: Lands, discarded: int, variants: tuple[str, ...]) -> int:
    """K-SCORE-01, K-SCORE-08, K-VAR-MIDDLE-2, K-VAR-HARMONY-1."""
    points = sum(squares * crowns for squares, crowns in groups(lands))
    across = [x for x, _ in (*lands, (0, 0))]
    down = [y for _, y in (*lands, (0, 0))]
    if "middle_kingdom" in variants and max(across) + min(across) == 0 == max(down) + min(down):
        points += 10
    if "harmony" in variants and discarded == 0:
        points += 5
    return points


def standing(view: View, seat: int) -> tuple[int, int, int]:
    """Points, largest territory, crowns: K-SCORE-10, K-TIE-01, K-TIE-02."""
    kingdom = view.kingdoms[seat]
    lands = lands_of(kingdom)
    return (
        score(lands, len(kingdom.discarded), view.variants),
        max((squares for squares, _ in groups(lands)), default=0),
        sum(crowns for _, crowns in lands.values()),
    )
