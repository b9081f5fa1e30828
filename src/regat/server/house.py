"""The house: all tables of this node, and everything that can be done with them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from msgspec import structs

from regat.kernel.errors import BadSetup
from regat.server import playing
from regat.server.connection import due
from regat.server.document import BITS_BYTES, Chair, Document, Fork, read, token, written
from regat.server.guests import Guests
from regat.server.limits import Limits
from regat.server.messages import Clock, Setup
from regat.server.metrics import TABLES
from regat.server.post import Post
from regat.server.reading import Readers
from regat.server.refusals import Refusal
from regat.server.store import Conflict, Guest, Kept, Store, StoreError
from regat.server.table import Table
from regat.server.thinking import Thinkers

log = logging.getLogger("regat.house")

TRIES = 5
MOST_LOADED = 2_000


class House:
    """What one node knows. Tables are loaded when somebody needs them and forgotten when nobody does."""

    def __init__(self, store: Store, guests: Guests, thinkers: Thinkers, limits: Limits) -> None:
        self.store = store
        self.guests = guests
        self.thinkers = thinkers
        self.limits = limits
        self.readers = Readers()
        self._tables: dict[str, Table] = {}
        self._post = Post(due)
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self.after: Callable[[Table], None] = lambda table: None  # what follows a change: bots, clocks
        store.listen(self._heard, self._wants)

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
            raise Refusal("refused-no-table", status=404)
        return table

    async def _load(self, id: str) -> Table | None:
        kept = await self.store.table(id)
        if kept is None:
            return None
        table = Table(kept, self.store, self._post)
        await table.load()
        table.spoken = max((said.number for said in await self.store.said(id, 1)), default=0)
        self._make_room()
        self._tables[id] = table
        TABLES.set(len(self._tables))
        self.after(table)
        return table

    def _make_room(self) -> None:
        """Forget the tables that were loaded first and that nobody looks at."""
        spare = len(self._tables) - MOST_LOADED
        for id, table in list(self._tables.items()):
            if spare <= 0:
                return
            if not table.connections and not table.lock.locked():
                del self._tables[id]
                spare -= 1

    def _wants(self, id: str, seq: int) -> bool:
        """Whether a change may be another node's, at a table of ours; who enters something settles it."""
        if not id:
            return True
        table = self._tables.get(id)
        if table is None:
            return False
        known = seq > 0 and seq + table.ledger.before <= table.at
        return not known or not (table.settled or table.lock.locked())

    async def _heard(self, id: str, seq: int) -> None:
        """Another node may have written."""
        tables = list(self._tables.values()) if not id else [self._tables[id]] if id in self._tables else []
        for table in tables:
            if id and seq and seq + table.ledger.before <= table.at and table.settled:
                continue
            async with table.lock:
                try:
                    await table.catch_up()
                    if not seq:
                        await table.pass_on_talk()
                        await self._contradict(table)
                except StoreError as error:
                    log.warning("table %s: %s", table.id[:6], type(error).__name__)
                    continue
            if not id:
                table.called = -1
            table.tell()
            self.after(table)

    async def _contradict(self, table: Table) -> None:
        """Another node holds somebody for gone who is connected here."""
        document = table.document
        for seat in document.people:
            if document.chairs[seat].gone and table.here(seat):
                document = document.with_chair(seat, structs.replace(document.chairs[seat], gone=0))
        if document is not table.document:
            await table.save(document)

    @asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Table]:
        """Hold a table to change it; afterwards everybody at it is told."""
        table = await self.table(id)
        async with table.lock:
            if table.match is None or not table.settled:
                await table.catch_up()
            yield table
        table.tell()
        self.after(table)

    async def change(self, id: str, changed: Callable[[Document], Document]) -> Table:
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
        raise Refusal("refused-busy", status=503)

    # Before a game ----------------------------------------------------------------------------------

    async def open(
        self,
        guest: Guest,
        setup: Setup,
        chairs: tuple[Chair, ...],
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
        document = Document(
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
        kept = await self.store.add_table(written(Kept(token(), b""), document))
        return await self.table(kept.id)

    async def _check_room(self, guest: Guest) -> None:
        most = self.limits.tables_of_guest
        mine = await self.store.tables_of(guest.id, most + 1)
        if sum(not kept.over for kept in mine) >= most:
            raise Refusal("refused-many-tables", status=429, most=most)

    async def sit(self, id: str, seat: int, guest: Guest, bits: str, invite: str) -> Table:
        """Take a seat: an open one at a public table, any free one with the invitation."""
        check_bits(bits)

        def changed(document: Document) -> Document:
            _check_gathering(document)
            chair = _chair(document, seat)
            invited = secrets.compare_digest(invite, document.invite) or document.owner == guest.id
            kept_for_me = chair.kind == "invited" and chair.guest == guest.id
            if not (invited or kept_for_me or (document.public and chair.kind == "open")):
                raise Refusal("refused-invitation", status=403)
            if chair.kind not in ("open", "invited"):
                raise Refusal("refused-seat-taken")
            return document.with_chair(seat, Chair("guest", guest=guest.id, name=guest.name, bits=bits))

        return await self.change(id, changed)

    async def stand_up(self, id: str, seat: int, guest: Guest) -> Table:
        """Leave a seat before the game begins."""

        def changed(document: Document) -> Document:
            _check_gathering(document)
            if seat not in document.seats_of(guest.id):
                raise Refusal("refused-not-your-seat", status=403)
            return document.with_chair(seat, Chair("open"))

        return await self.change(id, changed)

    async def start(self, id: str, guest: Guest) -> Table:
        """Begin, or let the cards be drafted first; only who opened the table may."""
        moment = await self.store.now()

        def changed(document: Document) -> Document:
            _check_gathering(document)
            if document.owner != guest.id:
                raise Refusal("refused-owner", status=403)
            if not document.full:
                raise Refusal("refused-empty-seats")
            if document.setup.kingdom == playing.DRAFT:
                return structs.replace(document, stage="drafting")
            return structs.replace(document, stage="playing", started=moment)

        return await self.change(id, changed)

    async def draft(self, id: str, card: str, guest: Guest | None, seat: int) -> Table:
        """Name a card for the kingdom; the tenth begins the game."""
        moment = await self.store.now()

        def changed(document: Document) -> Document:
            return drafted(document, card, guest, seat, moment)

        return await self.change(id, changed)

    async def rematch(self, id: str, guest: Guest, bits: str) -> Table:
        """The next game of the series at a new table: the same seats, the next starter by the rules."""
        check_bits(bits)
        table = await self.table(id)
        document = table.document
        if not document.seats_of(guest.id):
            raise Refusal("refused-not-your-seat", status=403)
        if document.rematch:
            return await self._join_rematch(document.rematch, guest, bits)
        if table.match is None or not table.match.over:
            raise Refusal("refused-not-over")
        starters = playing.may_start(document, table.match.winners())
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
            setup=structs.replace(document.setup, kingdom=document.draft or document.setup.kingdom),
        )
        kept = await self.store.add_table(written(Kept(token(), b""), following))

        def changed(old: Document) -> Document:
            if old.rematch:  # somebody else was quicker
                return old
            return structs.replace(old, rematch=kept.id)

        return await self._join_rematch((await self.change(id, changed)).document.rematch, guest, bits)

    async def _join_rematch(self, id: str, guest: Guest, bits: str) -> Table:
        """Sit down where the last game's seats are kept for their players."""

        def changed(document: Document) -> Document:
            for seat, chair in enumerate(document.chairs):
                if document.stage == "gathering" and chair.kind == "invited" and chair.guest == guest.id:
                    document = document.with_chair(seat, structs.replace(chair, kind="guest", bits=bits))
            return document

        return await self.change(id, changed)

    # Lists ------------------------------------------------------------------------------------------

    async def listed(self, most: int = 100) -> list[tuple[Kept, Document]]:
        return [(kept, read(kept)) for kept in await self.store.listed(most)]

    async def tables_of(self, guest: str, most: int = 100) -> list[tuple[Kept, Document]]:
        return [(kept, read(kept)) for kept in await self.store.tables_of(guest, most)]


def drafted(document: Document, card: str, guest: Guest | None, seat: int, moment: int) -> Document:
    """The document after somebody has named a card."""
    from regat.dominion.kingdoms import PILES, check_card

    players = len(document.chairs)
    if document.stage != "drafting" or len(document.draft) % players != seat:
        raise Refusal("refused-not-your-turn")
    if guest is not None and seat not in document.seats_of(guest.id):
        raise Refusal("refused-not-your-seat", status=403)
    check_card(card, document.setup.edition, mixed=document.setup.mixed)
    if card in document.draft:
        raise BadSetup(f"{card} is named already", key="error-drafted", given=card)
    named = (*document.draft, card)
    if len(named) < PILES:
        return structs.replace(document, draft=named)
    return structs.replace(document, draft=named, stage="playing", started=moment)


def check_bits(bits: str) -> None:
    """128 bits in hexadecimal, or none."""
    try:
        right = not bits or len(bytes.fromhex(bits)) == BITS_BYTES
    except ValueError:
        right = False
    if not right:
        raise Refusal("refused-bits", status=422)


def _checked(setup: Setup, chairs: tuple[Chair, ...]) -> None:
    playing.check(setup)
    if len(chairs) != setup.players:
        raise Refusal("refused-seats", status=422, players=setup.players, given=len(chairs))
    for chair in chairs:
        if chair.kind == "bot":
            playing.check_bot(setup, chair.bot)


def _check_gathering(document: Document) -> None:
    if document.stage != "gathering":
        raise Refusal("refused-begun")


def _chair(document: Document, seat: int) -> Chair:
    if not 0 <= seat < len(document.chairs):
        raise Refusal("refused-no-seat", status=404)
    return document.chairs[seat]


def _again(chair: Chair, guest: Guest, bits: str) -> Chair:
    """A seat of the next game: who asks for it sits down at once, the others' seats are kept for them."""
    if chair.kind != "guest":
        return chair
    mine = chair.guest == guest.id
    return Chair("guest" if mine else "invited", chair.guest, chair.name, bits=bits if mine else "")


def _totals(document: Document, scores: tuple[int, ...]) -> tuple[int, ...]:
    before = document.totals or (0,) * len(scores)
    return tuple(total + points for total, points in zip(before, scores, strict=True))
