"""Advice: what the strongest bot that suits the game would answer, from what its seat knows."""

from __future__ import annotations

from regat import dominion
from regat.bots import menus
from regat.kernel.choice import Choice
from regat.kernel.errors import BadSetup
from regat.server import playing
from regat.server.messages import Hint
from regat.server.playing import AnyGame
from regat.server.wire.say import say
from regat.words import kingdomino as kingdomino_words
from regat.words.dominion import spoken


def adviser(game: AnyGame) -> str:
    """The strongest bot that does not lack a card it lives on."""
    for bot in reversed(playing.BOTS[game.name]):
        if not isinstance(game, dominion.Game) or _suits(bot, game.origin.kingdom):
            return bot
    raise AssertionError("some bot needs no card at all")


def _suits(bot: str, kingdom: tuple[str, ...]) -> bool:
    try:
        menus.check(bot, kingdom)
    except BadSetup:
        return False
    return True


def hint(game: str, answer: str, choice: Choice) -> Hint:
    """An answer as it is shown."""
    said = spoken(answer, choice) if game == dominion.Game.name else kingdomino_words.answer(answer)
    return Hint(answer, say(said))
