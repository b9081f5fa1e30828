"""Dynasty: three complete games in a row, and the points are added up, K-VAR-DYNASTY-1."""

from __future__ import annotations

from collections.abc import Iterable

from regat.kernel import series
from regat.kernel.checks import check_seed
from regat.kingdomino.game import Game
from regat.kingdomino.rules.variants import KingdominoSetup, checked_variants, of_each_game
from regat.kingdomino.start import prepare

GAMES = 3


class Dynasty(series.Series[tuple[str, ...], Game]):
    """Three games between the same players; `dynasty.add(game)` counts one that is over."""

    def __init__(self, players: int = 2, variants: Iterable[str] = (), *, seed: int) -> None:
        names = of_each_game(checked_variants(players, variants))

        def start(chosen: tuple[str, ...], _: int, key: int) -> Game:
            # Who starts is drawn with the kings, in every game.
            return Game(prepare(KingdominoSetup(players, chosen), key))

        super().__init__(start, names, players=players, seed=check_seed(seed), length=GAMES)
