"""Scenarios of Stash: `given: {players: 2, seed: 7}`."""

from __future__ import annotations

from collections.abc import Mapping

from regat.scenarios.document import Scenario, Value
from regat.scenarios.game_scenarios import (
    GameScenarios,
    Play,
    common_checks,
    differs,
    split_given,
    whole_number,
)
from tests.third_game.game import Game


class StashPlay(Play[Game]):
    def differs(self, then: Mapping[Value, Value]) -> str:
        return differs(then, self.game.players, lambda seat: {}, common_checks(self.game))


class StashScenarios(GameScenarios):
    def begin(self, scenario: Scenario) -> StashPlay:
        given, _ = split_given(scenario, ("players", "seed"))
        players = whole_number(given.get("players", 2), "players")
        return StashPlay(Game(players, whole_number(given.get("seed", 1), "seed")))


FACE = StashScenarios()
