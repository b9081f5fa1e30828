"""Dominion in the lab: simulations, what an arena deals, and the rows of the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from regat.bots import registry
from regat.dominion.bots import reference
from regat.dominion.game import Game
from regat.dominion.rules import kingdoms
from regat.dominion.search import policies
from regat.dominion.setup import DominionSetup
from regat.dominion.start import prepare
from regat.games import AnySetup
from regat.kernel.chance import seed_key
from regat.kernel.errors import BadSetup
from regat.kernel.game_start import key_of
from regat.lab.game_lab import GameLab
from regat.lab.ladder import LadderRow, neighbours
from regat.lab.match_setup import MatchSetup
from regat.lab.sim import Tally

NAME = Game.name
RECOMMENDED = "recommended"  # a kingdom: one of the edition's sets with each deal
LATEST = 2  # edition


@dataclass(frozen=True, slots=True)
class DominionMatch(MatchSetup):
    """A set-up in which the kingdom may change from deal to deal."""

    setup: DominionSetup

    def deal(self, seed: int) -> Game:
        setup = self.setup
        if setup.kingdom == RECOMMENDED:
            sets = tuple(kingdoms.SETS[setup.edition])
            setup = replace(setup, kingdom=sets[seed % len(sets)])
        return Game(prepare(setup, *key_of(seed)))

    def check(self, bots: Sequence[str]) -> None:
        """Raise BadSetup for a number of players, a kingdom, or a bot that would lack a card it buys."""
        setup = self.setup
        kingdoms.check_players(setup.players)
        kingdoms.check_edition(setup.edition)
        kingdom = self.deal(0).start.kingdom
        changing = setup.kingdom in (kingdoms.RANDOM, RECOMMENDED)
        for bot in bots:
            needs = registry.bot_spec(self.game, bot).required_cards
            if changing and needs:
                lacking = f"{', '.join(needs)}, which not every {setup.kingdom} kingdom has"
                raise BadSetup(f"{bot} buys {lacking}: name a kingdom")
            registry.check(self.game, bot, replace(setup, kingdom=kingdom))

    def turns(self, game: Game, seat: int, decisions: int) -> int:
        return game.view(None).seats[seat].turns

    def to_report(self) -> dict[str, object]:
        setup = self.setup
        return {"edition": setup.edition, "kingdom": setup.kingdom, "mixed": setup.mixed}

    def to_options(self) -> list[str]:
        edition = ["--edition", str(self.setup.edition)] if self.setup.edition != LATEST else []
        return ["--kingdom", str(self.setup.kingdom), *edition]

    def to_label(self) -> list[str]:
        edition = [f"edition {self.setup.edition}"] if self.setup.edition != LATEST else []
        return [f"{str(self.setup.kingdom).replace('_', ' ')} kingdoms", *edition]


@dataclass(frozen=True, slots=True)
class DominionSimulation:
    """Games inside the engine; seat 0 starts."""

    bots: tuple[str, ...]
    edition: int
    kingdom: tuple[str, ...]
    seed: int
    game: ClassVar[str] = "Dominion"

    def play(self, part: range) -> Tally:
        book = b"".join(policies.encode_policy(reference.menu(bot)) for bot in self.bots)
        games, ties, rounds, first, decisions, *wins = policies.simulate(
            book,
            self.edition,
            kingdoms.as_bits(self.kingdom),
            seed_key(self.seed),
            (part.start, part.stop),
            len(self.bots),
        )
        return Tally(games, ties, rounds, first, decisions, tuple(wins))

    def to_report(self) -> dict[str, object]:
        return {"edition": self.edition, "kingdom": list(self.kingdom)}


def _match(players: int, kingdom: str = kingdoms.FIRST_GAME) -> DominionMatch:
    return DominionMatch(NAME, DominionSetup(players, kingdom=kingdom))


ANY_KINGDOM = kingdoms.RANDOM


class DominionLab(GameLab):
    """How Dominion is measured."""

    ladder = (
        LadderRow(_match(2), ("big-money-smithy", "big-money")),
        LadderRow(_match(2, ANY_KINGDOM), ("easy", "big-money")),
        LadderRow(_match(2, ANY_KINGDOM), ("medium", "big-money")),
        LadderRow(_match(2), ("champion", "big-money-smithy"), budget_ms=50),
        LadderRow(_match(2, ANY_KINGDOM), ("champion", "big-money"), budget_ms=50),
        *neighbours(_match(2, ANY_KINGDOM)),
        *neighbours(_match(6, ANY_KINGDOM)),
    )

    def match(self, setup: AnySetup) -> DominionMatch:
        return DominionMatch(self.game, setup)

    def simulation(self, bots: Sequence[str], setup: DominionSetup, seed: int) -> DominionSimulation:
        """A random kingdom is drawn once, from the seed."""
        self.check_simulation(bots)
        for bot in bots:
            reference.menu(bot)
        begun = prepare(replace(setup, players=len(bots), first=0), *key_of(seed))
        for bot in bots:
            reference.check(bot, begun.kingdom)
        return DominionSimulation(tuple(bots), setup.edition, begun.kingdom, seed)


FACE = DominionLab(NAME)
