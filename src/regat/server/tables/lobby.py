"""What players do before a game begins: open a table, take a seat, draft, start, play again."""

from __future__ import annotations

import secrets

from msgspec import structs

from regat.bots import registry
from regat.server.protocol.errors import ApiError
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import Clock, Setup
from regat.server.storage import Guest, TableRow
from regat.server.tables.manager import TableManager
from regat.server.tables.table import Table
from regat.server.tables.table_doc import BITS_BYTES, Fork, SeatAssignment, TableDoc, token, written


class Lobby:
    """The commands for tables whose game has not begun, and for the next game of a series."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager

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
        await self._check_limit(guest)
        document = TableDoc(
            setup=setup,
            owner=guest.id,
            chairs=chairs,
            secret=secrets.token_hex(32),
            invite=token(),
            watch=token(),
            made=await self._manager.store.now(),
            public=public,
            clock=clock,
            points=points,
            chat=chat,
            rated=fork is None,
            fork=fork,
        )
        kept = await self._manager.store.add_table(written(TableRow(token(), b""), document))
        return await self._manager.table(kept.id)

    async def _check_limit(self, guest: Guest) -> None:
        most = self._manager.limits.tables_of_guest
        mine = await self._manager.store.tables_of(guest.id, most + 1)
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

        return await self._manager.change(id, changed)

    async def stand_up(self, id: str, seat: int, guest: Guest) -> Table:
        """Leave a seat before the game begins."""

        def changed(document: TableDoc) -> TableDoc:
            _check_gathering(document)
            if seat not in document.seats_of(guest.id):
                raise ApiError("refused-not-your-seat", status=403)
            return document.with_chair(seat, SeatAssignment("open"))

        return await self._manager.change(id, changed)

    async def start(self, id: str, guest: Guest) -> Table:
        """Begin, or let the cards be drafted first; only who opened the table may."""
        moment = await self._manager.store.now()

        def changed(document: TableDoc) -> TableDoc:
            _check_gathering(document)
            if document.owner != guest.id:
                raise ApiError("refused-owner", status=403)
            if not document.full:
                raise ApiError("refused-empty-seats")
            if document.to_draft:
                return structs.replace(document, stage="drafting")
            return structs.replace(document, stage="playing", started=moment)

        return await self._manager.change(id, changed)

    async def draft(self, id: str, card: str, guest: Guest | None, seat: int) -> Table:
        """Name a card for the kingdom; the tenth begins the game."""
        moment = await self._manager.store.now()

        def changed(document: TableDoc) -> TableDoc:
            return drafted(document, card, guest, seat, moment)

        return await self._manager.change(id, changed)

    async def rematch(self, id: str, guest: Guest, bits: str) -> Table:
        """The next game of the series at a new table: the same seats, the next starter by the rules."""
        check_bits(bits)
        table = await self._manager.table(id)
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
            made=await self._manager.store.now(),
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
        kept = await self._manager.store.add_table(written(TableRow(token(), b""), following))

        def changed(old: TableDoc) -> TableDoc:
            if old.rematch:  # somebody else was quicker
                return old
            return structs.replace(old, rematch=kept.id)

        return await self._join_rematch(
            (await self._manager.change(id, changed)).document.rematch, guest, bits
        )

    async def _join_rematch(self, id: str, guest: Guest, bits: str) -> Table:
        """Sit down where the last game's seats are kept for their players."""

        def changed(document: TableDoc) -> TableDoc:
            for seat, chair in enumerate(document.chairs):
                if document.stage == "gathering" and chair.kind == "invited" and chair.guest == guest.id:
                    document = document.with_chair(seat, structs.replace(chair, kind="guest", bits=bits))
            return document

        return await self._manager.change(id, changed)


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
