"""HTTP handlers about what has been played: finished games, ratings and leaderboards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from regat import games
from regat.server.storage import Guest, StoredRating, StoredResult
from regat.server.tables.series import finished_series
from regat.server.tables.table_doc import read
from regat.server.transport.api import MAX_LISTED, Api, Endpoint
from regat.server.transport.http import json_response
from regat.server.transport.http_schemas import FinishedGame, GuestRating, History, Leader, Leaders, Ratings
from regat.server.transport.replay_handlers import players_of


@partial(Endpoint, "GET", "/api/me/games", response=History)
async def history(api: Api, request: Request) -> Response:
    """The guest's finished games; a series counts as one."""
    guest = await api.guest(request)
    results = _latest_of_series(await api.store.results_of(guest.id, MAX_LISTED))
    return json_response(History(tuple([await _finished_game(api, result, guest.id) for result in results])))


def _latest_of_series(results: Iterable[StoredResult]) -> list[StoredResult]:
    """Single games, and of each series its newest game; the results come newest first."""
    found: dict[str, StoredResult] = {}
    for result in results:
        first = result.series.tables[0] if result.series else result.table
        known = found.setdefault(first, result)
        if known.series and result.series and len(known.series.tables) < len(result.series.tables):
            found[first] = result
    return list(found.values())


async def _finished_game(api: Api, result: StoredResult, guest: str) -> FinishedGame:
    row = await api.store.table(result.table)
    assert row, "a table outlives its game"
    document = read(row)
    players = players_of(document)
    return FinishedGame(
        table=result.table,
        game=result.game,
        players=result.players,
        scores=result.series.scores if result.series else result.scores,
        winners=(result.series.winners or ()) if result.series else result.winners,
        your_seats=tuple(seat for seat, who in enumerate(result.seats) if who == guest),
        rated=result.rated,
        finished_at=result.created_at,
        setup=document.drafted_setup,
        names=tuple("" if player.bot else player.name for player in players),
        bots=tuple(player.bot for player in players),
        game_number=document.game_number,
        forked=len(document.fork.entries) if document.fork else None,
        series=finished_series(document, result),
    )


@partial(Endpoint, "GET", "/api/me/ratings", response=Ratings)
async def ratings(api: Api, request: Request) -> Response:
    """The guest's ratings."""
    guest = await api.guest(request)
    kinds = [(name, players) for name, spec in games.specs().items() for players in spec.players]
    found = [await api.store.rating(guest.id, game, players) for game, players in kinds]
    return json_response(
        Ratings(tuple(GuestRating(one.game, one.players, _displayed(one), one.games) for one in found if one))
    )


@partial(Endpoint, "GET", "/api/leaders/{game}/{players}", response=Leaders, guest=False)
async def leaders(api: Api, request: Request) -> Response:
    """The strongest players of a game with a given number of seats."""
    game, players = request.path_params["game"], request.path_params["players"]
    if game not in games.names() or players not in games.spec(game).players:
        raise HTTPException(404)
    guest = await api.known_guest(request)
    found = await api.store.leaders(game, players, MAX_LISTED)
    return json_response(Leaders(tuple([await _leader(api, rating, guest) for rating in found])))


async def _leader(api: Api, rating: StoredRating, guest: Guest | None) -> Leader:
    known = await api.store.guest(rating.guest)
    you = guest is not None and guest.id == rating.guest
    return Leader(known.name if known else "", _displayed(rating), rating.games, you)


def _displayed(rating: StoredRating) -> float:
    """A conservative rating: the player is almost certainly at least this strong."""
    return round(rating.mu - 3 * rating.sigma, 1)
