"""Tables to look at: real games and odd positions, answered at random, and desks in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from regat import kingdomino
from regat.kernel.chance import Seeded
from regat.kernel.match import Match
from regat.kingdomino import Game, KingdomSetup, Position
from regat.kingdomino.terminal import FACE
from regat.kingdomino.terminal.presenter import KingdominoPresenter
from regat.terminal.presenter import ViewContext
from regat.words import Translator
from tests.kingdomino.helpers import SET_UPS, odd_position

SIZES = [(80, 22), (100, 28), (120, 38), (200, 58)]
TOPICS = ("17", "forest")  # that help explains
NAMES = ("Ana", "Full Greedy with a long name", "Оксана", "Łucja")


@cache
def presenter(language: str = "en") -> KingdominoPresenter:
    return FACE.presenter(Translator(language), NAMES)


def context(game: Game, preview: str = "", page: int = 0) -> ViewContext[Game]:
    """What the asked seat looks at."""
    return ViewContext(game, game.seat, game.choice, page, preview)


def walk(game: Game, seed: int) -> Iterator[Game]:
    """A game at every decision, answered at random."""
    dice = random.Random(f"answers {seed}")
    while not game.over:
        yield game
        game.apply(dice.choice(game.legal))


def moments(seeds: range) -> Iterator[Game]:
    """One moment of many games, of all numbers of players and all variants; every third one is odd."""
    for seed in seeds:
        if seed % 3 == 2:
            game = kingdomino.from_position(odd_position(seed))
        else:
            players, variants = SET_UPS[seed * 7 % len(SET_UPS)]
            game = kingdomino.new(players, variants, seed)
        stop = random.Random(seed).randrange(50)
        for number, there in enumerate(walk(game, seed)):
            if number == stop:
                yield there
                break


def placing() -> Game:
    """Seat 0 places domino 48 (wheat, mine with three crowns) beside one wheat to the right of its castle."""
    kingdoms = {0: KingdomSetup(placed=("1 (1,0)-(2,0)",))}
    return kingdomino.from_position(
        Position(line={48: 0}, next={3: None, 7: 1, 12: 1, 20: 0}, seats=kingdoms)
    )


def claiming() -> Game:
    """Seat 0 may claim 3 or 7, and 12 has a king already."""
    game = kingdomino.from_position(
        Position(line={1: 0, 2: 1}, next={3: None, 7: None, 12: 1, 20: 0}, seats={})
    )
    game.answer("place 1 (1,0)-(2,0)")
    return game


@cache
def ended(players: int) -> Match[Game]:
    """A match to the end, with both bonuses."""
    match = kingdomino.match(players, ("harmony", "middle_kingdom"), chance=Seeded(players))
    while not match.over:
        assert match.choice
        match.answer(presenter().bot_answer("greedy", len(match.entries), match.game, match.choice))
    return match


def contexts(size: int, language: int) -> Iterator[ViewContext[Game]]:
    """Choices of different games for each screen and language, with previews of placements."""
    start = 100 * size + 1000 * language
    for game in moments(range(start, start + 8)):
        yield context(game)
        if game.placements():
            yield context(game, str(game.placements()[-1]))
