"""Bots for tables of any game."""

from __future__ import annotations

from regat import games
from regat.bots import registry
from regat.bots.random_bot import RandomBot
from regat.bots.suggestions import Suggestion
from regat.kernel.choice import Choice
from regat.server.protocol.messages import Setup

# The levels come last: whoever reads the list from its end begins with the strongest.
BOTS = {game: tuple(registry.bots(game)) for game in games.names()}
TAKES_OVER = dict.fromkeys(BOTS, registry.SUBSTITUTE)


def check_bot(setup: Setup, bot: str) -> None:
    """Refuse a bot that there is not, or that cannot play with these cards."""
    registry.check(setup.game, bot, None)


def bot_answer(game: str, bot: str, seed: int, view: object, memory: object, choice: Choice) -> str:
    """What a bot answers; called in a worker process."""
    package = games.spec(game).package
    assert type(view).__module__.startswith(package), "a bot sees a view of its own game"
    return registry.make(game, bot, seed).choose(view, memory, choice)


def bot_advice(
    game: str, bot: str, seed: int, view: object, memory: object, choice: Choice
) -> tuple[Suggestion, ...]:
    """What a bot would answer, the best first; called in a worker process."""
    return registry.suggest(game, bot, seed, view, memory, choice)


def safe_answer(choice: Choice) -> str:
    """An answer that is always legal: as little as possible, of what comes first."""
    if choice.min == 0 and choice.verbs:
        for option in choice.options:
            if option.verb in ("decline", "end"):
                return str(option)
    if choice.min > 1:
        keys = choice.under(choice.verbs[0])[: choice.min]
        return " ".join((choice.verbs[0], *keys))
    return RandomBot(0).choose(None, None, choice)
