"""Print the sheets of a game of each kind, with whatever engine was asked for."""

from __future__ import annotations

import sys

from regat.kingdomino.sheet import Known
from regat.server.tables.snapshots import dominion_texts, kingdomino_texts
from tests.dominion import play as dominion_play
from tests.kingdomino import play as kingdomino_play


def main(seed: int) -> None:
    game = dominion_play.random_game(seed)
    for _ in dominion_play.walk(game, seed, 100):
        print(*dominion_texts(game, points=True))
    other = kingdomino_play.random_game(seed)
    known: Known = {}
    for _ in kingdomino_play.walk(other, seed):
        print(*kingdomino_texts(other, known))


if __name__ == "__main__":
    main(int(sys.argv[1]))
