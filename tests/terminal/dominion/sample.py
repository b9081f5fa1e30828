"""Tables to look at: real games and odd positions, answered at random, and desks in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from regat import dominion
from regat.cli.terminal.desk import Look
from regat.cli.terminal.dominion.desk import DominionDesk
from regat.cli.terminal.voice import Voice
from regat.dominion import Game
from regat.words import Words
from tests.dominion.play import game_or_position, whole_decision

NAMES = ("Ana", "Bogdan", "Big Money with Smithy 1", "Оксана", "Łucja", "Big Money with Smithy 2")


@cache
def desk(language: str = "en") -> DominionDesk:
    return DominionDesk(Voice(Words(language), NAMES))


def tables(seeds: range, most: int = 60) -> Iterator[Game]:
    """Games at every decision of their beginnings; every other one begins with an odd position."""
    for seed in seeds:
        game = game_or_position(seed)
        dice = random.Random(f"answers {seed}")
        for _ in range(most):
            if game.over:
                break
            yield game
            game.answer(whole_decision(game, dice))


def look(game: Game) -> Look[Game]:
    """What the asked seat looks at."""
    return Look(game, game.seat, game.choice)


def game_of(players: int, edition: int, seed: int, moves: int) -> Game:
    """A random kingdom after some random answers."""
    game = dominion.new(players, edition, "random", seed)
    dice = random.Random(f"moves {seed}")
    for _ in range(moves):
        if game.over:
            break
        game.answer(whole_decision(game, dice))
    return game
