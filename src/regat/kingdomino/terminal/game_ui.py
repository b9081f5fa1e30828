"""Kingdomino's box."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import ClassVar

from regat import kingdomino
from regat.bots import registry
from regat.cli.arguments import variants
from regat.kernel.chance import Seeded
from regat.kernel.match import Match
from regat.kernel.record import Record
from regat.kingdomino import scenarios
from regat.kingdomino.game import Game
from regat.kingdomino.rules.variants import DYNASTY, checked_config
from regat.kingdomino.terminal.presenter import KingdominoDesk
from regat.scenarios.document import Scenario
from regat.terminal import game_ui
from regat.terminal.game_ui import next_seed
from regat.terminal.localized import RichTranslator
from regat.terminal.player import Player
from regat.terminal.screen import Screen


class KingdominoUi(game_ui.GameUi[Game]):
    name: ClassVar[str] = "kingdomino"
    most_players: ClassVar[int] = 4
    bots: ClassVar[tuple[str, ...]] = tuple(registry.bots("kingdomino"))
    usual_bot: ClassVar[str] = registry.DEFAULT

    def begin(
        self, args: argparse.Namespace, seats: Sequence[Player], seed: int, screen: Screen
    ) -> Match[Game]:
        names = [name for name in variants(args) if name != DYNASTY]
        return kingdomino.match(len(seats), names, chance=Seeded(seed))

    def check_players(self, players: int) -> None:
        checked_config(players, ())

    def check_bot(self, bot: str) -> None:
        registry.bot_spec(self.name, bot)

    def follow(self, before: Match[Game]) -> Match[Game]:
        played = before.game.origin.config
        return kingdomino.match(played.players, played.variants, chance=Seeded(next_seed(before)))

    def replay(self, record: Record) -> Match[Game]:
        return kingdomino.replay_match(record)

    def given(self, scenario: Scenario) -> scenarios.KingdominoPlay:
        return scenarios.FACE.begin(scenario)

    def desk(self, voice: RichTranslator) -> KingdominoDesk:
        return KingdominoDesk(voice)
