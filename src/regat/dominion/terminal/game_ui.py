"""Dominion's box."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import ClassVar

from regat import dominion
from regat.bots import registry
from regat.cli.arguments import dominion_cards
from regat.dominion import scenarios
from regat.dominion.game import Game
from regat.dominion.rules import kingdoms
from regat.dominion.setup import DominionSetup
from regat.dominion.terminal.drafting import draft
from regat.dominion.terminal.presenter import DominionDesk
from regat.kernel.chance import HashRandom, Seeded, seed_key
from regat.kernel.match import Match
from regat.kernel.record import Record
from regat.scenarios.document import Scenario
from regat.terminal import game_ui
from regat.terminal.game_ui import next_seed
from regat.terminal.localized import RichTranslator
from regat.terminal.player import Player
from regat.terminal.screen import Screen
from regat.words import Translator

DRAFT = "draft"
STREAM = 6  # of the seed: who starts a rematch


class DominionUi(game_ui.GameUi[Game]):
    name: ClassVar[str] = "dominion"
    most_players: ClassVar[int] = 6
    bots: ClassVar[tuple[str, ...]] = tuple(registry.bots("dominion"))
    usual_bot: ClassVar[str] = registry.DEFAULT

    def begin(
        self, args: argparse.Namespace, seats: Sequence[Player], seed: int, screen: Screen
    ) -> Match[Game]:
        edition, kingdom, mixed = dominion_cards(args)
        cards: str | Sequence[str] = kingdom
        if kingdom == DRAFT:
            cards = draft(seats, edition, seed, screen, Translator(args.lang), mixed=mixed)
        match = dominion.match(len(seats), edition, cards, chance=Seeded(seed), mixed=mixed)
        for seated in seats:
            if seated.bot:
                registry.check(self.name, seated.bot, DominionSetup(kingdom=match.game.origin.kingdom))
        return match

    def check_players(self, players: int) -> None:
        kingdoms.check_players(players)

    def check_bot(self, bot: str) -> None:
        registry.bot_spec(self.name, bot)

    def follow(self, before: Match[Game]) -> Match[Game]:
        origin, seed = before.game.origin, next_seed(before)
        may_start = kingdoms.next_first(origin.edition, origin.players, before.winners())
        return dominion.match(
            origin.players,
            origin.edition,
            origin.kingdom,
            chance=Seeded(seed),
            first=HashRandom(seed_key(seed, STREAM)).pick(may_start),
            mixed=origin.mixed,
        )

    def replay(self, record: Record) -> Match[Game]:
        return dominion.replay_match(record)

    def given(self, scenario: Scenario) -> scenarios.DominionPlay:
        return scenarios.FACE.begin(scenario)

    def desk(self, voice: RichTranslator) -> DominionDesk:
        return DominionDesk(voice)
