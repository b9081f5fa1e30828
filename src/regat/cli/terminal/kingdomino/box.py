"""Kingdomino's box."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import ClassVar

from regat import kingdomino
from regat.bots import registry
from regat.cli.arguments import variants
from regat.cli.terminal import box
from regat.cli.terminal.box import next_seed
from regat.cli.terminal.kingdomino.desk import KingdominoDesk
from regat.cli.terminal.screen import Screen
from regat.cli.terminal.seating import Seated
from regat.cli.terminal.voice import Voice
from regat.kernel.chance import Plain
from regat.kernel.match import Match
from regat.kernel.record import Record
from regat.kingdomino.game import Game
from regat.kingdomino.variants import DYNASTY, shape
from regat.scenarios import kingdomino as scenarios
from regat.scenarios.document import Scenario


class Box(box.Box[Game]):
    name: ClassVar[str] = "kingdomino"
    most_players: ClassVar[int] = 4
    bots: ClassVar[tuple[str, ...]] = tuple(registry.BOTS["kingdomino"])
    usual_bot: ClassVar[str] = registry.FAIR

    def begin(
        self, args: argparse.Namespace, seats: Sequence[Seated], seed: int, screen: Screen
    ) -> Match[Game]:
        names = [name for name in variants(args) if name != DYNASTY]
        return kingdomino.match(len(seats), names, chance=Plain(seed))

    def check_players(self, players: int) -> None:
        shape(players, ())

    def check_bot(self, bot: str) -> None:
        registry.entry(self.name, bot)

    def follow(self, before: Match[Game]) -> Match[Game]:
        played = before.game.origin.shape
        return kingdomino.match(played.players, played.variants, chance=Plain(next_seed(before)))

    def replay(self, record: Record) -> Match[Game]:
        return kingdomino.replay_match(record)

    def given(self, scenario: Scenario) -> scenarios.Play:
        return scenarios.begin(scenario)

    def desk(self, voice: Voice) -> KingdominoDesk:
        return KingdominoDesk(voice)
