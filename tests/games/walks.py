"""Random walks through a game."""

from __future__ import annotations

import random
from collections.abc import Iterator

from regat.kernel.game import Game

MAX_ACTIONS = 100_000  # no random game comes near


def walk(game: Game, seed: int, most: int = MAX_ACTIONS) -> Iterator[int]:
    """Play at random until the game is over; yield each action before it is applied."""
    dice = random.Random(f"answers {seed}")
    for _ in range(most):
        if game.over:
            return
        action = dice.choice(game.legal)
        yield action
        game.apply(action)
    assert most < MAX_ACTIONS, "a random game ends"
