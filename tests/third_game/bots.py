"""Bots for Stash: at random, and one that plays only high cards while it can still draw."""

from __future__ import annotations

from regat.bots.game_bots import RANDOM, BotSpec, GameBots
from regat.kernel.choice import Choice
from tests.third_game.game import Memory, View


class Highest:
    """Play a 5 or a 4; else draw; else play the highest card."""

    def choose(self, view: View, memory: Memory, choice: Choice) -> str:
        cards = choice.under("play")
        best = max(cards, default="")
        if "draw" in choice.verbs and best < "4":
            return "draw"
        return f"play {best}"


FACE = GameBots({"random": RANDOM, "highest": BotSpec(lambda seed, budget: Highest())})
