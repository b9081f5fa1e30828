"""Bots of Dominion: reference strategies, levels, and the search of the champion."""

from __future__ import annotations

from regat.bots.game_bots import BotSpec, GameBots
from regat.dominion.bots import levels, reference
from regat.dominion.rules import kingdoms
from regat.dominion.setup import DominionSetup


def _reference(name: str) -> BotSpec:
    return BotSpec(
        lambda seed, budget: reference.bot(name, seed), required_cards=reference.required_cards(name)
    )


class DominionBots(GameBots):
    """The bots of Dominion."""

    def check(self, bot: str, setup: DominionSetup) -> None:
        sets = kingdoms.SETS[setup.edition]
        kingdom = sets.get(setup.kingdom, ()) if isinstance(setup.kingdom, str) else setup.kingdom
        if kingdom and bot in reference.MENUS:
            reference.check(bot, kingdom)


FACE = DominionBots({name: _reference(name) for name in reference.MENUS}, levels.LEVELS)
