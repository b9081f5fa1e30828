"""Kingdomino in the lab: simulations, what an arena deals, the rows of the ladder, and training."""

from __future__ import annotations

from collections.abc import Sequence

from regat.kernel.chance import seed_key
from regat.kingdomino.bots import reference
from regat.kingdomino.game import Game
from regat.kingdomino.rules.variants import KingdominoSetup, checked_setup
from regat.kingdomino.search import policies
from regat.kingdomino.training.command import KingdominoTraining
from regat.lab.game_lab import GameLab
from regat.lab.ladder import LadderRow, neighbours
from regat.lab.sim import Tally

NAME = Game.name
BONUSES = ("middle_kingdom", "harmony")
TWO, THREE, FOUR = (KingdominoSetup(players) for players in (2, 3, 4))
TWO_BONUSES, THREE_BONUSES, FOUR_BONUSES = (KingdominoSetup(players, BONUSES) for players in (2, 3, 4))
MIGHTY_DUEL = KingdominoSetup(2, ("mighty_duel",))
AGAINST_ONE, AGAINST_TWO, AGAINST_THREE = (("champion", *("full-greedy",) * others) for others in (1, 2, 3))


class KingdominoLab(GameLab):
    """How Kingdomino is measured."""

    ladder = (
        LadderRow(NAME, TWO, ("greedy", "random")),
        LadderRow(NAME, TWO, ("full-greedy", "greedy")),
        LadderRow(NAME, TWO, ("flat-mc-400", "full-greedy")),
        LadderRow(NAME, TWO, AGAINST_ONE, budget_ms=50),
        LadderRow(NAME, TWO_BONUSES, AGAINST_ONE, budget_ms=50),
        LadderRow(NAME, THREE, AGAINST_TWO, budget_ms=50),
        LadderRow(NAME, FOUR, AGAINST_THREE, budget_ms=50),
        LadderRow(NAME, MIGHTY_DUEL, AGAINST_ONE, budget_ms=50),
        LadderRow(NAME, TWO, ("champion", "flat-mc-400"), budget_ms=50),
        LadderRow(NAME, TWO, ("hard", "full-greedy"), budget_ms=5),
        LadderRow(NAME, TWO, ("easy", "greedy")),
        *neighbours(NAME, TWO),
        *neighbours(NAME, FOUR),
        LadderRow(NAME, THREE_BONUSES, AGAINST_TWO, budget_ms=50),
        LadderRow(NAME, FOUR_BONUSES, AGAINST_THREE, budget_ms=50),
    )
    training = KingdominoTraining()

    def check(self, setup: KingdominoSetup, bots: Sequence[str]) -> None:
        checked_setup(setup.players, setup.variants)
        super().check(setup, bots)

    def turns(self, game: Game, seat: int, decisions: int) -> int:
        return game.setup.rounds * game.setup.kings

    def report(self, setup: KingdominoSetup) -> dict[str, object]:
        return {"variants": list(setup.variants)}

    def options(self, setup: KingdominoSetup) -> list[str]:
        return ["--variants", ",".join(setup.variants)] if setup.variants else []

    def label(self, setup: KingdominoSetup) -> list[str]:
        return [variant.replace("_", " ") for variant in setup.variants]

    def check_simulation(self, setup: KingdominoSetup, bots: Sequence[str], seed: int) -> KingdominoSetup:
        for bot in bots:
            reference.player(bot)
        return checked_setup(len(bots), setup.variants)

    def simulate(self, setup: KingdominoSetup, bots: Sequence[str], seed: int, part: range) -> Tally:
        """Kings are drawn: whoever chooses first is the starting player."""
        book = bytes(map(reference.player, bots))
        games, ties, rounds, first, decisions, *by_bot = policies.simulate(
            book, setup.size, setup.bits, seed_key(seed), part.start, part.stop
        )
        wins, points = by_bot[: len(book)], by_bot[len(book) :]
        return Tally(games, ties, rounds, first, decisions, tuple(wins), tuple(points))

    def simulation_report(self, setup: KingdominoSetup) -> dict[str, object]:
        return {"size": setup.size, **self.report(setup)}


FACE = KingdominoLab(NAME)
