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
from regat.server.tables.table_doc import Fork, SeatAssignment, TableDoc, token, written


class Lobby:
    """The commands for tables whose game has not begun, and for the next game of a series."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager

    async def open(
        self,
        guest: Guest,
        setup: Setup,
        seats: tuple[SeatAssignment, ...],
        *,
        public: bool = False,
        clock: Clock | None = None,
        show_points: bool = False,
        chat: bool = False,
        fork: Fork | None = None,
    ) -> Table:
        """A new table; its owner contributes entropy first, before anybody else's is known."""
        _check(setup, seats)
        await self._check_limit(guest)
        document = TableDoc(
            setup=setup,
            owner=guest.id,
            seats=seats,
            secret=secrets.token_hex(32),
            invite_token=token(),
            watch_token=token(),
            created_at=await self._manager.store.now(),
            public=public,
            clock=clock,
            show_points=show_points,
            chat=chat,
            rated=fork is None,
            fork=fork,
        )
        row = await self._manager.store.add_table(written(TableRow(token(), b""), document))
        return await self._manager.table(row.id)

    async def _check_limit(self, guest: Guest) -> None:
        most = self._manager.limits.tables_of_guest
        mine = await self._manager.store.tables_of(guest.id, most + 1)
        if sum(not row.finished for row in mine) >= most:
            raise ApiError("refused-many-tables", status=429, most=most)

    async def sit(self, id: str, seat: int, guest: Guest, entropy: str, invite: str) -> Table:
        """Take a seat: an open one at a public table, any free one with the invitation."""

        def changed(document: TableDoc) -> TableDoc:
            _check_gathering(document)
            assigned = _assignment(document, seat)
            invited = secrets.compare_digest(invite, document.invite_token) or document.owner == guest.id
            reserved = assigned.kind == "invited" and assigned.guest == guest.id
            if not (invited or reserved or (document.public and assigned.kind == "open")):
                raise ApiError("refused-invitation", status=403)
            if assigned.kind not in ("open", "invited"):
                raise ApiError("refused-seat-taken")
            return document.with_seat(
                seat, SeatAssignment("guest", guest=guest.id, name=guest.name, entropy=entropy)
            )

        return await self._manager.change(id, changed)

    async def stand_up(self, id: str, seat: int, guest: Guest) -> Table:
        """Leave a seat before the game begins."""

        def changed(document: TableDoc) -> TableDoc:
            _check_gathering(document)
            if seat not in document.seats_of(guest.id):
                raise ApiError("refused-not-your-seat", status=403)
            return document.with_seat(seat, SeatAssignment("open"))

        return await self._manager.change(id, changed)

    async def start(self, id: str, guest: Guest) -> Table:
        """Begin the game, or the draft before it; only the owner may."""
        moment = await self._manager.store.now()

        def changed(document: TableDoc) -> TableDoc:
            _check_gathering(document)
            if document.owner != guest.id:
                raise ApiError("refused-owner", status=403)
            if not document.full:
                raise ApiError("refused-empty-seats")
            if document.draft_options:
                return structs.replace(document, stage="drafting")
            return structs.replace(document, stage="playing", started_at=moment)

        return await self._manager.change(id, changed)

    async def draft(self, id: str, pick: str, guest: Guest | None, seat: int) -> Table:
        """Pick something in the draft; the last pick begins the game."""
        moment = await self._manager.store.now()

        def changed(document: TableDoc) -> TableDoc:
            return drafted(document, pick, guest, seat, moment)

        return await self._manager.change(id, changed)

    async def rematch(self, id: str, guest: Guest, entropy: str) -> Table:
        """The next game of the series at a new table: the same seats, the next starter by the rules."""
        table = await self._manager.table(id)
        document = table.document
        if not document.seats_of(guest.id):
            raise ApiError("refused-not-your-seat", status=403)
        if document.rematch:
            return await self._join_rematch(document.rematch, guest, entropy)
        if table.match is None or not table.match.over:
            raise ApiError("refused-not-over")
        wire = game_wire(document.setup.game)
        starters = wire.starters(document.setup, table.match.winners())
        following = TableDoc(
            setup=wire.next_setup(document.drafted_setup, table.match.game),
            owner=guest.id,
            seats=tuple(_again(assigned, guest, entropy) for assigned in document.seats),
            secret=secrets.token_hex(32),
            invite_token=token(),
            watch_token=token(),
            created_at=await self._manager.store.now(),
            public=document.public,
            clock=document.clock,
            show_points=document.show_points,
            chat=document.chat,
            first_seat=secrets.choice(starters) if starters else None,
            game_number=document.game_number + 1,
            totals=_totals(document, table.match.scores()),
        )
        row = await self._manager.store.add_table(written(TableRow(token(), b""), following))

        def changed(old: TableDoc) -> TableDoc:
            if old.rematch:  # somebody else was faster
                return old
            return structs.replace(old, rematch=row.id)

        return await self._join_rematch(
            (await self._manager.change(id, changed)).document.rematch, guest, entropy
        )

    async def _join_rematch(self, id: str, guest: Guest, entropy: str) -> Table:
        """Take the seats that are reserved for the players of the last game."""

        def changed(document: TableDoc) -> TableDoc:
            for seat, assigned in enumerate(document.seats):
                if (
                    document.stage == "gathering"
                    and assigned.kind == "invited"
                    and assigned.guest == guest.id
                ):
                    document = document.with_seat(
                        seat, structs.replace(assigned, kind="guest", entropy=entropy)
                    )
            return document

        return await self._manager.change(id, changed)


def drafted(document: TableDoc, pick: str, guest: Guest | None, seat: int, moment: int) -> TableDoc:
    """The document after a pick."""
    if document.stage in ("playing", "over"):
        raise ApiError("refused-begun")
    if document.drafter != seat:
        raise ApiError("refused-not-your-turn")
    if guest is not None and seat not in document.seats_of(guest.id):
        raise ApiError("refused-not-your-seat", status=403)
    game_wire(document.setup.game).check_pick(document.setup, document.draft, pick)
    document = structs.replace(document, draft=(*document.draft, pick))
    if document.draft_options:
        return document
    return structs.replace(document, stage="playing", started_at=moment)


def _check(setup: Setup, seats: tuple[SeatAssignment, ...]) -> None:
    game_wire(setup.game).check(setup)
    if len(seats) != setup.players:
        raise ApiError("refused-seats", status=422, players=setup.players, given=len(seats))
    for assigned in seats:
        if assigned.kind == "bot":
            registry.check(setup.game, assigned.bot)


def _check_gathering(document: TableDoc) -> None:
    if document.stage != "gathering":
        raise ApiError("refused-begun")


def _assignment(document: TableDoc, seat: int) -> SeatAssignment:
    if not 0 <= seat < len(document.seats):
        raise ApiError("refused-no-seat", status=404)
    return document.seats[seat]


def _again(assigned: SeatAssignment, guest: Guest, entropy: str) -> SeatAssignment:
    """A seat of the next game: taken for the guest who asks for it, reserved for the others."""
    if assigned.kind != "guest":
        return assigned
    mine = assigned.guest == guest.id
    return SeatAssignment(
        "guest" if mine else "invited", assigned.guest, assigned.name, entropy=entropy if mine else ""
    )


def _totals(document: TableDoc, scores: tuple[int, ...]) -> tuple[int, ...]:
    before = document.totals or (0,) * len(scores)
    return tuple(total + points for total, points in zip(before, scores, strict=True))
