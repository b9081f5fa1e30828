"""Bots at work: in processes of their own, with a deadline and a low priority."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress

from regat.kernel.choice import Choice
from regat.server import playing
from regat.server.metrics import BOT_SECONDS, BOT_SLIPS

log = logging.getLogger("regat.bots")

NICE = 10


class Thinkers:
    """A few processes that answer for bots."""

    def __init__(self, workers: int = 1, deadline: float = 5.0) -> None:
        self.deadline = deadline
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def open(self) -> None:
        """Start the processes now, so that the first answer comes at once."""
        self._pool = self._new()
        await asyncio.get_running_loop().run_in_executor(self._pool, _warm_up)

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def answer(
        self, game: str, bot: str, seed: int, view: object, memory: object, choice: Choice
    ) -> str:
        """What a bot answers; a safe answer if it fails or is late, and then a line in the log."""
        begun = time.perf_counter()
        try:
            return await asyncio.wait_for(self._think(game, bot, seed, view, memory, choice), self.deadline)
        except Exception as error:
            BOT_SLIPS.labels(bot).inc()
            log.warning("bot %s: %s; a safe answer is played", bot, str(error) or type(error).__name__)
            if isinstance(error, BrokenExecutor):
                self._pool = self._new()
            return playing.safe_answer(choice)
        finally:
            BOT_SECONDS.labels(bot).observe(time.perf_counter() - begun)

    async def _think(
        self, game: str, bot: str, seed: int, view: object, memory: object, choice: Choice
    ) -> str:
        assert self._pool, "open() comes first"
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._pool, playing.bot_answer, game, bot, seed, view, memory, choice
        )

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
        )


def _begin() -> None:
    """In a new process: let the server go first, and leave Ctrl-C to it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(NICE)


def _warm_up() -> None:
    from regat import dominion, kingdomino

    for game in (dominion.new(seed=1), kingdomino.new(seed=1)):
        game.memory(game.seat)
