"""The HTTP side: guests, tables, results."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
from msgspec import Struct, structs
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from regat.server.protocol.errors import ApiError
from regat.server.protocol.messages import Setup, TableInfo
from regat.server.storage import Guest, GuestExport, Rating, Result, TableRow
from regat.server.tables.account_deletion import forget
from regat.server.tables.forking import fork_text
from regat.server.tables.replays import Player, Replay, Sight, players_line, replay_text
from regat.server.tables.table import Table
from regat.server.tables.table_doc import Fork, SeatAssignment, TableDoc, read
from regat.server.tables.table_info import info, listed_info, own_info
from regat.server.transport.access import AccessControl
from regat.server.transport.catalogue import PLAYERS, Catalogue, box, told
from regat.server.transport.compression import long_answer, packed, packed_answer, unchanged
from regat.server.transport.guests import COOKIE, YEAR
from regat.server.transport.http import answered, sent
from regat.server.transport.http_schemas import (
    Eyes,
    History,
    Leader,
    Leaders,
    Me,
    NewGuest,
    NewReplay,
    NewSeat,
    NewTable,
    Pick,
    Played,
    Rated,
    Ratings,
    Recovery,
    Rematch,
    Sit,
    Stand,
    Tables,
)

MOST_LISTED = 100
KEEP = "public, max-age=300"  # how long a client need not ask again what is in the boxes


class Api:
    """The endpoints."""

    def __init__(self, rooms: AccessControl) -> None:
        self.rooms = rooms
        self.house = rooms.house
        self.store = rooms.house.store
        self._box, self._box_tag = told(box(rooms.house.limits, chat=rooms.may_chat))
        self._box_packed = packed(self._box)

    # The boxes --------------------------------------------------------------------------------------

    async def box(self, request: Request) -> Response:
        """What is in the boxes: cards, kingdoms, dominoes, variants, bots, phrases, limits."""
        headers = {"ETag": self._box_tag, "Cache-Control": KEEP}
        if unchanged(request, self._box_tag):
            return Response(status_code=304, headers=headers)
        return long_answer(request, self._box, self._box_packed, headers)

    async def _guest(self, request: Request) -> Guest:
        """Who asks; Refusal if nobody known does."""
        guest = await self.rooms.guest_of(request.cookies.get(COOKIE, ""))
        if guest is None:
            raise ApiError("refused-guest", status=401)
        return guest

    async def _writer(self, request: Request) -> Guest:
        guest = await self._guest(request)
        self.rooms.count_write(request, guest.id)
        return guest

    # Guests -----------------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """Who am I? Nobody yet, says an empty answer."""
        guest = await self.rooms.guest_of(request.cookies.get(COOKIE, ""))
        return answered(Me(guest.id, guest.name)) if guest else Response(status_code=204)

    async def become(self, request: Request) -> Response:
        """A new guest, or a new name for who is known already."""
        body = await sent(request, NewGuest)
        name = self.rooms.checked_name(body.name)
        known = await self.rooms.guest_of(request.cookies.get(COOKIE, ""))
        if known is not None:
            self.rooms.count_write(request, known.id)
            await self.store.rename_guest(known.id, name)
            return answered(Me(known.id, name))
        self.rooms.count_guest(request)
        guest, phrase = await self.house.guests.add(name)
        return self._with_cookie(request, answered(Me(guest.id, guest.name, phrase), 201), guest)

    async def recover(self, request: Request) -> Response:
        """Become a guest that is known already, on another device."""
        body = await sent(request, Recovery)
        self.rooms.count_guest(request)
        guest = await self.house.guests.recover(body.phrase)
        if guest is None:
            raise ApiError("refused-phrase-unknown", status=404)
        return self._with_cookie(request, answered(Me(guest.id, guest.name)), guest)

    async def export(self, request: Request) -> Response:
        """Everything that is kept about a guest."""
        guest = await self._guest(request)
        stored = await self.store.export_guest(guest.id)
        return Response(
            msgspec.json.encode(stored),
            media_type="application/json",
            headers={"Content-Disposition": 'attachment; filename="regat.json"'},
        )

    async def forget(self, request: Request) -> Response:
        """Delete a guest and all that is known of it; games that go on are resigned."""
        guest = await self._writer(request)
        await forget(self.house, guest)
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return response

    def _with_cookie(self, request: Request, response: Response, guest: Guest) -> Response:
        response.set_cookie(
            COOKIE,
            self.house.guests.signed(guest.id),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return response

    # Tables -----------------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        """The open tables with a free seat, the newest first."""
        return answered(_infos(await self.house.listed(MOST_LISTED), ""))

    async def my_tables(self, request: Request) -> Response:
        """The guest's own tables, those not over first."""
        guest = await self._guest(request)
        found = await self.house.tables_of(guest.id, MOST_LISTED)
        return answered(Tables(tuple([await self._mine(kept, document, guest) for kept, document in found])))

    async def _mine(self, kept: TableRow, document: TableDoc, guest: Guest) -> TableInfo:
        """Whose turn it is only the game knows, and games that go on are mostly at hand."""
        if document.stage != "playing":
            return listed_info(kept, document, guest.id)
        return own_info(await self.house.table(kept.id), guest.id)

    async def open(self, request: Request) -> Response:
        """Open a table."""
        guest = await self._writer(request)
        body = await sent(request, NewTable)
        chairs = tuple(self._chair(seat, guest, body.bits) for seat in body.seats)
        setup, fork = await self._beginning(body, guest)
        await self.rooms.check_room()
        table = await self.house.open(
            guest,
            setup,
            chairs,
            public=body.public,
            clock=body.clock,
            points=body.points,
            chat=body.chat and self.rooms.may_chat,
            fork=fork,
        )
        return answered(info(table, guest.id), 201)

    async def _beginning(self, body: NewTable, guest: Guest) -> tuple[Setup, Fork | None]:
        """What is played at a new table, and the moment that it begins with if another game led there."""
        moment = body.moment
        if moment is None:
            if body.setup is None:
                raise msgspec.ValidationError("a new table needs `setup` or `from`")
            return body.setup, None
        text = moment.record
        if moment.table:
            table = await self.rooms.table(moment.table)
            self.rooms.check_sight(table, guest.id, moment.token)
            text = _open_record(table)
        return await self.house.readers.do(fork_text, text, moment.step)

    def _chair(self, seat: NewSeat, guest: Guest, bits: str) -> SeatAssignment:
        match seat.kind:
            case "me":
                name = self.rooms.checked_name(seat.name or guest.name)
                return SeatAssignment("guest", guest=guest.id, name=name, bits=bits)
            case "bot":
                return SeatAssignment("bot", bot=seat.bot, name=seat.bot)
            case "invited":
                return SeatAssignment("invited")
            case _:
                return SeatAssignment("open")

    async def _at(self, request: Request, guest: Guest | None, token: str = "") -> Table:
        """The table that a request is about, if the guest may know of it."""
        table = await self.rooms.table(request.path_params["id"])
        self.rooms.check_sight(table, guest.id if guest else "", token)
        return table

    async def table(self, request: Request) -> Response:
        """A table; one by link needs a seat there or a token."""
        guest = await self.rooms.guest_of(request.cookies.get(COOKIE, ""))
        table = await self._at(request, guest, request.query_params.get("token", ""))
        return answered(info(table, guest.id if guest else ""))

    async def sit(self, request: Request) -> Response:
        """Take a seat."""
        guest, body = await self._writer(request), await sent(request, Sit)
        table = await self._at(request, guest, body.invite)
        return answered(
            info(await self.house.sit(table.id, body.seat, guest, body.bits, body.invite), guest.id)
        )

    async def stand(self, request: Request) -> Response:
        """Leave a seat before the game begins."""
        guest, body = await self._writer(request), await sent(request, Stand)
        table = await self._at(request, guest)
        return answered(info(await self.house.stand_up(table.id, body.seat, guest), guest.id))

    async def start(self, request: Request) -> Response:
        """Begin the game, or the draft of its cards."""
        guest = await self._writer(request)
        table = await self._at(request, guest)
        return answered(info(await self.house.start(table.id, guest), guest.id))

    async def draft(self, request: Request) -> Response:
        """Name a card for the kingdom."""
        guest, body = await self._writer(request), await sent(request, Pick)
        table = await self._at(request, guest)
        return answered(info(await self.house.draft(table.id, body.card, guest, body.seat), guest.id))

    async def rematch(self, request: Request) -> Response:
        """Open the table of the next game, or find it if another player was quicker."""
        guest, body = await self._writer(request), await sent(request, Rematch)
        table = await self._at(request, guest)
        return answered(info(await self.house.rematch(table.id, guest, body.bits), guest.id), 201)

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        guest = await self.rooms.guest_of(request.cookies.get(COOKIE, ""))
        table = await self._at(request, guest, request.query_params.get("token", ""))
        name = f"regat-{table.document.setup.game}-{table.id[:8]}.regat"
        return Response(
            _open_record(table) + players_line(_players(table.document)) + "\n",
            media_type="text/plain; charset=utf-8",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    # Replays ----------------------------------------------------------------------------------------

    async def replay(self, request: Request) -> Response:
        """A finished game, step by step: as a seat saw it, as a watcher did, or with all hands open."""
        guest = await self.rooms.guest_of(request.cookies.get(COOKIE, ""))
        table = await self._at(request, guest, request.query_params.get("token", ""))
        sight = _sight(msgspec.convert(request.query_params.get("seat", ""), Eyes))
        text, players = _open_record(table), _players(table.document)
        if isinstance(sight, int) and sight >= len(players):
            raise ApiError("refused-no-seat", status=404)
        found = await self.house.readers.do(replay_text, text, players, sight)
        return packed_answer(request, found)

    async def read(self, request: Request) -> Response:
        """A record of one's own, step by step; it is not kept."""
        await self._writer(request)
        body = await sent(request, NewReplay)
        found = await self.house.readers.do(replay_text, body.record, None, _sight(body.seat))
        return packed_answer(request, found)

    # Results ----------------------------------------------------------------------------------------

    async def history(self, request: Request) -> Response:
        """The guest's finished games."""
        guest = await self._guest(request)
        results = await self.store.results_of(guest.id, MOST_LISTED)
        return answered(History(tuple([await self._played(result, guest.id) for result in results])))

    async def _played(self, result: Result, guest: str) -> Played:
        kept = await self.store.table(result.table)
        assert kept, "a table outlives its game"
        document = read(kept)
        players = _players(document)
        return Played(
            table=result.table,
            game=result.game,
            players=result.players,
            scores=result.scores,
            winners=result.winners,
            your_seats=tuple(seat for seat, who in enumerate(result.seats) if who == guest),
            rated=result.rated,
            moment=result.created_at,
            setup=structs.replace(document.setup, kingdom=document.draft or document.setup.kingdom),
            names=tuple("" if player.bot else player.name for player in players),
            bots=tuple(player.bot for player in players),
            number=document.number,
            forked=len(document.fork.entries) if document.fork else None,
        )

    async def ratings(self, request: Request) -> Response:
        """The guest's ratings."""
        guest = await self._guest(request)
        kinds = [(game, players) for game, some in PLAYERS.items() for players in some]
        found = [await self.store.rating(guest.id, game, players) for game, players in kinds]
        return answered(
            Ratings(tuple(Rated(one.game, one.players, _shown(one), one.games) for one in found if one))
        )

    async def leaders(self, request: Request) -> Response:
        """The strongest players of a game with so many seats."""
        game, players = request.path_params["game"], request.path_params["players"]
        if players not in PLAYERS.get(game, ()):
            raise HTTPException(404)
        guest = await self.rooms.guest_of(request.cookies.get(COOKIE, ""))
        found = await self.store.leaders(game, players, MOST_LISTED)
        return answered(Leaders(tuple([await self._leader(one, guest) for one in found])))

    async def _leader(self, rating: Rating, guest: Guest | None) -> Leader:
        known = await self.store.guest(rating.guest)
        you = guest is not None and guest.id == rating.guest
        return Leader(known.name if known else "", _shown(rating), rating.games, you)


def _infos(found: list[tuple[TableRow, TableDoc]], guest: str) -> Tables:
    return Tables(tuple(listed_info(kept, document, guest) for kept, document in found))


def _shown(rating: Rating) -> float:
    """A rating as it is shown: what somebody can do with near certainty."""
    return round(rating.mu - 3 * rating.sigma, 1)


def _players(document: TableDoc) -> tuple[Player, ...]:
    return tuple(Player(chair.name, chair.bot) for chair in document.chairs)


def _open_record(table: Table) -> str:
    """The record of a game of which nothing is secret any more."""
    # While its last entry is not yet on disk, the game may still go on.
    if table.match is None or not table.over or not table.settled:
        raise ApiError("refused-not-over", status=404)
    return table.match.record().text()


def _sight(seat: str) -> Sight:
    if seat == "open":
        return "open"
    return int(seat) if seat else None


# The ways in ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A request that can be made, for the router and for openapi.json."""

    method: str
    path: str
    does: Callable[[Api, Request], Awaitable[Response]]
    takes: type[Struct] | None = None
    gives: type[Struct] | type[GuestExport] | str | None = None  # a string: text of this media type
    status: int = 200
    refuses: tuple[int, ...] = ()  # besides what any request may meet
    guest: bool = True  # whether one must have a name
    token: bool = False  # whether a token in the query opens what is not public
    sight: bool = False  # whether the query says whose hand is seen
    large: bool = False  # whether a record may be in the body


ENDPOINTS = (
    Endpoint("GET", "/api/box", Api.box, gives=Catalogue, guest=False),
    Endpoint("GET", "/api/me", Api.me, gives=Me, guest=False),
    Endpoint("POST", "/api/me", Api.become, NewGuest, Me, 201, guest=False),
    Endpoint("DELETE", "/api/me", Api.forget, status=204),
    Endpoint("POST", "/api/me/recovery", Api.recover, Recovery, Me, refuses=(404,), guest=False),
    Endpoint("GET", "/api/me/export", Api.export, gives=GuestExport),
    Endpoint("GET", "/api/me/tables", Api.my_tables, gives=Tables),
    Endpoint("GET", "/api/me/games", Api.history, gives=History),
    Endpoint("GET", "/api/me/ratings", Api.ratings, gives=Ratings),
    Endpoint("GET", "/api/tables", Api.tables, gives=Tables, guest=False),
    Endpoint("POST", "/api/tables", Api.open, NewTable, TableInfo, 201, refuses=(404,), large=True),
    Endpoint("GET", "/api/tables/{id}", Api.table, gives=TableInfo, refuses=(404,), guest=False, token=True),
    Endpoint("POST", "/api/tables/{id}/sit", Api.sit, Sit, TableInfo, refuses=(403, 404, 409)),
    Endpoint("POST", "/api/tables/{id}/stand", Api.stand, Stand, TableInfo, refuses=(403, 404, 409)),
    Endpoint("POST", "/api/tables/{id}/start", Api.start, gives=TableInfo, refuses=(403, 404, 409)),
    Endpoint("POST", "/api/tables/{id}/draft", Api.draft, Pick, TableInfo, refuses=(403, 404, 409)),
    Endpoint(
        "POST", "/api/tables/{id}/rematch", Api.rematch, Rematch, TableInfo, 201, refuses=(403, 404, 409)
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/record",
        Api.record,
        gives="text/plain",
        refuses=(404,),
        guest=False,
        token=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/replay",
        Api.replay,
        gives=Replay,
        refuses=(404, 422),
        guest=False,
        token=True,
        sight=True,
    ),
    Endpoint("POST", "/api/replays", Api.read, NewReplay, Replay, large=True),
    Endpoint("GET", "/api/leaders/{game}/{players}", Api.leaders, gives=Leaders, refuses=(404,), guest=False),
)
