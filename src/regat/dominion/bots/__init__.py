"""Bots of Dominion: reference strategies, levels, and the search of the champion."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from regat.bots.game_bots import BotSpec, GameBots
from regat.dominion.bots import levels, reference
from regat.dominion.rules import kingdoms
from regat.dominion.setup import DominionSetup


class DominionBots(GameBots):
    """The bots of Dominion."""

    @property
    def references(self) -> Mapping[str, BotSpec]:
        return {name: _reference(name) for name in reference.MENUS}

    @property
    def levels(self) -> Mapping[str, BotSpec]:
        return {name: BotSpec(partial(levels.bot, name), budget) for name, budget in levels.LEVELS.items()}

    def check(self, bot: str, setup: DominionSetup) -> None:
        """Raise BadSetup for a bot that buys a card which is not in the kingdom."""
        sets = kingdoms.SETS[setup.edition]
        kingdom = sets.get(setup.kingdom, ()) if isinstance(setup.kingdom, str) else setup.kingdom
        if kingdom and bot in reference.MENUS:
            reference.check(bot, kingdom)


def _reference(name: str) -> BotSpec:
    return BotSpec(
        lambda seed, budget: reference.bot(name, seed), required_cards=reference.required_cards(name)
    )


FACE = DominionBots()
