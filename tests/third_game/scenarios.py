"""Scenarios of Stash: `given: {players: 2, seed: 7}`."""

from __future__ import annotations

from regat.scenarios.document import Scenario, whole_number
from regat.scenarios.game_scenarios import GameScenarios, Play, split_given
from tests.third_game.game import Game


class StashScenarios(GameScenarios):
    def begin(self, scenario: Scenario) -> Play[Game]:
        given, _ = split_given(scenario, ("players", "seed"))
        players = whole_number(given.get("players", 2), "players")
        return Play(Game(players, whole_number(given.get("seed", 1), "seed")))


FACE = StashScenarios()
