"""What players do before a game begins: open a table, take a seat, draft, start, play again."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b

from msgspec import structs

from regat.bots import registry
from regat.server.protocol.errors import ApiError
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import Clock, Setup
from regat.server.storage import Conflict, Guest, TableRow
from regat.server.tables.manager import TableManager
from regat.server.tables.series import (
    agreed,
    begun,
    is_between_games,
    new_series,
    next_in_series,
    series_after,
    without_waiting,
)
from regat.server.tables.table import Table
from regat.server.tables.table_doc import TOKEN_BYTES, Fork, SeatAssignment, TableDoc, token, written


class Lobby:
    """The commands for tables whose game has not begun, and for the next game of the same players."""

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
        friendly: bool = False,
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
            friendly=friendly,
            rated=fork is None and not friendly,
            series=new_series(setup),
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
        if not (await self._manager.table(id)).document.seats_of(guest.id):
            await self._check_limit(guest)

        def changed(document: TableDoc) -> TableDoc:
            _check_gathering(document)
            assigned = _assignment(document, seat)
            if guest.id in document.removed:
                raise ApiError("refused-removed", status=403)
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

    async def remove(self, id: str, seat: int, guest: Guest) -> Table:
        """Send somebody away before the game begins, for good; only the owner may."""

        def changed(document: TableDoc) -> TableDoc:
            _check_gathering(document)
            _check_owner(document, guest)
            assigned = _assignment(document, seat)
            if assigned.kind == "open" or assigned.guest == guest.id:
                raise ApiError("refused-not-seated")
            removed = (*document.removed, assigned.guest) if assigned.guest else document.removed
            return structs.replace(document.with_seat(seat, SeatAssignment("open")), removed=removed)

        return await self._manager.change(id, changed)

    async def close(self, id: str, guest: Guest) -> Table:
        """Close a table whose game has not begun; only the owner may."""

        def changed(document: TableDoc) -> TableDoc:
            _check_owner(document, guest)
            if document.begun:
                raise ApiError("refused-begun")
            return structs.replace(document, stage="closed")

        return await self._manager.change(id, changed)

    async def start(self, id: str, guest: Guest, patience: int) -> Table:
        """Begin the game, or the draft before it; only the owner may.

        The next game of a series begins when everybody has agreed; after `patience` milliseconds anybody who
        has may begin it without the others.
        """
        moment = await self._manager.store.now()

        def changed(document: TableDoc) -> TableDoc:
            if document.stage == "closed":
                raise ApiError("refused-closed", status=409)
            if document.stage != "gathering":
                raise ApiError("refused-begun")
            if document.continues_series:
                if not document.seats_of(guest.id):
                    raise ApiError("refused-not-your-seat", status=403)
                if moment - document.created_at >= patience:
                    document = without_waiting(document)
            else:
                _check_owner(document, guest)
            if not document.full:
                raise ApiError("refused-empty-seats")
            return begun(document, moment)

        return await self._manager.change(id, changed)

    async def draft(self, id: str, pick: str, guest: Guest | None, seat: int) -> Table:
        """Pick something in the draft; the last pick begins the game."""
        moment = await self._manager.store.now()

        def changed(document: TableDoc) -> TableDoc:
            return drafted(document, pick, guest, seat, moment)

        return await self._manager.change(id, changed)

    async def rematch(self, id: str, guest: Guest, entropy: str) -> Table:
        """The next game at a new table, of the series or another one: same seats, the starter by the rules.

        The id of the new table follows from this one: of those who ask at the same time, one opens it.
        """
        table = await self._manager.table(id)
        document = table.document
        if not document.seats_of(guest.id):
            raise ApiError("refused-not-your-seat", status=403)
        if not document.rematch:
            await self._open_rematch(table, guest, entropy)
            table = await self._manager.change(id, _with_rematch(rematch_id(table)))
        moment = await self._manager.store.now()
        return await self._manager.change(
            table.document.rematch, lambda newest: agreed(newest, guest.id, entropy, moment)
        )

    async def _open_rematch(self, table: Table, guest: Guest, entropy: str) -> None:
        document = table.document
        if table.match is None or not table.match.over or not table.in_sync:
            raise ApiError("refused-not-over")
        series = series_after(table)
        in_a_row = series is None or is_between_games(series, document)
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
            friendly=document.friendly,
            rated=not document.friendly,
            first_seat=secrets.choice(starters) if starters else None,
            game_number=document.game_number + 1 if in_a_row else 1,
            totals=_totals(document, table.match.scores()) if in_a_row else (),
            series=new_series(document.setup),
        )
        if series is not None and in_a_row:
            following = next_in_series(table, series, following)
        with suppress(Conflict):  # somebody else was faster
            await self._manager.store.add_table(written(TableRow(rematch_id(table), b""), following))


def drafted(document: TableDoc, pick: str, guest: Guest | None, seat: int, moment: int) -> TableDoc:
    """The document after a pick."""
    if document.stage == "closed":
        raise ApiError("refused-closed", status=409)
    if document.begun:
        raise ApiError("refused-begun")
    if document.drafter != seat:
        raise ApiError("refused-not-your-turn")
    if guest is not None and seat not in document.seats_of(guest.id):
        raise ApiError("refused-not-your-seat", status=403)
    game_wire(document.setup.game).check_pick(document.setup, document.draft, pick)
    document = structs.replace(document, draft=(*document.draft, pick))
    return document if document.draft_options else begun(document, moment)


def _check(setup: Setup, seats: tuple[SeatAssignment, ...]) -> None:
    game_wire(setup.game).check(setup)
    if len(seats) != setup.players:
        raise ApiError("refused-seats", status=422, players=setup.players, given=len(seats))
    for assigned in seats:
        if assigned.kind == "bot":
            registry.check(setup.game, assigned.bot)


def _check_gathering(document: TableDoc) -> None:
    """Refuse to change the seats of a game that has begun, and of a series that has."""
    if document.stage == "closed":
        raise ApiError("refused-closed", status=409)
    if document.stage != "gathering" or document.continues_series:
        raise ApiError("refused-begun")


def _check_owner(document: TableDoc, guest: Guest) -> None:
    if document.owner != guest.id:
        raise ApiError("refused-owner", status=403)


def rematch_id(table: Table) -> str:
    """The id of the table for the next game; without the invitation nobody can compute it."""
    source = f"{table.id} {table.document.invite_token}".encode()
    return urlsafe_b64encode(blake2b(source, digest_size=TOKEN_BYTES).digest()).rstrip(b"=").decode()


def _with_rematch(id: str) -> Callable[[TableDoc], TableDoc]:
    return lambda document: document if document.rematch else structs.replace(document, rematch=id)


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
