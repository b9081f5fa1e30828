"""The steward: what happens at tables by itself. Bots answer, clocks run out, results are counted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from msgspec import structs

from regat.kernel.chance import Draws
from regat.kernel.errors import RegatError
from regat.server import playing
from regat.server.house import House, drafted
from regat.server.rating import rated
from regat.server.refusals import Refusal
from regat.server.showing import now
from regat.server.store import Result, StoreError
from regat.server.table import Table

log = logging.getLogger("regat.steward")

GRACE = 30_000  # milliseconds: how long a player may be gone before the others decide
SWEEP = 20.0  # seconds between two looks for stalled tables
BOT_STREAM = 7


class Steward:
    """Looks after the tables of one node; another node may be quicker, then nothing is done twice."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._busy: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        house.after = self.look

    def look(self, table: Table) -> None:
        """Something has changed at a table."""
        self._set_alarm(table)
        if table.id not in self._busy and self._has_work(table):
            self._busy.add(table.id)
            self._begin(self._work(table))

    async def sweep(self) -> None:
        """From time to time: tables where nobody is connected go on as well."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for id in await self.house.store.running():
                    self.look(await self.house.table(id))
            except (StoreError, Refusal) as error:
                log.warning("sweep: %s", error)

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
        return table.over or self.player(table) != ""

    @staticmethod
    def player(table: Table) -> str:
        """The bot that has to answer; empty if a person has, or nobody."""
        match = table.match
        if match is None or match.over:
            return ""
        seat = match.seat
        if match.holders[seat]:
            return match.holders[seat]
        if seat in match.resigned:
            return playing.TAKES_OVER[table.document.setup.game]
        return table.document.chairs[seat].bot

    async def _work(self, table: Table) -> None:
        try:
            while self._has_work(table):
                if table.document.stage == "drafting":
                    await self._draft(table)
                elif table.over:
                    await self._finish(table)
                    break
                else:
                    await self._answer(table)
        except StoreError as error:
            log.warning("table %s waits: %s", table.id[:6], error)
        except (Refusal, RegatError):
            log.exception("table %s", table.id[:6])
        finally:
            self._busy.discard(table.id)

    async def _answer(self, table: Table) -> None:
        """Let a bot think, then answer if nothing has happened meanwhile."""
        match, bot, at = table.match, self.player(table), table.at
        assert match is not None, "somebody has to answer"
        assert match.choice is not None, "somebody has to answer"
        seat, game = match.seat, match.game
        text = await self.house.thinkers.answer(
            table.document.setup.game, bot, _seed(table), game.view(seat), game.memory(seat), match.choice
        )
        async with table.lock:
            if table.at != at or table.match is None:
                return
            try:
                await table.enter(text, seat=seat, client=f"bot-{at + 1}")
            except Refusal:
                log.warning("bot %s gave no legal answer: %r", bot, text[:80])
                await table.enter(playing.safe_answer(match.choice), seat=seat, client=f"bot-{at + 1}")
        table.tell()
        self._set_alarm(table)

    async def _draft(self, table: Table) -> None:
        """A bot names a card at random."""
        document = table.document
        seat = len(document.draft) % len(document.chairs)
        options = [key for key in playing.draft_options(document.setup) if key not in document.draft]
        card = Draws(document.chance.key(len(document.draft)), BOT_STREAM).pick(options)
        moment = await self.house.store.now()
        await self.house.change(table.id, lambda newest: drafted(newest, card, None, seat, moment))

    async def _finish(self, table: Table) -> None:
        """Keep the result, once, and the ratings that follow from it."""
        match, document = table.match, table.document
        assert match is not None, "the game is over"
        if await self.house.store.result(table.id) is not None:
            return
        seats = tuple(chair.guest for chair in document.chairs)
        counts = document.rated and not any(match.holders) and len({*seats} - {""}) == len(seats)
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
        ratings = await rated(self.house.store, result) if counts else ()
        await self.house.store.finish(result, ratings)

    # Clocks -----------------------------------------------------------------------------------------

    def _set_alarm(self, table: Table) -> None:
        """Wake up when the time of the seat that is asked runs out."""
        alarm = self._alarms.pop(table.id, None)
        if alarm:
            alarm.cancel()
        match, clocks = table.match, table.clocks
        if match is None or clocks is None or match.over or self.player(table):
            return
        left = clocks.left(match.seat, match.seat, now())
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
                if clocks.left(seat, seat, now()) > 0:
                    return self._set_alarm(table)
                if not self._timed_out(table, seat):
                    await table.enter(f"! timeout {seat}")
                others = [one for one in table.document.people if one != seat]
                if not others:
                    await table.enter(f"! takeover {seat} {playing.TAKES_OVER[table.document.setup.game]}")
        except (StoreError, Refusal) as error:
            log.warning("table %s: %s", table.id[:6], error)
        table.tell()
        self.look(table)

    @staticmethod
    def _timed_out(table: Table, seat: int) -> bool:
        assert table.match, "the table plays"
        return any(entry.kind == "timeout" and entry.seat == seat for entry in table.match.entries)

    def may_decide(self, table: Table, seat: int) -> bool:
        """Whether the others may decide about a seat: its time is over, or it has been gone for long."""
        chair = table.document.chairs[seat]
        gone = chair.gone and not table.here(seat) and now() - chair.gone >= GRACE
        return bool(gone) or self._timed_out(table, seat)


def _seed(table: Table) -> int:
    """What a bot decides at random follows from the log, not from the node that asks it."""
    return Draws(table.document.chance.key(table.at), BOT_STREAM).below(1 << 48)


async def unrate(house: House, table: Table) -> None:
    """What was hidden is known now: the game no longer counts."""
    if table.document.rated:
        await table.save(structs.replace(table.document, rated=False))
