"""Bots at work: in processes of their own, with a deadline and a low priority."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from typing import ParamSpec, TypeVar

from regat.kernel.choice import Choice
from regat.kernel.errors import RegatError
from regat.server.metrics import BOT_FAILURES, BOT_SECONDS
from regat.server.tables import games

log = logging.getLogger("regat.bots")

NICE = 10
AGAIN = 1.0  # seconds until a process is started again that could not be

P = ParamSpec("P")
T = TypeVar("T")


class BotWorker:
    """One process. Whoever uses it is alone with it, so that it can be ended when it is late."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
        )
        self._process = 0

    async def start(self) -> None:
        self._process = await asyncio.get_running_loop().run_in_executor(self._pool, _warm_up)

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs, "what is done in another process is given in order"
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    def end(self) -> None:
        """Stop, whatever it does."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._process:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGTERM)


class BotPool:
    """A few processes that answer for bots; those who wait for one are not late yet."""

    def __init__(self, workers: int = 1, deadline: float = 5.0) -> None:
        self.deadline = deadline
        self._workers = workers
        self._free: asyncio.Queue[BotWorker] = asyncio.Queue()
        self._all: set[BotWorker] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._closed = False

    async def open(self) -> None:
        """Start the processes now, so that the first answer comes at once."""
        await asyncio.gather(*(self._add() for _ in range(self._workers)))

    def close(self) -> None:
        self._closed = True
        for task in self._starting:
            task.cancel()
        for thinker in self._all:
            thinker.end()

    async def answer(
        self, game: str, bot: str, seed: int, view: object, memory: object, choice: Choice
    ) -> str:
        """What a bot answers; a safe answer if it fails or is late, and then a line in the log."""
        begun = time.perf_counter()
        try:
            return await self.do(games.bot_answer, game, bot, seed, view, memory, choice)
        except Exception as error:
            BOT_FAILURES.labels(bot).inc()
            log.warning("bot %s: %s; a safe answer is played", bot, str(error) or type(error).__name__)
            return games.safe_answer(choice)
        finally:
            BOT_SECONDS.labels(bot).observe(time.perf_counter() - begun)

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let a process do something; TimeoutError if it is late. A caller's mistake is raised as it is."""
        thinker = await self._free.get()
        try:
            async with asyncio.timeout(self.deadline):
                done = await thinker.do(work, *args, **kwargs)
        except RegatError:
            self._free.put_nowait(thinker)
            raise
        except BaseException:  # also when nobody waits any more
            self._replace(thinker)
            raise
        self._free.put_nowait(thinker)
        return done

    async def _add(self) -> None:
        thinker = BotWorker()
        self._all.add(thinker)
        await thinker.start()
        self._free.put_nowait(thinker)

    def _replace(self, thinker: BotWorker) -> None:
        """It may be stuck or broken: another one takes its place."""
        self._all.discard(thinker)
        thinker.end()
        if self._closed:
            return
        task = asyncio.create_task(self._add_surely())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _add_surely(self) -> None:
        while True:
            try:
                return await self._add()
            except Exception as error:
                log.warning("no process for bots: %s", error)
                await asyncio.sleep(AGAIN)


def _begin() -> None:
    """In a new process: let the server go first, leave Ctrl-C to it, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    threading.Thread(target=_follow_server, daemon=True).start()


def _follow_server() -> None:
    server = multiprocessing.parent_process()
    assert server, "this runs in a process of the server's"
    server.join()
    os._exit(1)


def _warm_up() -> int:
    """Let every bot answer once: that loads whatever thinking needs. The number of this process."""
    from regat import dominion, kingdomino
    from regat.bots.budget import Budget
    from regat.bots.registry import make

    for game in (dominion.new(seed=1), kingdomino.new(seed=1)):
        choice = game.choice
        assert choice, "a game begins with a choice"
        for name in games.BOTS[game.name]:
            with suppress(RegatError):  # a bot may want other cards than these
                bot = make(game.name, name, 1, Budget(sims=1))
                bot.choose(game.view(game.seat), game.memory(game.seat), choice)
    return os.getpid()
