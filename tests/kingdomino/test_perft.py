"""Perft: ways to play from a fixed pile and order of the kings, against a second Kingdomino written here.

The second one is written in the plainest way, from the specification and not from the engine: kingdoms are
dictionaries, lines are lists, and where a domino fits is tried out square by square.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from functools import lru_cache

import pytest

from regat import kingdomino
from regat.kingdomino import BOX, Game
from tests.kingdomino.helpers import Ends, Lands, all_places, groups, laid, score

Frozen = frozenset[tuple[tuple[int, int], tuple[str, int]]]


@lru_cache(maxsize=100_000)
def places(lands: Frozen, number: int, size: int) -> tuple[Ends, ...]:
    """The legal placements; of two with the same result, the one with the upper left square first."""
    found = all_places(dict(lands), number, size)
    if BOX[number - 1].terrains[0] == BOX[number - 1].terrains[1]:
        found = {(min(ends), max(ends)) for ends in found}
    return tuple(sorted(found))


class PlainKingdomino:
    """One game; what has no alternative is carried out without asking."""

    def __init__(
        self, players: int, variants: tuple[str, ...], pile: Sequence[int], kings: Sequence[int]
    ) -> None:
        self.size = 7 if "mighty_duel" in variants else 5
        self.variants = variants
        self.by_seat = "drawn_by_another" in variants
        self.length = 3 if players == 3 else 4
        rounds = 6 if players == 2 and self.size == 5 else 12
        assert len(pile) == rounds * self.length
        self.pile = list(pile)
        self.kings = list(kings)
        self.first = True
        self.older: list[tuple[int, int]] = []  # domino, seat: still to be handled
        self.newer: dict[int, int | None] = {}
        self.placing = True
        self.over = False
        self.kingdoms: list[Lands] = [{} for _ in range(players)]
        self.lost = [0] * players
        self.seat = -1
        self.draw_line()
        self.advance()

    def copy(self) -> PlainKingdomino:
        return deepcopy(self)

    def draw_line(self) -> None:
        self.newer = dict.fromkeys(sorted(self.pile[: self.length]))
        del self.pile[: self.length]

    def free(self) -> list[int]:
        return [number for number, king in self.newer.items() if king is None]

    def options(self) -> list[str]:
        """The answers to the pending decision."""
        if self.over:
            return []
        if self.first or not self.placing:
            return [f"claim {number}" for number in self.free()]
        number, seat = self.older[0]
        found = places(frozenset(self.kingdoms[seat].items()), number, self.size)
        return [f"place {number} ({a},{b})-({c},{d})" for (a, b), (c, d) in found]

    def answer(self, text: str) -> None:
        self.carry_out(text)
        self.advance()

    def carry_out(self, text: str) -> None:
        verb, number, *ends = text.split()
        if verb == "claim":
            self.newer[int(number)] = self.kings.pop(0) if self.first else self.older.pop(0)[1]
            self.placing = True
            return
        first, second = ends[0].strip("()").split(")-(")
        squares = tuple(map(int, first.split(","))), tuple(map(int, second.split(",")))
        seat = self.older[0][1]
        self.kingdoms[seat] = laid(self.kingdoms[seat], int(number), squares)  # type: ignore[arg-type]
        self.placed()

    def placed(self) -> None:
        """K-TURN-02, K-TURN-08, K-END-01"""
        self.placing = not self.newer
        if self.placing:
            self.older.pop(0)

    def advance(self) -> None:
        while not self.over:
            if self.first and not self.kings:
                self.first = False
                self.begin_round()
            elif not self.first and not self.older:
                if self.newer:
                    self.begin_round()
                else:
                    self.over = True
                    self.seat = -1
            else:
                self.seat = self.whose()
                offered = self.options()
                if len(offered) > 1:
                    return
                if offered:
                    self.carry_out(offered[0])
                else:
                    self.lost[self.older[0][1]] += 1
                    self.placed()

    def whose(self) -> int:
        if not self.first:
            return self.older[0][1]
        if self.by_seat:
            return (self.length - len(self.kings)) % len(self.kingdoms)
        return self.kings[0]

    def begin_round(self) -> None:
        self.older = [(number, king) for number, king in self.newer.items() if king is not None]
        assert len(self.older) == self.length
        self.newer = {}
        if self.pile:
            self.draw_line()

    def scores(self) -> tuple[int, ...]:
        pairs = zip(self.kingdoms, self.lost, strict=True)
        return tuple(score(lands, lost, self.variants) for lands, lost in pairs)

    def winners(self) -> tuple[int, ...]:
        standings = [
            (
                points,
                max((squares for squares, _ in groups(lands)), default=0),
                sum(crowns for _, crowns in lands.values()),
            )
            for points, lands in zip(self.scores(), self.kingdoms, strict=True)
        ]
        return tuple(seat for seat, item in enumerate(standings) if item == max(standings))


# Both games, side by side -----------------------------------------------------------------------------


def both(
    players: int, variants: tuple[str, ...], seed: int, start: tuple[int, ...] = ()
) -> tuple[Game, PlainKingdomino]:
    """A fixed pile and order of the kings; `start` are the dominoes drawn first."""
    dice = random.Random(f"perft {seed}")
    used = {2: 24, 3: 36, 4: 48}[players] if "mighty_duel" not in variants else 48
    rest = [number for number in range(1, 49) if number not in start]
    pile = (*start, *dice.sample(rest, used - len(start)))
    kings = [0, 0, 1, 1] if players == 2 else list(range(players))
    dice.shuffle(kings)
    game = kingdomino.new(players, variants, seed, pile=pile, kings=kings)
    return game, PlainKingdomino(players, variants, pile, kings)


def check_node(game: Game, plain: PlainKingdomino) -> None:
    assert game.over == plain.over
    assert game.seat == plain.seat
    assert game.scores() == plain.scores()
    options = [str(option) for option in game.choice.options] if game.choice else []
    assert sorted(options) == sorted(plain.options())
    assert len(game.legal) == len(options)
    if game.over:
        assert game.winners() == plain.winners()


def perft(game: Game, plain: PlainKingdomino, depth: int) -> Counter[int]:
    """How many sequences of decisions there are, by what is left of the depth; every node is compared."""
    check_node(game, plain)
    counted: Counter[int] = Counter([depth])
    if depth:
        for answer in plain.options():
            first, other = game.copy(), plain.copy()
            first.answer(answer)
            other.answer(answer)
            counted += perft(first, other, depth - 1)
    return counted


# Players, variants, the first line, and how many sequences of 1, 2, … decisions there are. The first choice
# has 4·3·2 ways (3·2 with three kings), the first placement 24 or, for a double, 12, K-CONN-07; then the
# first king of the round chooses among the whole line.
OPENINGS = [
    (2, (), (1, 3, 7, 10), (4, 12, 24, 24 * 12, 24 * 12 * 4)),
    (2, (), (13, 17, 40, 48), (4, 12, 24, 24 * 24, 24 * 24 * 4)),
    (2, ("mighty_duel",), (12, 20, 30, 47), (4, 12, 24, 24 * 12, 24 * 12 * 4)),
    (2, ("drawn_by_another",), (2, 36, 37, 38), (4, 12, 24, 24 * 12, 24 * 12 * 4)),
    (3, (), (5, 24, 41), (3, 6, 6 * 12, 6 * 12 * 3, 6 * 12 * 3 * 24)),
    (4, (), (11, 21, 31, 41), (4, 12, 24, 24 * 12, 24 * 12 * 4)),
]


@pytest.mark.parametrize(("players", "variants", "line", "wanted"), OPENINGS)
def test_the_openings_are_counted(
    players: int, variants: tuple[str, ...], line: tuple[int, ...], wanted: tuple[int, ...]
) -> None:
    """K-FIRST-02 K-FIRST-03 K-FIRST-06 K-TURN-01 K-TURN-02 K-TURN-03 K-CONN-07"""
    depth = 4 if wanted[-1] > 2000 else 5
    counted = perft(*both(players, variants, 1, line), depth)
    assert [counted[depth - made] for made in range(1, depth + 1)] == list(wanted[:depth])


@pytest.mark.proof
@pytest.mark.parametrize(("players", "variants", "line", "wanted"), OPENINGS)
def test_the_openings_are_counted_deeper(
    players: int, variants: tuple[str, ...], line: tuple[int, ...], wanted: tuple[int, ...]
) -> None:
    """K-FIRST-05 K-TURN-01 K-TURN-06 K-CONN-07"""
    counted = perft(*both(players, variants, 2, line), 6)
    assert [counted[6 - made] for made in range(1, 6)] == list(wanted)


ROUNDS = [
    (2, ()),
    (2, ("drawn_by_another", "harmony")),
    (2, ("mighty_duel",)),
    (3, ()),
    (4, ("middle_kingdom",)),
]


def check_paths(players: int, variants: tuple[str, ...], paths: int, decisions: int) -> Counter[int]:
    """Random ways through a game, compared at every node with all that may be answered there."""
    widths: Counter[int] = Counter()
    for path in range(paths):
        game, plain = both(players, variants, path)
        dice = random.Random(path)
        for _ in range(decisions):
            check_node(game, plain)
            if game.over:
                break
            answer = dice.choice(plain.options())
            widths[len(plain.options())] += 1
            game.answer(answer)
            plain.answer(answer)
    return widths


@pytest.mark.parametrize(("players", "variants"), ROUNDS)
def test_the_first_two_rounds_offer_the_same_answers(players: int, variants: tuple[str, ...]) -> None:
    """K-FIRST-05 K-TURN-01 K-TURN-02 K-TURN-04 K-TURN-05 K-TURN-06 K-CONN-03 K-BOUND-01"""
    # With four kings: 3 first choices, then twice 4 placements and 3 moves.
    widths = check_paths(players, variants, paths=12, decisions=17 if players != 3 else 12)
    assert {2, 3, 24} <= set(widths)


@pytest.mark.parametrize(("players", "variants"), ROUNDS)
def test_whole_games_offer_the_same_answers(players: int, variants: tuple[str, ...]) -> None:
    """K-TURN-07 K-TURN-08 K-END-01 K-END-02 K-DISC-01 K-DISC-02 K-SCORE-08 K-TIE-01"""
    check_paths(players, variants, paths=3, decisions=1000)


def leaves(game: Game) -> Counter[object]:
    if game.over:
        return Counter([(game.scores(), game.winners())])
    found: Counter[object] = Counter()
    for action in game.legal:
        copy = game.copy()
        copy.apply(action)
        found += leaves(copy)
    return found


def plain_leaves(plain: PlainKingdomino) -> Counter[object]:
    if plain.over:
        return Counter([(plain.scores(), plain.winners())])
    found: Counter[object] = Counter()
    for answer in plain.options():
        copy = plain.copy()
        copy.answer(answer)
        found += plain_leaves(copy)
    return found


@pytest.mark.parametrize(("players", "variants"), ROUNDS)
def test_every_way_to_play_the_last_decisions_leads_to_the_same_end(
    players: int, variants: tuple[str, ...]
) -> None:
    """K-END-01 K-END-02 K-SCORE-08 K-SCORE-10 K-TIE-01 K-TIE-02 K-TIE-03 K-VAR-HARMONY-1 K-VAR-MIDDLE-1"""
    ends = 0
    for seed in range(4):
        game, plain = both(players, variants, seed)
        dice = random.Random(seed)
        answers = []
        trial = plain.copy()
        while not trial.over:
            answers.append(dice.choice(trial.options()))
            trial.answer(answers[-1])
        for answer in answers[:-3]:
            game.answer(answer)
            plain.answer(answer)
        found = leaves(game)
        assert found == plain_leaves(plain)
        ends += found.total()
    assert ends >= 30
