"""A table on this node: its document, its match and the log of that match."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from msgspec import structs

from regat.bots import registry
from regat.games import AnyMatch
from regat.kernel.errors import IllegalAnswer
from regat.kernel.log_entry import LogEntry
from regat.server.metrics import COMMIT_SECONDS, MOVES
from regat.server.protocol.errors import ApiError
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.parts import Text
from regat.server.storage import Conflict, Repeated, Store, StoredEntry, StoreError, TableRow, Unavailable
from regat.server.tables.chat import Chat
from regat.server.tables.clocks import Clocks, DatabaseClock
from regat.server.tables.connections import Connection, Connections
from regat.server.tables.expiry import Expiry
from regat.server.tables.forked_log import ForkedLog
from regat.server.tables.table_doc import TableDoc, read, written
from regat.server.tables.table_log import LogCursor, LogNote, TableLog, add_note, draft_notes

if TYPE_CHECKING:
    from regat.server.tables.snapshots import TableSnapshot

log = logging.getLogger("regat.table")

MAX_ATTEMPTS = 5


class Asked(NamedTuple):
    """The seat that had to answer before an entry; -1 if none had."""

    seat: int
    secret: bool


class Table:
    """The one owner of a match on this node. Whoever changes it holds `lock`.

    An answer is tried on the match first and then appended to the store; readers see it when it is durable.
    Until then, and while the log cannot be read, the table is not `in_sync` and shows nothing. If the store
    refuses an entry, the match is rebuilt from the log.
    """

    def __init__(
        self, row: TableRow, store: Store, clock: DatabaseClock, expiry: Expiry | None = None
    ) -> None:
        self.lock = asyncio.Lock()
        self.row = row
        self.document: TableDoc = read(row)
        self.store = store
        self.clock = clock
        self.expiry = expiry or Expiry()
        self.stored_log = ForkedLog(store, row.id, self.document)
        self.connections = Connections()
        self.chat = Chat(store, row.id, self.connections)
        self.match: AnyMatch | None = None
        self.clocks: Clocks | None = None
        self.in_sync = True
        self.committed_seq = 0  # the newest durable entry; `at` is one ahead while an entry is being written
        self.roll_called_at = -1  # the entry after which absent players were last recorded; see Scheduler
        self.revision = 0  # counts broadcasts
        self.meta_revision = 0  # counts changes outside the game: who sits, who is connected, who answers
        self.snapshot: TableSnapshot | None = None  # what readers were last sent
        self.last_entry_at = row.updated_at
        self._requests: dict[tuple[str, str], int] = {}  # guest and request id -> entry
        self._log: TableLog | None = None
        self._last_undo = 0  # its entry
        self._notes: tuple[LogNote, ...] = ()
        self._others: dict[int, tuple[int, ...]] = {}  # as long as `meta_revision` stays the same

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def at(self) -> int:
        """The number of the newest entry."""
        return self.match.at if self.match else 0

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    # Following the store ----------------------------------------------------------------------------

    async def load(self) -> None:
        """Build the match from the log."""
        self.in_sync = False
        await self._read_document()
        if self.document.begun:
            self.stored_log = ForkedLog(self.store, self.id, self.document)
            entries = await self.stored_log.since(0)
            self._requests, self._log = {}, None
            self._notes = draft_notes(self.document)
            self.match = self.document.new_match()
            self.committed_seq = self.match.at
            for entry in self.match.entries[: len(self.document.opening)]:
                self._notes = add_note(self._notes, entry, self.match.game)
            self._invalidate_meta()
            if self.document.clock:
                self.clocks = Clocks(
                    self.document.clock, self.document.setup.players, self.document.started_at
                )
            self._apply(entries)
        self.in_sync = True

    async def catch_up(self) -> None:
        """Read what other nodes have written."""
        if not self.in_sync or self.match is None:
            return await self.load()
        await self._read_document()
        self._apply(await self.stored_log.since(self.at))

    async def _read_document(self) -> None:
        row = await self.store.table(self.id)
        if row is not None and row.version > self.row.version:
            self._replace(row, read(row))

    def _apply(self, entries: list[StoredEntry]) -> None:
        assert self.match, "the table plays"
        for stored in entries:
            if stored.seq == self.at + 1:
                asked = self._asked()
                self._record(stored, asked, self.match.enter(stored.line))

    def _record(self, stored: StoredEntry, asked: Asked, entry: LogEntry) -> None:
        """Note an entry that the match has accepted and that is durable."""
        assert self.match, "the table plays"
        self.committed_seq = stored.seq
        self.last_entry_at = stored.created_at
        if stored.request_id:
            self._requests[stored.guest, stored.request_id] = stored.seq
        if entry.kind == "undo":
            self._log, self._last_undo = None, entry.seq
        if entry.kind != "decision":
            self._notes = add_note(self._notes, entry, self.match.game)
        if entry.kind != "decision" or self.match.over:
            self._invalidate_meta()
        if self.clocks:
            decided = entry.kind == "decision"
            self.clocks.entered(asked.seat, stored.created_at, decided=decided, secret=asked.secret)

    # Changing ---------------------------------------------------------------------------------------

    async def save(self, document: TableDoc) -> None:
        """Replace the document; Conflict if another node has done so meanwhile."""
        self._replace(await self.store.save_table(written(self.row, document)), document)

    def _replace(self, row: TableRow, document: TableDoc) -> None:
        self.row, self.document = row, document
        self._invalidate_meta()

    def has_request(self, guest: str, request_id: str) -> bool:
        """Whether the log has an entry of this request."""
        return (guest, request_id) in self._requests

    async def submit(
        self, line: str, *, at: int | None = None, seat: int = -1, guest: str = "", request_id: str = ""
    ) -> int:
        """Make an entry durable; its number. A repeated request gets the number of its first entry.

        With a seat, the line is that seat's answer; with `at`, it is valid only after that entry.
        """
        for _ in range(MAX_ATTEMPTS):
            if not self.in_sync:
                await self.load()
            known = self._requests.get((guest, request_id)) if request_id else None
            if known is not None:
                return known
            if self.match is None:
                raise ApiError("refused-not-playing")
            if at is not None and at != self.at:
                raise ApiError("refused-stale")
            asked = self._asked()
            entry = _accept(self.match, line, seat)
            try:
                return await self._commit(entry, asked, guest, request_id)
            except Conflict:  # another node was faster, and the match has been rebuilt
                continue
        raise ApiError("refused-busy")

    async def _commit(self, entry: LogEntry, asked: Asked, guest: str, request_id: str) -> int:
        """Append an entry that the match has accepted; if that fails, the match is rebuilt."""
        begun = time.perf_counter()
        self.in_sync = False
        saved = None
        if self.document.undo_request:  # a new entry ends a request to undo
            saved = written(self.row, structs.replace(self.document, undo_request=None))
        try:
            stored = await self.stored_log.append(
                StoredEntry(entry.seq, entry.line, guest, request_id), saved
            )
        except Repeated as repeated:
            await self._reload()
            return repeated.seq
        except StoreError:
            await self._reload()
            raise
        except Exception as error:
            log.exception("table %s could not append an entry", self.id[:6])
            await self._reload()
            raise Unavailable(str(error)) from error
        if saved:
            row = replace(saved, version=saved.version + 1, updated_at=stored.created_at)
            self._replace(row, read(row))
        COMMIT_SECONDS.observe(time.perf_counter() - begun)
        MOVES.labels(self.document.setup.game, entry.kind).inc()
        self._record(stored, asked, entry)
        self.in_sync = True
        self.broadcast()
        return stored.seq

    async def _reload(self) -> None:
        """Drop what was not written. If the log cannot be read either, the next use reads it."""
        try:
            await self.load()
        except StoreError as error:
            log.warning("table %s waits for the store: %s", self.id[:6], type(error).__name__)
        self.broadcast()

    def _invalidate_meta(self) -> None:
        """Something outside the game has changed."""
        self.meta_revision += 1
        self._others.clear()

    # Who answers ------------------------------------------------------------------------------------

    def bot_at(self, seat: int) -> str:
        """The bot that answers for a seat; empty if a person does."""
        assert self.match, "the table plays"
        if substitute := self.match.substitutes[seat]:
            return substitute
        if seat in self.match.resigned:
            return registry.SUBSTITUTE
        return self.document.seats[seat].bot

    @property
    def bot_to_answer(self) -> str:
        """The bot that has to answer; empty if a person has to, or nobody."""
        return "" if self.match is None or self.match.over else self.bot_at(self.match.seat)

    @property
    def hides_who_answers(self) -> bool:
        """Whether the others may not know which seat has to answer."""
        match = self.match
        return (
            match is not None and not match.over and game_wire(match.game.name).hides_who_answers(match.game)
        )

    def _asked(self) -> Asked:
        """Who has to answer; whether that is secret matters for the clocks alone."""
        assert self.match, "the table plays"
        return Asked(self.match.seat, self.clocks is not None and self.hides_who_answers)

    def timed_out(self, seat: int) -> bool:
        assert self.match, "the table plays"
        return any(entry.kind == "timeout" and entry.seat == seat for entry in self.match.entries)

    def others(self, seat: int) -> tuple[int, ...]:
        """The seats of other people who still play."""
        known = self._others.get(seat)
        if known is None:
            mine = self.document.seats_of(self.document.seats[seat].guest)
            known = tuple(one for one in self.document.people if one not in mine and not self.bot_at(one))
            self._others[seat] = known
        return known

    # Readers ----------------------------------------------------------------------------------------

    def attach(self, connection: Connection) -> None:
        self.connections.all.add(connection)
        self._invalidate_meta()

    def detach(self, connection: Connection) -> None:
        self.connections.all.discard(connection)
        self._invalidate_meta()

    def connected(self, seat: int) -> bool:
        """Whether somebody is connected for a seat, on any node."""
        assigned = self.document.seats[seat]
        elsewhere = (
            self.document.stage == "playing" and assigned.kind == "guest" and not assigned.disconnected_at
        )
        return elsewhere or self.connections.connected(seat)

    def broadcast(self) -> None:
        """Let every connection send the new state when its client can take it."""
        self.revision += 1
        self.connections.invalidate()

    @property
    def log(self) -> TableLog:
        """The log up to now; what is new costs as much as it is long."""
        assert self.match, "the table plays"
        if self._log is None:
            self._log = TableLog(game_wire(self.match.game.name))
        self._log.catch_up(self.match.game, self._notes, self.at)
        return self._log

    def cursor_at(self, seat: int | None, seq: int) -> LogCursor:
        """How far a seat had read the log after an entry; not at all if something has been undone since."""
        if self.match is None or not self._last_undo <= seq <= self.at or seq <= 0:
            return LogCursor()
        return self.log.cursor_at(seat, seq)


def _accept(match: AnyMatch, line: str, seat: int) -> LogEntry:
    """Let the match accept a line; ApiError with the reason if it does not."""
    try:
        return match.answer(line, seat) if seat >= 0 else match.enter(line)
    except IllegalAnswer:
        raise ApiError("refused-answer", detail=_reason(match, line, seat)) from None


def _reason(match: AnyMatch, answer: str, seat: int) -> Text | None:
    """The nearest reason; None where the seat has nothing to answer."""
    if match.choice is None or seat != match.seat:
        return None
    return game_wire(match.game.name).refusal(match.game, answer)
