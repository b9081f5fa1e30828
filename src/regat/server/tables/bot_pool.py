"""Bots in worker processes: a late or failing bot gets a legal fallback answer."""

from __future__ import annotations

import logging
import time
from contextlib import suppress

from regat import games
from regat.bots import registry
from regat.bots.budget import Budget
from regat.bots.random_bot import RandomBot
from regat.kernel.choice import Choice
from regat.kernel.errors import RegatError
from regat.server.metrics import BOT_FAILURES, BOT_SECONDS
from regat.server.tables.workers import Workers

log = logging.getLogger("regat.bots")


class BotPool(Workers):
    """Worker processes that answer for bots."""

    def __init__(self, workers: int = 1, deadline: float = 5.0) -> None:
        super().__init__(workers, deadline, warm_up)

    async def answer(
        self, game: str, bot: str, seed: int, view: object, memory: object, choice: Choice
    ) -> str:
        """What a bot answers; a failure or delay is logged, and a fallback answer returned."""
        started = time.perf_counter()
        try:
            return await self.run(choose, game, bot, seed, view, memory, choice)
        except Exception as error:
            BOT_FAILURES.labels(bot).inc()
            log.warning("bot %s: %s; a safe answer is played", bot, str(error) or type(error).__name__)
            return fallback_answer(choice)
        finally:
            BOT_SECONDS.labels(bot).observe(time.perf_counter() - started)


def choose(game: str, bot: str, seed: int, view: object, memory: object, choice: Choice) -> str:
    """What a bot answers; called in a worker process."""
    package = games.spec(game).package
    assert type(view).__module__.startswith(package), "a bot sees a view of its own game"
    return registry.make(game, bot, seed).choose(view, memory, choice)


def fallback_answer(choice: Choice) -> str:
    """An answer that is always legal: as few of the first options as possible."""
    if choice.min == 0 and choice.verbs:
        for option in choice.options:
            if option.verb in ("decline", "end"):
                return str(option)
    if choice.min > 1:
        keys = choice.under(choice.verbs[0])[: choice.min]
        return " ".join((choice.verbs[0], *keys))
    return RandomBot(0).choose(None, None, choice)


def warm_up() -> None:
    """Let every bot answer once, which loads everything that it needs."""
    for spec in games.specs().values():
        game = spec.new(spec.setup(), seed=1)
        choice = game.choice
        assert choice, "a game begins with a choice"
        for name in registry.bots(spec.name):
            with suppress(RegatError):  # a bot may require other cards
                bot = registry.make(spec.name, name, 1, Budget(sims=1))
                bot.choose(game.view(game.seat), game.memory(game.seat), choice)
