"""The frozen ladder: which bots meet at what, with which seed and budget, so that it can be run again."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from regat.bots.budget import Budget
from regat.bots.registry import LEVELS
from regat.lab.arena import Arena, DominionRules, KingdominoRules

SEED = 7_001
LATEST = 2  # edition
AnyRules = DominionRules | KingdominoRules


@dataclass(frozen=True, slots=True)
class LadderRow:
    """One row of the table: the first bot's score against the others."""

    rules: AnyRules
    bots: tuple[str, ...]
    games: int
    budget_ms: float | None = None  # None: each bot's own

    @property
    def arena(self) -> Arena:
        budget = Budget(cpu_ms=self.budget_ms) if self.budget_ms else None
        return Arena(self.rules, self.bots, SEED, budget)

    @property
    def command(self) -> str:
        """How to play this row alone."""
        rules = self.rules
        words = ["regat arena", rules.game, "--bots", ",".join(self.bots), "--players", str(rules.players)]
        words += ["--games", str(self.games), "--seed", str(SEED)]
        if self.budget_ms:
            words += ["--budget-ms", f"{self.budget_ms:g}"]
        if isinstance(rules, KingdominoRules):
            words += ["--variants", ",".join(rules.variants)] if rules.variants else []
        else:
            words += ["--kingdom", rules.kingdom]
            words += ["--edition", str(rules.edition)] if rules.edition != LATEST else []
        return " ".join(words)

    @property
    def key(self) -> str:
        """A name for a file, which no other row has and which stays when rows are added."""
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
        rules = self.rules
        parts = [f"{rules.players} players"]
        if isinstance(rules, KingdominoRules):
            parts += [variant.replace("_", " ") for variant in rules.variants]
        else:
            parts += [f"{rules.kingdom.replace('_', ' ')} kingdoms"]
            parts += [f"edition {rules.edition}"] if rules.edition != LATEST else []
        return ", ".join(parts + ([f"{self.budget_ms:g} ms"] if self.budget_ms else []))


BONUSES = ("middle_kingdom", "harmony")
GREEDY3 = ("full-greedy",) * 3


def _steps(rules: AnyRules, games: int) -> list[LadderRow]:
    return [LadderRow(rules, (better, worse), games) for worse, better in pairwise(LEVELS)]


KINGDOMINO = (
    LadderRow(KingdominoRules(2), ("greedy", "random"), 600),
    LadderRow(KingdominoRules(2), ("full-greedy", "greedy"), 600),
    LadderRow(KingdominoRules(2), ("flat-mc-400", "full-greedy"), 600),
    LadderRow(KingdominoRules(2), ("champion", "full-greedy"), 600, 50),
    LadderRow(KingdominoRules(2, BONUSES), ("champion", "full-greedy"), 600, 50),
    LadderRow(KingdominoRules(3), ("champion", "full-greedy", "full-greedy"), 600, 50),
    LadderRow(KingdominoRules(4), ("champion", *GREEDY3), 600, 50),
    LadderRow(KingdominoRules(2, ("mighty_duel",)), ("champion", "full-greedy"), 600, 50),
    LadderRow(KingdominoRules(2), ("champion", "flat-mc-400"), 600, 50),
    LadderRow(KingdominoRules(2), ("hard", "full-greedy"), 600, 5),
    LadderRow(KingdominoRules(2), ("easy", "greedy"), 600),
    *_steps(KingdominoRules(2), 600),
    *_steps(KingdominoRules(4), 600),
    LadderRow(KingdominoRules(3, BONUSES), ("champion", "full-greedy", "full-greedy"), 600, 50),
    LadderRow(KingdominoRules(4, BONUSES), ("champion", *GREEDY3), 600, 50),
)
ANY_KINGDOM = "random"
DOMINION = (
    LadderRow(DominionRules(2), ("big-money-smithy", "big-money"), 600),
    LadderRow(DominionRules(2, kingdom=ANY_KINGDOM), ("easy", "big-money"), 600),
    LadderRow(DominionRules(2, kingdom=ANY_KINGDOM), ("medium", "big-money"), 600),
    LadderRow(DominionRules(2), ("champion", "big-money-smithy"), 600, 50),
    LadderRow(DominionRules(2, kingdom=ANY_KINGDOM), ("champion", "big-money"), 600, 50),
    *_steps(DominionRules(2, kingdom=ANY_KINGDOM), 600),
    *_steps(DominionRules(6, kingdom=ANY_KINGDOM), 600),
)
ROWS = {"kingdomino": KINGDOMINO, "dominion": DOMINION}
