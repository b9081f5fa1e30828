"""A series of games: who starts next by the edition's rule, and the first edition's card swap."""

from __future__ import annotations

from collections.abc import Sequence

from regat.dominion.game import Game
from regat.dominion.rules import kingdoms
from regat.dominion.setup import DominionSetup
from regat.dominion.start import prepare
from regat.kernel import series
from regat.kernel.chance import HashRandom, seed_key

Kingdom = tuple[str, ...]


class Series(series.Series[Kingdom, Game]):
    """Games in a row between the same players; `series.add(game)` counts one that is over."""

    def __init__(
        self,
        players: int = 2,
        edition: int = 2,
        kingdom: str | Sequence[str] = kingdoms.FIRST_GAME,
        *,
        seed: int,
        mixed: bool = False,
    ) -> None:
        kingdoms.check_players(players)
        chosen = kingdoms.choose(kingdom, edition, HashRandom(seed_key(seed)), mixed=mixed)
        self.edition = edition

        def start(ten: Kingdom, first: int, key: int) -> Game:
            return Game(prepare(DominionSetup(players, edition, ten, mixed, first), key))

        def may_start(seats: int, winners: tuple[int, ...]) -> tuple[int, ...]:
            return kingdoms.next_first(edition, seats, winners)

        super().__init__(start, chosen, players=players, seed=seed, next_first=may_start)

    def swap(self, swaps: dict[int, tuple[str, str]]) -> Kingdom:
        """Between two games each player may swap a card, D-KING-05: seat -> (out, in)."""
        self.setup = kingdoms.swap(self.setup, swaps, self.edition)
        return self.setup
