"""A table on this node: its document, its match, and who is connected to it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from msgspec import structs

from regat.games import AnyMatch
from regat.kernel.errors import IllegalAnswer
from regat.kernel.log_entry import LogEntry
from regat.server.metrics import COMMIT_SECONDS, MOVES
from regat.server.protocol.errors import ApiError
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import Answer, ChatLine
from regat.server.protocol.parts import Text
from regat.server.storage import ChatLine as StoredChatLine
from regat.server.storage import Conflict, Repeated, Store, StoredEntry, StoreError, TableRow
from regat.server.tables import games
from regat.server.tables.broadcast import Broadcaster
from regat.server.tables.clocks import Clocks
from regat.server.tables.forked_log import ForkedLog
from regat.server.tables.hold import Hold
from regat.server.tables.table_doc import TableDoc, read, written
from regat.server.tables.table_log import LogCursor, LogNote, TableLog, add_note

if TYPE_CHECKING:
    from regat.server.tables.snapshots import TableSnapshot
    from regat.server.transport.outbox import Outbox

log = logging.getLogger("regat.table")

TRIES = 5
RECENT = 30  # things said that one who comes gets to know

Given = Callable[[Answer, int], None]


class Table:
    """The one owner of a match on this node. Whoever changes it holds `lock`.

    An answer is tried on the match first, then appended to the store; only when that is durable does anybody
    see it. Meanwhile, and for as long as the log cannot be read, the table is not `settled` and shows
    nothing. If the store refuses, the match is built anew from the log.
    """

    def __init__(self, kept: TableRow, store: Store, post: Broadcaster | None = None) -> None:
        self.lock = Hold()
        self.kept = kept
        self.document: TableDoc = read(kept)
        self.standing = 0  # counts what changes besides the game: who sits here, who is here, who answers
        self.ledger = ForkedLog(store, kept.id, self.document)
        self.match: AnyMatch | None = None
        self.settled = True
        self.durable = 0  # the newest entry that is known to be written; `at` may be one ahead while it is
        self.called = -1  # the entry after which it was last asked who is here; see Steward
        self.spoken = 0  # the number of the last thing said that was passed on
        self.clocks: Clocks | None = None
        self.connections: set[Outbox] = set()
        self._post = post
        self.store = store
        self._clients: dict[str, int] = {}
        self._log: TableLog | None = None
        self._notes: tuple[LogNote, ...] = ()
        self.revision = 0  # counts what was told to the connections
        self.look: TableSnapshot | None = None  # how it was last shown
        self._bots: dict[int, str] = {}  # who answers for each seat, as it stands
        self._tasks: set[asyncio.Task[None]] = set()
        self._agreeing: list[tuple[int, ...] | None] = []  # the others, for each seat of a person
        self.last_moment = kept.updated_at

    @property
    def id(self) -> str:
        return self.kept.id

    @property
    def at(self) -> int:
        """The number of the newest entry."""
        return self.match.at if self.match else 0

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    # Keeping up with the store ----------------------------------------------------------------------

    async def load(self) -> None:
        """Build the match from the log."""
        self.settled = False
        await self._read_document()
        if self._begun:
            entries = await self.ledger.since(0)
            self._clients, self._log, self._notes, self.durable = {}, None, (), 0
            self.match = self.document.new_match()
            self._regroup()
            self._start_clocks()
            self._follow(entries)
        self.settled = True

    async def catch_up(self) -> None:
        """Take over what other nodes have written."""
        if not self.settled or self.match is None:
            return await self.load()
        await self._read_document()
        self._follow(await self.ledger.since(self.at))

    async def _read_document(self) -> None:
        kept = await self.store.table(self.id)
        if kept is not None and kept.version > self.kept.version:
            self._keep(kept, read(kept))

    @property
    def _begun(self) -> bool:
        return self.document.stage in ("playing", "over")

    def _follow(self, entries: list[StoredEntry]) -> None:
        assert self.match, "the table plays"
        for entered in entries:
            if entered.seq == self.at + 1:
                asked = self.match.seat
                entry = self.match.enter(entered.line)
                self._note(entered, asked, entry)

    def _start_clocks(self) -> None:
        document = self.document
        if document.clock:
            self.clocks = Clocks(document.clock, document.setup.players, document.started)

    def _note(self, entered: StoredEntry, asked: int, entry: LogEntry) -> None:
        self.durable = entered.seq
        if entered.request_id:
            self._clients[f"{entered.guest} {entered.request_id}"] = entered.seq
        assert self.match, "the table plays"
        if entry.kind == "undo":
            self._log = None
        if entry.kind != "decision":
            self._notes = add_note(self._notes, entry, self.match.game)
            self._regroup()
        if self.clocks:
            self.clocks.entered(asked, entered.created_at, decided=entry.kind == "decision")
        self.last_moment = entered.created_at

    # Changing ---------------------------------------------------------------------------------------

    async def save(self, document: TableDoc) -> None:
        """Replace the document; Conflict if another node has done so meanwhile."""
        self._keep(await self.store.save_table(written(self.kept, document)), document)

    def _keep(self, kept: TableRow, document: TableDoc) -> None:
        self.kept, self.document = kept, document
        self._regroup()

    def _regroup(self) -> None:
        """Somebody has come or gone, or somebody else answers for a seat."""
        self.standing += 1
        self._bots.clear()
        self._agreeing.clear()

    def join(self, connection: Outbox) -> None:
        self.connections.add(connection)
        self._regroup()

    def part(self, connection: Outbox) -> None:
        self.connections.discard(connection)
        self._regroup()

    def knows(self, guest: str, client: str) -> bool:
        """Whether an entry with this client's id has been made."""
        return f"{guest} {client}" in self._clients

    async def enter(
        self, line: str, *, at: int | None = None, seat: int = -1, guest: str = "", client: str = ""
    ) -> int:
        """Make an entry, durably; its number. A repeated client id gets the number it had.

        With a seat it is that seat's answer and nothing else; with `at` it belongs after that entry only.
        """
        for _ in range(TRIES):
            if not self.settled:
                await self.load()
            known = self._clients.get(f"{guest} {client}") if client else None
            if known is not None:
                return known
            if self.match is None:
                raise ApiError("refused-not-playing")
            if at is not None and at != self.at:
                raise ApiError("refused-stale")
            asked = self.match.seat
            entry = _tried(self.match, line, seat)
            try:
                return await self._commit(entry, asked, guest, client)
            except Conflict:  # another node was quicker, and the match has been built anew
                continue
        raise ApiError("refused-busy")

    def give(self, give: Answer, seat: int, guest: str, given: Given) -> bool:
        """Enter a seat's answer without a task that waits for it; `given` is called with its number, or 0.

        False if something stands in its way, and nothing has been done: so it is with all answers that
        are refused. After 0 nothing has been done either. `enter` knows why.
        """
        match = self.match
        if (
            match is None
            or not self.settled
            or self.document.wish
            or give.seq != match.at
            or self.knows(guest, give.request_id)
            or not self.lock.take()
        ):
            return False
        asked = match.seat
        try:
            entry = match.answer(give.text, seat)
        except IllegalAnswer:
            self.lock.release()
            return False
        begun = time.perf_counter()
        self.settled = False
        try:
            coming = self.ledger.append(StoredEntry(entry.seq, entry.line, guest, give.request_id))
            if not isinstance(coming, asyncio.Future):
                coming = asyncio.ensure_future(coming)
        except Exception as error:
            self._begin(self._give_back(error, give, given))
            return True
        coming.add_done_callback(partial(self._given, give, entry, asked, begun, given))
        return True

    def _given(
        self,
        give: Answer,
        entry: LogEntry,
        asked: int,
        begun: float,
        given: Given,
        coming: asyncio.Future[StoredEntry],
    ) -> None:
        try:
            entered = coming.result()
        except (Exception, asyncio.CancelledError) as error:
            return self._begin(self._give_back(error, give, given))
        self._settle(entered, asked, entry, begun)
        self.lock.release()
        given(give, entered.seq)

    async def _give_back(self, error: BaseException, give: Answer, given: Given) -> None:
        """The store has not taken an answer. Whatever the reason, the table is there for the next one."""
        if not isinstance(error, StoreError):
            log.error("table %s could not enter an answer", self.id[:6], exc_info=error)
        try:
            await self._go_back()
        finally:
            self.lock.release()
            given(give, 0)

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _commit(self, entry: LogEntry, asked: int, guest: str, client: str) -> int:
        """Append an entry that the match has taken already; if that fails, the match goes back."""
        begun = time.perf_counter()
        self.settled = False
        saved = None
        if self.document.wish:
            saved = written(self.kept, structs.replace(self.document, wish=None))
        try:
            entered = await self.ledger.append(StoredEntry(entry.seq, entry.line, guest, client), saved)
        except Repeated as repeated:
            await self._go_back()
            return repeated.seq
        except StoreError:
            await self._go_back()
            raise
        if saved:
            kept = replace(saved, version=saved.version + 1, updated_at=entered.created_at)
            self._keep(kept, read(kept))
        self._settle(entered, asked, entry, begun)
        return entered.seq

    def _settle(self, entered: StoredEntry, asked: int, entry: LogEntry, begun: float) -> None:
        """What the match has taken is durable: everybody may see it."""
        COMMIT_SECONDS.observe(time.perf_counter() - begun)
        MOVES.labels(self.document.setup.game, entry.kind).inc()
        self._note(entered, asked, entry)
        self.settled = True
        self.tell()

    async def _go_back(self) -> None:
        """Forget what was not written. If the log cannot be read either, the next use reads it."""
        try:
            await self.load()
        except StoreError as error:
            log.warning("table %s waits for the store: %s", self.id[:6], type(error).__name__)
        self.tell()

    # Who answers ------------------------------------------------------------------------------------

    def bot_at(self, seat: int) -> str:
        """The bot that answers for a seat; empty if a person does."""
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = self._bot_at(seat)
        return bot

    def _bot_at(self, seat: int) -> str:
        assert self.match, "the table plays"
        if self.match.substitutes[seat]:
            return self.match.substitutes[seat]
        if seat in self.match.resigned:
            return games.TAKES_OVER[self.document.setup.game]
        return self.document.chairs[seat].bot

    def others(self, seat: int) -> tuple[int, ...]:
        """The seats of other people who still play."""
        guest, chairs = self.document.chairs[seat].guest, self.document.chairs
        return tuple(
            one for one in self.document.people if chairs[one].guest != guest and not self.bot_at(one)
        )

    # What may be undone -----------------------------------------------------------------------------

    def last_answer(self, seat: int) -> int | None:
        """The number of a seat's last answer in force."""
        assert self.match, "the table plays"
        last = self.match.last_decision(seat)
        return last if last is not None and last > self.match.fork else None

    def undo_needs(self, seat: int) -> tuple[int, ...] | None:
        """The seats of other people who must agree before a seat's last answer is undone; None: impossible.

        Nobody, while nothing hidden came out and nobody else has acted, or where all others are bots.
        """
        entry = self.last_answer(seat) if self.match and not self.over else None
        if entry is None or self.match is None:
            return None
        return () if entry == self.match.free_undo else self.others(seat)

    def undos(self) -> list[tuple[int, ...] | None]:
        """The same for every seat that a person answers for, at the price of one."""
        match = self.match
        assert match, "the table plays"
        if match.over:
            return [None] * match.players
        if not self._agreeing:
            seats = range(match.players)
            self._agreeing += [None if self.bot_at(seat) else self.others(seat) for seat in seats]
        last, fork, free = match.last_decisions, match.fork, match.free_undo
        return [
            None if others is None or last.get(seat, 0) <= fork else () if last[seat] == free else others
            for seat, others in enumerate(self._agreeing)
        ]

    def changes_rating(self, seat: int) -> bool:
        """Whether undoing makes the game unrated: what was hidden is known now."""
        entry = self.last_answer(seat)
        assert self.match, "the table plays"
        return entry is not None and self.match.revealed_since(entry)

    # Telling ----------------------------------------------------------------------------------------

    @property
    def log(self) -> TableLog:
        """The log as it stands; what is new costs as much as it is long."""
        assert self.match, "the table plays"
        game = self.match.game
        if self._log is None:
            self._log = TableLog(game_wire(game.name))
        self._log.catch_up(game, self._notes)
        return self._log

    def mark_at(self, seat: int | None, last: int) -> LogCursor:
        """How far a seat had the log after an entry; not at all if something has been undone since."""
        match, mark = self.match, LogCursor()
        if match is None or not 0 < last <= self.at:
            return mark
        if any(entry.kind == "undo" for entry in match.entries[last:]):
            return mark
        earlier = sum(entry.seq <= last for entry in match.active_decisions())
        notes = [note for note in self._notes if note.seq <= last]
        log = TableLog(game_wire(match.game.name))
        log.catch_up(match.position_after(earlier), notes)
        log.advance(mark, seat)
        return mark

    def tell(self) -> None:
        """Let every connection show the table anew."""
        self.revision += 1
        for connection in self.connections:
            connection.stale = True
        self.soon()

    def soon(self) -> None:
        """Let the connections send what they have to, when what is being done now is done."""
        if self._post:
            self._post.soon(self)

    def here(self, seat: int) -> bool:
        """Whether somebody is connected for a seat, on this node."""
        return any(seat in connection.seats for connection in self.connections)

    def present(self, seat: int) -> bool:
        """Whether somebody is connected for a seat, on any node."""
        chair = self.document.chairs[seat]
        elsewhere = self.document.stage == "playing" and chair.kind == "guest" and not chair.gone
        return elsewhere or self.here(seat)

    # Talk -------------------------------------------------------------------------------------------

    async def talk(self, most: int) -> list[ChatLine]:
        """The last things said at the table."""
        return [self._spoken(said) for said in await self.store.chat_lines(self.id, most)]

    async def pass_on_talk(self) -> None:
        """Let everybody here hear what was said since, on this node or another."""
        for spoken in await self.talk(RECENT):
            if spoken.number > self.spoken:
                self.spoken = spoken.number
                for connection in tuple(self.connections):
                    connection.send(spoken)

    def _spoken(self, said: StoredChatLine) -> ChatLine:
        seats = self.document.seats_of(said.guest)
        name = self.document.chairs[seats[0]].name if seats else ""
        phrase = said.text.removeprefix("/") if said.text.startswith("/") else ""
        seat = seats[0] if seats else None
        return ChatLine(said.number, seat, name, phrase, "" if phrase else said.text, said.created_at)


def _tried(match: AnyMatch, line: str, seat: int) -> LogEntry:
    try:
        if seat >= 0:
            return match.answer(line, seat)
        return match.enter(line)
    except IllegalAnswer:
        raise ApiError("refused-answer", detail=_why_not(match, line, seat)) from None


def _why_not(match: AnyMatch, answer: str, seat: int) -> Text | None:
    """The nearest reason; None where the seat has nothing to answer."""
    if match.choice is None or seat != match.seat:
        return None
    return game_wire(match.game.name).refusal(match.game, answer)
