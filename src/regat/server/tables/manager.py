"""The house: all tables of this node, and everything that can be done with them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from msgspec import structs

from regat.bots import registry
from regat.server.limits import Limits
from regat.server.metrics import TABLES
from regat.server.protocol.errors import ApiError
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import Clock, Setup
from regat.server.storage import Conflict, Guest, Store, StoreError, TableRow
from regat.server.tables.bot_pool import BotPool
from regat.server.tables.clocks import DatabaseClock
from regat.server.tables.table import Table
from regat.server.tables.table_doc import BITS_BYTES, Fork, SeatAssignment, TableDoc, read, token, written

log = logging.getLogger("regat.house")

TRIES = 5
MOST_LOADED = 2_000


class TableManager:
    """What one node knows. Tables are loaded when somebody needs them and forgotten when nobody does."""

    def __init__(self, store: Store, bot_pool: BotPool, limits: Limits, clock: DatabaseClock) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.limits = limits
        self._tables: dict[str, Table] = {}
        self.clock = clock
        self._listeners: list[Callable[[Table], None]] = []
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        store.add_listener(self._heard, self._wants)

    def subscribe(self, listener: Callable[[Table], None]) -> None:
        """Call a listener after each change of a table."""
        self._listeners.append(listener)

    def _changed(self, table: Table) -> None:
        for listener in self._listeners:
            listener(table)

    # Finding a table --------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table by its id; Refusal if there is none."""
        table = self._tables.get(id)
        if table is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(task)
        if table is None:
            raise ApiError("refused-no-table", status=404)
        return table

    async def _load(self, id: str) -> Table | None:
        kept = await self.store.table(id)
        if kept is None:
            return None
        table = Table(kept, self.store, self.clock)
        await table.load()
        await table.chat.skip()
        self._make_room()
        self._tables[id] = table
        TABLES.set(len(self._tables))
        self._changed(table)
        return table

    def _make_room(self) -> None:
        """Forget the tables that were loaded first and that nobody looks at."""
        spare = len(self._tables) - MOST_LOADED
        for id, table in list(self._tables.items()):
            if spare <= 0:
                return
            if not table.room.connections and not table.lock.locked():
                del self._tables[id]
                spare -= 1

    def _wants(self, id: str, seq: int) -> bool:
        """Whether a change may be another node's, at a table of ours; who enters something settles it."""
        if not id:
            return True
        table = self._tables.get(id)
        if table is None:
            return False
        known = seq > 0 and seq + table.stored_log.offset <= table.at
        return not known or not (table.in_sync or table.lock.locked())

    async def _heard(self, id: str, seq: int) -> None:
        """Another node may have written."""
        tables = list(self._tables.values()) if not id else [self._tables[id]] if id in self._tables else []
        for table in tables:
            if id and seq and seq + table.stored_log.offset <= table.at and table.in_sync:
                continue
            async with table.lock:
                try:
                    await table.catch_up()
                    if not seq:
                        await table.chat.pass_on(table.document)
                        await self._contradict(table)
                except StoreError as error:
                    log.warning("table %s: %s", table.id[:6], type(error).__name__)
                    continue
            if not id:
                table.roll_called_at = -1
            table.broadcast()
            self._changed(table)

    async def _contradict(self, table: Table) -> None:
        """Another node holds somebody for gone who is connected here."""
        document = table.document
        for seat in document.people:
            if document.chairs[seat].gone and table.room.connected(seat):
                document = document.with_chair(seat, structs.replace(document.chairs[seat], gone=0))
        if document is not table.document:
            await table.save(document)

    @asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Table]:
        """Hold a table to change it; afterwards everybody at it is told."""
        table = await self.table(id)
        async with table.lock:
            if table.match is None or not table.in_sync:
                await table.catch_up()
            yield table
        table.broadcast()
        self._changed(table)

    async def change(self, id: str, changed: Callable[[TableDoc], TableDoc]) -> Table:
        """Change a table's document; again on the newest version if another node was quicker."""
        async with self.changing(id) as table:
            for _ in range(TRIES):
                document = changed(table.document)
                if document is table.document:
                    return table
                try:
                    await table.save(document)
                except Conflict:
                    await table.catch_up()
                else:
                    if table.document.stage == "playing" and table.match is None:
                        await table.load()
                    return table
        raise ApiError("refused-busy", status=503)

    # Before a game ----------------------------------------------------------------------------------

    async def open(
        self,
        guest: Guest,
        setup: Setup,
        chairs: tuple[SeatAssignment, ...],
        *,
        public: bool = False,
        clock: Clock | None = None,
        points: bool = False,
        chat: bool = False,
        fork: Fork | None = None,
    ) -> Table:
        """A new table; who opens it stirs the chance first, before anybody else's bits are known."""
        _checked(setup, chairs)
        await self._check_room(guest)
        document = TableDoc(
            setup=setup,
            owner=guest.id,
            chairs=chairs,
            secret=secrets.token_hex(32),
            invite=token(),
            watch=token(),
            made=await self.store.now(),
            public=public,
            clock=clock,
            points=points,
            chat=chat,
            rated=fork is None,
            fork=fork,
        )
        kept = await self.store.add_table(written(TableRow(token(), b""), document))
        return await self.table(kept.id)

    async def _check_room(self, guest: Guest) -> None:
        most = self.limits.tables_of_guest
        mine = await self.store.tables_of(guest.id, most + 1)
        if sum(not kept.finished for kept in mine) >= most:
            raise ApiError("refused-many-tables", status=429, most=most)

    async def sit(self, id: str, seat: int, guest: Guest, bits: str, invite: str) -> Table:
        """Take a seat: an open one at a public table, any free one with the invitation."""
        check_bits(bits)

        def changed(document: TableDoc) -> TableDoc:
            _check_gathering(document)
            chair = _chair(document, seat)
            invited = secrets.compare_digest(invite, document.invite) or document.owner == guest.id
            kept_for_me = chair.kind == "invited" and chair.guest == guest.id
            if not (invited or kept_for_me or (document.public and chair.kind == "open")):
                raise ApiError("refused-invitation", status=403)
            if chair.kind not in ("open", "invited"):
                raise ApiError("refused-seat-taken")
            return document.with_chair(
                seat, SeatAssignment("guest", guest=guest.id, name=guest.name, bits=bits)
            )

        return await self.change(id, changed)

    async def stand_up(self, id: str, seat: int, guest: Guest) -> Table:
        """Leave a seat before the game begins."""

        def changed(document: TableDoc) -> TableDoc:
            _check_gathering(document)
            if seat not in document.seats_of(guest.id):
                raise ApiError("refused-not-your-seat", status=403)
            return document.with_chair(seat, SeatAssignment("open"))

        return await self.change(id, changed)

    async def start(self, id: str, guest: Guest) -> Table:
        """Begin, or let the cards be drafted first; only who opened the table may."""
        moment = await self.store.now()

        def changed(document: TableDoc) -> TableDoc:
            _check_gathering(document)
            if document.owner != guest.id:
                raise ApiError("refused-owner", status=403)
            if not document.full:
                raise ApiError("refused-empty-seats")
            if document.to_draft:
                return structs.replace(document, stage="drafting")
            return structs.replace(document, stage="playing", started=moment)

        return await self.change(id, changed)

    async def draft(self, id: str, card: str, guest: Guest | None, seat: int) -> Table:
        """Name a card for the kingdom; the tenth begins the game."""
        moment = await self.store.now()

        def changed(document: TableDoc) -> TableDoc:
            return drafted(document, card, guest, seat, moment)

        return await self.change(id, changed)

    async def rematch(self, id: str, guest: Guest, bits: str) -> Table:
        """The next game of the series at a new table: the same seats, the next starter by the rules."""
        check_bits(bits)
        table = await self.table(id)
        document = table.document
        if not document.seats_of(guest.id):
            raise ApiError("refused-not-your-seat", status=403)
        if document.rematch:
            return await self._join_rematch(document.rematch, guest, bits)
        if table.match is None or not table.match.over:
            raise ApiError("refused-not-over")
        starters = game_wire(document.setup.game).starters(document.setup, table.match.winners())
        following = structs.replace(
            document,
            owner=guest.id,
            chairs=tuple(_again(chair, guest, bits) for chair in document.chairs),
            secret=secrets.token_hex(32),
            invite=token(),
            watch=token(),
            made=await self.store.now(),
            started=0,
            stage="gathering",
            rated=True,
            first=secrets.choice(starters) if starters else None,
            draft=(),
            number=document.number + 1,
            totals=_totals(document, table.match.scores()),
            rematch="",
            wish=None,
            fork=None,
            setup=document.drafted_setup,
        )
        kept = await self.store.add_table(written(TableRow(token(), b""), following))

        def changed(old: TableDoc) -> TableDoc:
            if old.rematch:  # somebody else was quicker
                return old
            return structs.replace(old, rematch=kept.id)

        return await self._join_rematch((await self.change(id, changed)).document.rematch, guest, bits)

    async def _join_rematch(self, id: str, guest: Guest, bits: str) -> Table:
        """Sit down where the last game's seats are kept for their players."""

        def changed(document: TableDoc) -> TableDoc:
            for seat, chair in enumerate(document.chairs):
                if document.stage == "gathering" and chair.kind == "invited" and chair.guest == guest.id:
                    document = document.with_chair(seat, structs.replace(chair, kind="guest", bits=bits))
            return document

        return await self.change(id, changed)

    # Lists ------------------------------------------------------------------------------------------

    async def listed(self, most: int = 100) -> list[tuple[TableRow, TableDoc]]:
        return [(kept, read(kept)) for kept in await self.store.listed_tables(most)]

    async def tables_of(self, guest: str, most: int = 100) -> list[tuple[TableRow, TableDoc]]:
        return [(kept, read(kept)) for kept in await self.store.tables_of(guest, most)]


def drafted(document: TableDoc, card: str, guest: Guest | None, seat: int, moment: int) -> TableDoc:
    """The document after somebody has named a card."""
    players = len(document.chairs)
    if document.stage != "drafting" or len(document.draft) % players != seat:
        raise ApiError("refused-not-your-turn")
    if guest is not None and seat not in document.seats_of(guest.id):
        raise ApiError("refused-not-your-seat", status=403)
    game_wire(document.setup.game).check_pick(document.setup, document.draft, card)
    document = structs.replace(document, draft=(*document.draft, card))
    if document.to_draft:
        return document
    return structs.replace(document, stage="playing", started=moment)


def check_bits(bits: str) -> None:
    """128 bits in hexadecimal, or none."""
    try:
        right = not bits or len(bytes.fromhex(bits)) == BITS_BYTES
    except ValueError:
        right = False
    if not right:
        raise ApiError("refused-bits", status=422)


def _checked(setup: Setup, chairs: tuple[SeatAssignment, ...]) -> None:
    game_wire(setup.game).check(setup)
    if len(chairs) != setup.players:
        raise ApiError("refused-seats", status=422, players=setup.players, given=len(chairs))
    for chair in chairs:
        if chair.kind == "bot":
            registry.check(setup.game, chair.bot)


def _check_gathering(document: TableDoc) -> None:
    if document.stage != "gathering":
        raise ApiError("refused-begun")


def _chair(document: TableDoc, seat: int) -> SeatAssignment:
    if not 0 <= seat < len(document.chairs):
        raise ApiError("refused-no-seat", status=404)
    return document.chairs[seat]


def _again(chair: SeatAssignment, guest: Guest, bits: str) -> SeatAssignment:
    """A seat of the next game: who asks for it sits down at once, the others' seats are kept for them."""
    if chair.kind != "guest":
        return chair
    mine = chair.guest == guest.id
    return SeatAssignment("guest" if mine else "invited", chair.guest, chair.name, bits=bits if mine else "")


def _totals(document: TableDoc, scores: tuple[int, ...]) -> tuple[int, ...]:
    before = document.totals or (0,) * len(scores)
    return tuple(total + points for total, points in zip(before, scores, strict=True))
