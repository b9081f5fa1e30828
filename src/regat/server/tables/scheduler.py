"""The steward: what happens at tables by itself. Bots answer, clocks run out, results are counted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from msgspec import structs

from regat.bots.registry import SUBSTITUTE
from regat.kernel.chance import HashRandom
from regat.kernel.errors import RegatError
from regat.server.metrics import BOT_FAILURES
from regat.server.protocol.errors import ApiError
from regat.server.protocol.game_wire import game_wire
from regat.server.storage import Conflict, Result, StoreError
from regat.server.tables.bot_pool import fallback_answer
from regat.server.tables.lobby import drafted
from regat.server.tables.manager import TableManager
from regat.server.tables.rating import compute_ratings
from regat.server.tables.table import Table
from regat.server.tables.table_doc import TableDoc

log = logging.getLogger("regat.steward")

TRIES = 20  # to keep a result while other games of its players end
SWEEP = 20.0  # seconds between two looks for stalled tables
IDLE = 60_000  # milliseconds after which a node that has somebody connected may have died
AGAIN = 1.0  # seconds until something is tried again that the store could not take
BOT_STREAM = 7


class Scheduler:
    """Looks after the tables of one node; another node may be quicker, then nothing is done twice."""

    def __init__(self, manager: TableManager, grace: float = 30.0) -> None:
        self.manager = manager
        self.grace = round(grace * 1000)  # how long a player may be gone before the others decide
        self._busy: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        manager.subscribe(self.on_change)

    def on_change(self, table: Table) -> None:
        """Something has changed at a table."""
        if table.clocks:
            self._set_alarm(table)
        if table.roll_called_at < 0 and table.match and table.document.stage == "playing":
            table.roll_called_at = table.at
            self._begin(self._call_roll(table))
        if table.id not in self._busy and self._has_work(table):
            self._busy.add(table.id)
            self._begin(self._work(table))

    async def sweep(self) -> None:
        """From time to time: tables where nobody is connected go on as well."""
        while True:
            try:
                await self.manager.clock.synchronize(self.manager.store)
                for id in await self.manager.store.running_tables():
                    await self._look_after(id)
            except StoreError as error:
                log.warning("sweep: %s", error)
            await asyncio.sleep(SWEEP)

    async def _look_after(self, id: str) -> None:
        """Look at one of many tables; if something is wrong with it, the others have their turn anyway."""
        try:
            table = await self.manager.table(id)
        except StoreError:
            raise
        except Exception:
            log.exception("table %s cannot be looked after", id[:6])
            return
        if table.roll_called_at != table.at and self.manager.clock.now() - table.last_entry_at > IDLE:
            table.roll_called_at = -1
        self.on_change(table)

    async def _call_roll(self, table: Table) -> None:
        """Note as gone whoever is not connected here; a node where they are connected contradicts at once.

        So nobody counts as present forever whose node has died, or who has never come.
        """

        def changed(document: TableDoc) -> TableDoc:
            if document.stage != "playing":
                return document
            for seat in document.people:
                chair = document.chairs[seat]
                if not chair.gone and not table.room.connected(seat):
                    document = document.with_chair(
                        seat, structs.replace(chair, gone=self.manager.clock.now())
                    )
            return document

        try:
            await self.manager.change(table.id, changed)
        except (StoreError, ApiError) as error:
            log.warning("presence at table %s: %s", table.id[:6], type(error).__name__)

    def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._tasks:
            task.cancel()

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Work -------------------------------------------------------------------------------------------

    def _has_work(self, table: Table) -> bool:
        if table.document.stage == "drafting":
            return table.document.chairs[len(table.document.draft) % len(table.document.chairs)].kind == "bot"
        if table.match is None:
            return False
        if table.over:
            return table.document.stage != "over"
        return self.player(table) != ""

    @staticmethod
    def player(table: Table) -> str:
        """The bot that has to answer; empty if a person has, or nobody."""
        match = table.match
        return "" if match is None or match.over else table.bot_at(match.seat)

    async def _work(self, table: Table) -> None:
        try:
            while self._has_work(table):
                if not table.in_sync:  # somebody's entry is on its way: see what comes of it
                    async with table.lock:
                        await table.catch_up()
                elif table.document.stage == "drafting":
                    await self._draft(table)
                elif table.over:
                    await self._finish(table)
                else:
                    await self._answer(table)
        except StoreError as error:
            log.warning("table %s waits: %s", table.id[:6], error)
            asyncio.get_running_loop().call_later(AGAIN, self.on_change, table)
        except (ApiError, RegatError):
            log.exception("table %s", table.id[:6])
        finally:
            self._busy.discard(table.id)

    async def _answer(self, table: Table) -> None:
        """Let a bot think, then answer if nothing has happened meanwhile."""
        match, bot, at = table.match, self.player(table), table.at
        assert match is not None, "somebody has to answer"
        assert match.choice is not None, "somebody has to answer"
        seat, game = match.seat, match.game
        text = await self.manager.bot_pool.answer(
            table.document.setup.game, bot, _seed(table), game.view(seat), game.memory(seat), match.choice
        )
        async with table.lock:
            if table.at != at or table.match is None or match.choice is None:
                return
            try:
                await table.submit(text, at=at, seat=seat, request_id=f"bot-{at + 1}")
            except ApiError as refusal:
                if refusal.key != "refused-answer":
                    return
                BOT_FAILURES.labels(bot).inc()
                log.warning("bot %s gave no legal answer: %r; a safe one is played", bot, text[:80])
                safe = fallback_answer(match.choice)
                await table.submit(safe, at=at, seat=seat, request_id=f"bot-{at + 1}")
        table.broadcast()
        self._set_alarm(table)

    async def _draft(self, table: Table) -> None:
        """A bot names a card at random."""
        document = table.document
        seat = len(document.draft) % len(document.chairs)
        options = game_wire(document.setup.game).draft_options(document.setup, document.draft)
        card = HashRandom(document.chance.key(len(document.draft)), BOT_STREAM).pick(options)
        moment = await self.manager.store.now()

        def changed(newest: TableDoc) -> TableDoc:
            if newest.draft != document.draft:  # another node was quicker
                return newest
            return drafted(newest, card, None, seat, moment)

        await self.manager.change(table.id, changed)

    async def _finish(self, table: Table) -> None:
        """Keep the result, once, and the ratings that follow from it; only then is the table closed."""
        if await self.manager.store.result(table.id) is None:
            await self._keep_result(table)
        await self.manager.change(table.id, _closed)

    async def _keep_result(self, table: Table) -> None:
        match, document = table.match, table.document
        assert match is not None, "the game is over"
        seats = tuple(chair.guest for chair in document.chairs)
        by_themselves = not any(entry.kind in ("takeover", "end") for entry in match.entries)
        counts = document.rated and by_themselves and len({*seats} - {""}) == len(seats)
        setup = document.setup
        result = Result(
            table=table.id,
            game=setup.game,
            players=setup.players,
            scores=match.scores(),
            winners=match.winners(),
            seats=seats,
            rated=counts,
            record=match.record().text(),
        )
        store = self.manager.store
        for _ in range(TRIES):
            try:
                await store.add_result(result, await compute_ratings(store, result) if counts else ())
                return
            except Conflict:  # somebody's other game was rated meanwhile
                continue
        raise Conflict(f"the ratings after table {table.id[:6]} change all the time")

    # Clocks -----------------------------------------------------------------------------------------

    def _set_alarm(self, table: Table) -> None:
        """Wake up when the time of the seat that is asked runs out."""
        alarm = self._alarms.pop(table.id, None)
        if alarm:
            alarm.cancel()
        match, clocks = table.match, table.clocks
        if match is None or clocks is None or match.over or self.player(table):
            return
        if self.timed_out(table, match.seat):
            return
        left = clocks.left(match.seat, match.seat, self.manager.clock.now())
        loop = asyncio.get_running_loop()
        self._alarms[table.id] = loop.call_later(
            left / 1000 + 0.01, lambda: self._begin(self._time_out(table, table.at))
        )

    async def _time_out(self, table: Table, at: int) -> None:
        """Note that a seat's time is over; with nobody else to decide about it, a bot plays on."""
        try:
            async with table.lock:
                match, clocks = table.match, table.clocks
                if match is None or clocks is None or match.over or table.at != at:
                    return
                seat = match.seat
                if clocks.left(seat, seat, self.manager.clock.now()) > 0:
                    return self._set_alarm(table)
                if not self.timed_out(table, seat):
                    await table.submit(f"! timeout {seat}", at=at)
                if not table.others(seat):
                    await table.submit(f"! takeover {seat} {SUBSTITUTE}")
        except (StoreError, ApiError) as error:
            log.warning("table %s: %s", table.id[:6], error)
        table.broadcast()
        self.on_change(table)

    @staticmethod
    def timed_out(table: Table, seat: int) -> bool:
        assert table.match, "the table plays"
        return any(entry.kind == "timeout" and entry.seat == seat for entry in table.match.entries)

    def may_decide(self, table: Table, seat: int) -> bool:
        """Whether the others may decide about a seat: its time is over, or it has been gone for long."""
        chair = table.document.chairs[seat]
        if table.match is None or table.over or table.bot_at(seat):
            return False
        gone = (
            chair.gone
            and not table.room.connected(seat)
            and self.manager.clock.now() - chair.gone >= self.grace
        )
        return bool(gone) or self.timed_out(table, seat)


def _seed(table: Table) -> int:
    """What a bot decides at random follows from the log, not from the node that asks it."""
    return HashRandom(table.document.chance.key(table.at), BOT_STREAM).below(1 << 48)


def _closed(document: TableDoc) -> TableDoc:
    return structs.replace(document, stage="over", wish=None, ending=None)


async def unrate(table: Table) -> None:
    """What was hidden is known now: the game no longer counts."""
    if table.document.rated:
        await table.save(structs.replace(table.document, rated=False))
