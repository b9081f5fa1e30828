"""All bots by name, for the terminal, the server and the arena."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from regat import games
from regat.bots.budget import Budget
from regat.bots.game_bots import RANDOM, AnyBot, BotSpec, GameBots, unknown_bot
from regat.bots.suggestions import SuggestingBot, Suggestion
from regat.games import AnySetup
from regat.kernel.choice import Choice

LEVELS = ("novice", "easy", "medium", "hard", "champion")
DEFAULT = "medium"  # the opponent if nobody asks for another
SUBSTITUTE = "hard"  # plays on for a player who has left
ADVISER = "champion"  # gives hints


@cache
def bots(game: str) -> Mapping[str, BotSpec]:
    """The bots of a game: its references, then the levels from weak to strong."""
    found = _game_bots(game)
    return {**found.references, **{level: found.levels.get(level, RANDOM) for level in LEVELS}}


def bot_spec(game: str, name: str) -> BotSpec:
    """A bot by its name; BadSetup if there is none."""
    found = bots(game)
    if name not in found:
        raise unknown_bot(name, found)
    return found[name]


def make(game: str, name: str, seed: int = 0, budget: Budget | None = None) -> AnyBot:
    """A new bot that shares nothing with any other; without a budget it has its default one."""
    found = bot_spec(game, name)
    return found.make(seed, budget or found.default_budget)


def check(game: str, name: str, setup: AnySetup | None = None) -> None:
    """Raise BadSetup for a bot that does not exist, or that cannot play with this set-up."""
    bot_spec(game, name)
    if setup is not None:
        _game_bots(game).check(name, setup)


def suggest(
    game: str,
    name: str,
    seed: int,
    view: object,
    memory: object,
    choice: Choice,
    budget: Budget | None = None,
) -> tuple[Suggestion, ...]:
    """What a bot would answer, the best first, with its chance to win if the bot estimates that."""
    bot = make(game, name, seed, budget)
    if isinstance(bot, SuggestingBot):
        return tuple(bot.suggest(view, memory, choice))
    return (Suggestion(bot.choose(view, memory, choice)),)


def _game_bots(game: str) -> GameBots:
    return games.spec(game).face("bots", GameBots)
