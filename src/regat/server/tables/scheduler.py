"""The scheduler: what happens at tables without a client. Bots answer, clocks run out, results are stored."""

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
from regat.server.protocol.game_wire import KEEP
from regat.server.storage import Conflict, StoredResult, StoreError
from regat.server.tables.bot_pool import fallback_answer
from regat.server.tables.expiry import expires_at
from regat.server.tables.lobby import drafted
from regat.server.tables.manager import TableManager
from regat.server.tables.rating import compute_ratings
from regat.server.tables.series import is_rated, series_after, series_result
from regat.server.tables.table import Table
from regat.server.tables.table_doc import TableDoc

log = logging.getLogger("regat.scheduler")

MAX_ATTEMPTS = 20  # to store a result while other games of its players end
POLL_SECONDS = 20.0  # between two searches for stalled tables
STALLED = 60_000  # milliseconds after which the node of a connected player may have died
MAX_EXPIRING = 200  # tables closed in one search
RETRY_DELAY = 1.0  # seconds, after the store was unavailable
BOT_STREAM = 7


class Scheduler:
    """Acts for the tables of one node. If another node is faster, nothing is done twice."""

    def __init__(self, manager: TableManager, grace: float = 30.0) -> None:
        self.manager = manager
        self.grace = round(grace * 1000)  # milliseconds that a player may be absent before the others decide
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

    async def poll_stalled(self) -> None:
        """Find, until cancelled, the tables that wait although nobody is connected to them."""
        while True:
            try:
                await self.manager.clock.synchronize(self.manager.store)
                for id in await self.manager.store.attended_tables():
                    await self._check(id)
                await self.close_expired()
            except StoreError as error:
                log.warning("stalled tables: %s", error)
            await asyncio.sleep(POLL_SECONDS)

    async def _check(self, id: str) -> None:
        try:
            table = await self.manager.table(id)
        except StoreError:
            raise
        except Exception:  # a table that cannot be loaded must not delay the others
            log.exception("table %s cannot be loaded", id[:6])
            return
        if table.roll_called_at != table.at and self.manager.clock.now() - table.last_entry_at > STALLED:
            table.roll_called_at = -1
        self.on_change(table)
        if not table.document.attended:  # a row from before this was recorded
            await self.manager.change(id, structs.replace)

    async def close_expired(self) -> None:
        """Close the tables where nothing has happened for as long as the host allows."""
        store, expiry, now = self.manager.store, self.manager.expiry, self.manager.clock.now()
        for begun, age in ((False, expiry.gathering), (True, expiry.game)):
            for id in await store.expiring_tables(now - age, MAX_EXPIRING, begun=begun):
                try:
                    await self._expire(id)
                except (ApiError, RegatError):
                    log.exception("table %s cannot be closed", id[:6])

    async def _expire(self, id: str) -> None:
        """Close a table; a game ends as if all had agreed, and is not rated."""
        async with self.manager.changing(id) as table:
            if table.document.finished or table.over:
                return
            if expires_at(table) > self.manager.clock.now():
                await table.save(table.document)  # moves do not change the row: it is due later
            elif table.match is None:
                await table.save(structs.replace(table.document, stage="closed"))
            else:
                await table.submit("! end")

    async def _call_roll(self, table: Table) -> None:
        """Record as disconnected who is not connected here; a node where they are connected corrects it.

        Otherwise players whose node has died, or who have never come, would count as present forever.
        """

        def changed(document: TableDoc) -> TableDoc:
            absent = [
                seat
                for seat in document.people
                if not document.seats[seat].disconnected_at and not table.connections.connected(seat)
            ]
            if document.stage != "playing" or not absent:
                return document
            return document.with_disconnected(absent, self.manager.clock.now())

        await self.manager.record_presence(table, changed)

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
        document = table.document
        if document.drafter is not None:
            return document.seats[document.drafter].kind == "bot"
        if table.match is None:
            return False
        if table.over:
            return document.stage != "over"
        return table.bot_to_answer != ""

    async def _work(self, table: Table) -> None:
        try:
            while self._has_work(table):
                if not table.in_sync:  # an entry is being written: wait for its outcome
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
            asyncio.get_running_loop().call_later(RETRY_DELAY, self.on_change, table)
        except (ApiError, RegatError):
            log.exception("table %s", table.id[:6])
        finally:
            self._busy.discard(table.id)

    async def _answer(self, table: Table) -> None:
        """Let a bot think, then answer if nothing has happened meanwhile."""
        match, bot, at = table.match, table.bot_to_answer, table.at
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
        """A bot changes nothing where it may, and otherwise picks at random."""
        document = table.document
        seat = document.drafter
        assert seat is not None, "the table drafts"
        options = document.draft_options
        draws = HashRandom(document.chance.key(len(document.draft)), BOT_STREAM)
        pick = KEEP if KEEP in options else draws.pick(options)
        moment = await self.manager.store.now()

        def changed(newest: TableDoc) -> TableDoc:
            if newest.draft != document.draft:  # another node was faster
                return newest
            return drafted(newest, pick, None, seat, moment)

        await self.manager.change(table.id, changed)

    async def _finish(self, table: Table) -> None:
        """Store the result once, with the ratings that follow from it; only then close the table."""
        if await self.manager.store.result(table.id) is None:
            await self._store_result(table)

        def closed(document: TableDoc) -> TableDoc:
            return structs.replace(
                document, stage="over", series=series_after(table), undo_request=None, end_request=None
            )

        await self.manager.change(table.id, closed)

    async def _store_result(self, table: Table) -> None:
        match, document, series = table.match, table.document, series_result(table)
        assert match is not None, "the game is over"
        seats = tuple(assigned.guest for assigned in document.seats)
        between_people = len({*seats} - {""}) == len(seats)
        # A series is rated once, when it is over.
        counts = is_rated(table) and between_people and (series is None or series.winners is not None)
        setup = document.setup
        result = StoredResult(
            table=table.id,
            game=setup.game,
            players=setup.players,
            scores=match.scores(),
            winners=match.winners(),
            seats=seats,
            rated=counts,
            record=match.record().text(),
            series=series,
        )
        store = self.manager.store
        for _ in range(MAX_ATTEMPTS):
            try:
                await store.add_result(result, await compute_ratings(store, result) if counts else ())
                return
            except Conflict:  # somebody's other game was rated meanwhile
                continue
        raise Conflict(f"the ratings after table {table.id[:6]} change all the time")

    # Clocks -----------------------------------------------------------------------------------------

    def _set_alarm(self, table: Table) -> None:
        """Call `_time_out` when the seat that has to answer runs out of time."""
        alarm = self._alarms.pop(table.id, None)
        if alarm:
            alarm.cancel()
        match, clocks = table.match, table.clocks
        if match is None or clocks is None or match.over or table.bot_to_answer:
            return
        if table.timed_out(match.seat):
            return
        left = clocks.left(match.seat, match.seat, self.manager.clock.now())
        loop = asyncio.get_running_loop()
        self._alarms[table.id] = loop.call_later(
            left / 1000 + 0.01, lambda: self._begin(self._time_out(table, table.at))
        )

    async def _time_out(self, table: Table, at: int) -> None:
        """Record that a seat is out of time; if there is nobody else to decide about it, a bot takes over."""
        try:
            async with table.lock:
                match, clocks = table.match, table.clocks
                if match is None or clocks is None or match.over or table.at != at:
                    return
                seat = match.seat
                if clocks.left(seat, seat, self.manager.clock.now()) > 0:
                    return self._set_alarm(table)
                if not table.timed_out(seat):
                    await table.submit(f"! timeout {seat}", at=at)
                if not table.others(seat):
                    await table.submit(f"! takeover {seat} {SUBSTITUTE}")
        except (StoreError, ApiError) as error:
            log.warning("table %s: %s", table.id[:6], error)
        table.broadcast()
        self.on_change(table)


def _seed(table: Table) -> int:
    """A bot's random choices follow from the log, not from the node that runs it."""
    return HashRandom(table.document.chance.key(table.at), BOT_STREAM).below(1 << 48)
