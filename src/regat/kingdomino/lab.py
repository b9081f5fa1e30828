"""Kingdomino in the lab: simulations, what an arena deals, the rows of the ladder, and training."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from regat.games import AnySetup
from regat.kernel.chance import seed_key
from regat.kingdomino.bots import reference
from regat.kingdomino.game import Game
from regat.kingdomino.rules.variants import GameConfig, single_game
from regat.kingdomino.search import policies
from regat.kingdomino.setup import KingdominoSetup
from regat.kingdomino.training.command import KingdominoTraining
from regat.lab.game_lab import GameLab
from regat.lab.ladder import LadderRow, neighbours
from regat.lab.match_setup import MatchSetup
from regat.lab.sim import Tally

NAME = Game.name


@dataclass(frozen=True, slots=True)
class KingdominoMatch(MatchSetup):
    """A set-up of a single game."""

    setup: KingdominoSetup

    def check(self, bots: Sequence[str]) -> None:
        self._config()
        MatchSetup.check(self, bots)

    def turns(self, game: Game, seat: int, decisions: int) -> int:
        config = self._config()
        return config.rounds * config.kings

    def to_report(self) -> dict[str, object]:
        return {"variants": list(self.setup.variants)}

    def to_options(self) -> list[str]:
        return ["--variants", ",".join(self.setup.variants)] if self.setup.variants else []

    def to_label(self) -> list[str]:
        return [variant.replace("_", " ") for variant in self.setup.variants]

    def _config(self) -> GameConfig:
        return single_game(self.setup.players, self.setup.variants)


@dataclass(frozen=True, slots=True)
class KingdominoSimulation:
    """Games inside the engine. Kings are drawn: whoever chooses first is the starting player."""

    bots: tuple[str, ...]
    config: GameConfig
    seed: int
    game: ClassVar[str] = "Kingdomino"

    def play(self, part: range) -> Tally:
        book = bytes(reference.player(bot) for bot in self.bots)
        games, ties, rounds, first, decisions, *by_bot = policies.simulate(
            book, self.config.size, self.config.bits, seed_key(self.seed), part.start, part.stop
        )
        wins, points = by_bot[: len(book)], by_bot[len(book) :]
        return Tally(games, ties, rounds, first, decisions, tuple(wins), tuple(points))

    def to_report(self) -> dict[str, object]:
        return {"size": self.config.size, "variants": list(self.config.variants)}


def _match(players: int, *variants: str) -> KingdominoMatch:
    return KingdominoMatch(NAME, KingdominoSetup(players, variants))


BONUSES = ("middle_kingdom", "harmony")
ONE, TWO, THREE = (("champion", *("full-greedy",) * others) for others in (1, 2, 3))


class KingdominoLab(GameLab):
    """How Kingdomino is measured."""

    ladder = (
        LadderRow(_match(2), ("greedy", "random")),
        LadderRow(_match(2), ("full-greedy", "greedy")),
        LadderRow(_match(2), ("flat-mc-400", "full-greedy")),
        LadderRow(_match(2), ONE, budget_ms=50),
        LadderRow(_match(2, *BONUSES), ONE, budget_ms=50),
        LadderRow(_match(3), TWO, budget_ms=50),
        LadderRow(_match(4), THREE, budget_ms=50),
        LadderRow(_match(2, "mighty_duel"), ONE, budget_ms=50),
        LadderRow(_match(2), ("champion", "flat-mc-400"), budget_ms=50),
        LadderRow(_match(2), ("hard", "full-greedy"), budget_ms=5),
        LadderRow(_match(2), ("easy", "greedy")),
        *neighbours(_match(2)),
        *neighbours(_match(4)),
        LadderRow(_match(3, *BONUSES), TWO, budget_ms=50),
        LadderRow(_match(4, *BONUSES), THREE, budget_ms=50),
    )
    training = KingdominoTraining()

    def match(self, setup: AnySetup) -> KingdominoMatch:
        return KingdominoMatch(self.game, setup)

    def simulation(self, bots: Sequence[str], setup: KingdominoSetup, seed: int) -> KingdominoSimulation:
        self.check_simulation(bots)
        for bot in bots:
            reference.player(bot)
        return KingdominoSimulation(tuple(bots), single_game(len(bots), setup.variants), seed)


FACE = KingdominoLab(NAME)
