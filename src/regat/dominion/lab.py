"""Dominion in the lab: simulations, what an arena deals, and the rows of the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from regat.bots import registry
from regat.dominion.bots import reference
from regat.dominion.game import Game
from regat.dominion.rules import kingdoms
from regat.dominion.search import policies
from regat.dominion.setup import DominionSetup
from regat.dominion.start import prepare
from regat.kernel.chance import seed_key
from regat.kernel.errors import BadSetup
from regat.kernel.game_start import key_of
from regat.lab.game_lab import GameLab
from regat.lab.ladder import LadderRow, neighbours
from regat.lab.sim import Tally

NAME = Game.name
RECOMMENDED = "recommended"  # a kingdom: one of the edition's sets with each deal
LATEST = 2  # edition
DUEL, ANY_KINGDOM = DominionSetup(2), DominionSetup(2, kingdom=kingdoms.RANDOM)


class DominionLab(GameLab):
    """How Dominion is measured; the kingdom of an arena may change from deal to deal."""

    ladder = (
        LadderRow(NAME, DUEL, ("big-money-smithy", "big-money")),
        LadderRow(NAME, ANY_KINGDOM, ("easy", "big-money")),
        LadderRow(NAME, ANY_KINGDOM, ("medium", "big-money")),
        LadderRow(NAME, DUEL, ("champion", "big-money-smithy"), budget_ms=50),
        LadderRow(NAME, ANY_KINGDOM, ("champion", "big-money"), budget_ms=50),
        *neighbours(NAME, ANY_KINGDOM),
        *neighbours(NAME, replace(ANY_KINGDOM, players=6)),
    )

    def deal(self, setup: DominionSetup, seed: int) -> Game:
        if setup.kingdom == RECOMMENDED:
            sets = tuple(kingdoms.SETS[setup.edition])
            setup = replace(setup, kingdom=sets[seed % len(sets)])
        return Game(prepare(setup, *key_of(seed)))

    def check(self, setup: DominionSetup, bots: Sequence[str]) -> None:
        """Raise BadSetup for a number of players, a kingdom, or a bot that would lack a card it buys."""
        kingdoms.check_players(setup.players)
        kingdoms.check_edition(setup.edition)
        kingdom = self.deal(setup, 0).start.kingdom
        changing = setup.kingdom in (kingdoms.RANDOM, RECOMMENDED)
        for bot in bots:
            needs = registry.bot_spec(self.game, bot).required_cards
            if changing and needs:
                lacking = f"{', '.join(needs)}, which some {setup.kingdom} kingdoms lack"
                raise BadSetup(f"{bot} buys {lacking}: choose a kingdom")
            registry.check(self.game, bot, replace(setup, kingdom=kingdom))

    def turns(self, game: Game, seat: int, decisions: int) -> int:
        return game.view(None).seats[seat].turns

    def report(self, setup: DominionSetup) -> dict[str, object]:
        return {"edition": setup.edition, "kingdom": setup.kingdom, "mixed": setup.mixed}

    def options(self, setup: DominionSetup) -> list[str]:
        edition = ["--edition", str(setup.edition)] if setup.edition != LATEST else []
        return ["--kingdom", str(setup.kingdom), *edition]

    def label(self, setup: DominionSetup) -> list[str]:
        edition = [f"edition {setup.edition}"] if setup.edition != LATEST else []
        return [f"{str(setup.kingdom).replace('_', ' ')} kingdoms", *edition]

    def check_simulation(self, setup: DominionSetup, bots: Sequence[str], seed: int) -> DominionSetup:
        """A random kingdom is drawn once, from the seed; seat 0 starts."""
        for bot in bots:
            reference.menu(bot)
        kingdom = prepare(replace(setup, first=0), *key_of(seed)).kingdom
        for bot in bots:
            reference.check(bot, kingdom)
        return replace(setup, kingdom=kingdom)

    def simulate(self, setup: DominionSetup, bots: Sequence[str], seed: int, part: range) -> Tally:
        book = b"".join(policies.encode_policy(reference.menu(bot)) for bot in bots)
        kingdom, numbers = kingdoms.as_bits(setup.kingdom), (part.start, part.stop)
        games, ties, rounds, first, decisions, *wins = policies.simulate(
            book, setup.edition, kingdom, seed_key(seed), numbers, len(bots)
        )
        return Tally(games, ties, rounds, first, decisions, tuple(wins))

    def simulation_report(self, setup: DominionSetup) -> dict[str, object]:
        return {"edition": setup.edition, "kingdom": list(setup.kingdom)}


FACE = DominionLab(NAME)
