"""The ladder: which bots meet at what, with a fixed seed and budget, so that anybody can repeat it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from regat.bots.budget import Budget
from regat.bots.registry import LEVELS
from regat.games import AnySetup
from regat.lab.arena import Arena
from regat.lab.game_lab import game_lab

SEED = 7_001


@dataclass(frozen=True, slots=True)
class LadderRow:
    """One row of the table: the first bot's score against the others."""

    game: str
    setup: AnySetup
    bots: tuple[str, ...]
    games: int = 600
    budget_ms: float | None = None  # None: each bot's own

    @property
    def arena(self) -> Arena:
        budget = Budget(cpu_ms=self.budget_ms) if self.budget_ms else None
        return Arena(self.game, self.setup, self.bots, SEED, budget)

    @property
    def command(self) -> str:
        """How to play this row alone."""
        words = ["regat arena", self.game, "--bots", ",".join(self.bots)]
        words += ["--players", str(self.setup.players), "--games", str(self.games), "--seed", str(SEED)]
        if self.budget_ms:
            words += ["--budget-ms", f"{self.budget_ms:g}"]
        return " ".join([*words, *game_lab(self.game).options(self.setup)])

    @property
    def key(self) -> str:
        """A file name that no other row has, and that stays when rows are added."""
        words = self.command.split()
        kept = [words[2], words[4].replace(",", "-"), words[6], *words[11:]]
        return "-".join(word.lstrip("-").replace(",", "-") for word in kept)

    @property
    def label(self) -> str:
        one, *others = self.bots
        against = dict.fromkeys(others)
        named = ", ".join(f"{others.count(bot)} × {bot}" if others.count(bot) > 1 else bot for bot in against)
        return f"{one} – {named}"

    @property
    def setting(self) -> str:
        budget = [f"{self.budget_ms:g} ms"] if self.budget_ms else []
        return ", ".join([f"{self.setup.players} players", *game_lab(self.game).label(self.setup), *budget])


def neighbours(game: str, setup: AnySetup) -> list[LadderRow]:
    """A row for each level against the next weaker one."""
    return [LadderRow(game, setup, (better, worse)) for worse, better in pairwise(LEVELS)]
