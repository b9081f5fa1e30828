"""Results and ratings in the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from regat.server.storage.base import Conflict, SeriesResult, StoredRating, StoredResult
from regat.server.storage.session import Row, Session

COLUMNS = "table_id, game, players, scores, winners, seats, rated, record, series, created_at"

ADD = f"""
    INSERT INTO results ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now_ms())
    ON CONFLICT DO NOTHING RETURNING table_id
"""
ADD_PLAYER = "INSERT INTO result_players (table_id, guest_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
GUEST_EXISTS = "SELECT id FROM guests WHERE id = $1"
# Inserts nothing for a deleted guest. The number of games serves as the version of a rating: one that another
# game has changed since it was read is not overwritten.
RATE = """
    INSERT INTO ratings (guest_id, game, players, mu, sigma, games)
    SELECT id, $2, $3, $4, $5, $6 FROM guests WHERE id = $1
    ON CONFLICT (guest_id, game, players)
    DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
    WHERE ratings.games = excluded.games - 1
    RETURNING guest_id
"""
BY_TABLE = f"SELECT {COLUMNS} FROM results WHERE table_id = $1"
ALL_OF_GUEST = f"""
    SELECT {COLUMNS} FROM results WHERE table_id IN (SELECT table_id FROM result_players WHERE guest_id = $1)
    ORDER BY created_at DESC, table_id
"""
OF_GUEST = f"{ALL_OF_GUEST} LIMIT $2"
RATING = """
    SELECT guest_id, game, players, mu, sigma, games FROM ratings
    WHERE guest_id = $1 AND game = $2 AND players = $3
"""
RATINGS_OF_GUEST = """
    SELECT guest_id, game, players, mu, sigma, games FROM ratings WHERE guest_id = $1 ORDER BY game, players
"""
LEADERS = """
    SELECT guest_id, game, players, mu, sigma, games FROM ratings WHERE game = $1 AND players = $2
    ORDER BY mu - 3 * sigma DESC, guest_id LIMIT $3
"""
# The update without effect locks the rows: two guests of one game may be deleted concurrently.
LOCK_SEATS_OF_GUEST = """
    UPDATE results SET seats = seats
    WHERE table_id IN (SELECT table_id FROM result_players WHERE guest_id = $1) RETURNING table_id, seats
"""
SET_SEATS = "UPDATE results SET seats = $2 WHERE table_id = $1"
REMOVE_PLAYER = "DELETE FROM result_players WHERE guest_id = $1"


async def add(session: Session, result: StoredResult, ratings: Sequence[StoredRating]) -> bool:
    """Add a result and the ratings after it; False if the table already has a result.

    Each rating counts one game more than the rating it was computed from. Conflict, and nothing is added,
    if another game of the same guest was rated in between: read the ratings again.
    """
    seats = [await _existing(session, guest) for guest in result.seats]
    if await session.row(ADD, *_columns(result, seats)) is None:
        return False
    for guest in sorted(set(seats) - {""}):
        await session.rows(ADD_PLAYER, result.table, guest)
    for rating in sorted(ratings, key=lambda rating: rating.guest):  # a fixed order prevents deadlocks
        await _rate(session, rating)
    session.notify(result.table, 0)
    return True


async def _rate(session: Session, rating: StoredRating) -> None:
    values = (rating.guest, rating.game, rating.players, rating.mu, rating.sigma, rating.games)
    if await session.row(RATE, *values) is None and await session.row(GUEST_EXISTS, rating.guest):
        raise Conflict(f"another game has changed the rating of {rating.guest!r}")


async def by_table(session: Session, table: str) -> StoredResult | None:
    row = await session.row(BY_TABLE, table)
    return None if row is None else _result(row)


async def of_guest(session: Session, guest: str, limit: int) -> list[StoredResult]:
    """Return a guest's finished games, newest first."""
    return [_result(row) for row in await session.rows(OF_GUEST, guest, limit)]


async def all_of(session: Session, guest: str) -> tuple[StoredResult, ...]:
    return tuple(_result(row) for row in await session.rows(ALL_OF_GUEST, guest))


async def rating(session: Session, guest: str, game: str, players: int) -> StoredRating | None:
    row = await session.row(RATING, guest, game, players)
    return None if row is None else StoredRating(*row)


async def ratings_of(session: Session, guest: str) -> tuple[StoredRating, ...]:
    return tuple(StoredRating(*row) for row in await session.rows(RATINGS_OF_GUEST, guest))


async def leaders(session: Session, game: str, players: int, limit: int) -> list[StoredRating]:
    """Return the highest ratings (mu − 3 sigma), highest first."""
    return [StoredRating(*row) for row in await session.rows(LEADERS, game, players, limit)]


async def remove_guest(session: Session, guest: str) -> None:
    """Replace a guest by an empty seat in all results."""
    for table, seats in await session.rows(LOCK_SEATS_OF_GUEST, guest):
        emptied = ["" if other == guest else other for other in json.loads(seats)]
        await session.rows(SET_SEATS, table, json.dumps(emptied))
    await session.rows(REMOVE_PLAYER, guest)


async def _existing(session: Session, guest: str) -> str:
    """Return the guest's id, or an empty seat if the account was deleted during the game."""
    return guest if guest and await session.row(GUEST_EXISTS, guest) else ""


def _columns(
    result: StoredResult, seats: list[str]
) -> tuple[str, str, int, str, str, str, bool, str, str | None]:
    return (
        result.table,
        result.game,
        result.players,
        json.dumps(result.scores),
        json.dumps(result.winners),
        json.dumps(seats),
        result.rated,
        result.record,
        json.dumps(asdict(result.series)) if result.series else None,
    )


def _result(row: Row) -> StoredResult:
    table, game, players, scores, winners, seats, rated, record, series, created_at = row
    return StoredResult(
        table,
        game,
        players,
        _tuple(scores),
        _tuple(winners),
        _tuple(seats),
        bool(rated),
        record,
        created_at,
        _series(series),
    )


def _series(text: str | None) -> SeriesResult | None:
    if text is None:
        return None
    stored = json.loads(text)
    winners = None if stored["winners"] is None else tuple(stored["winners"])
    return SeriesResult(tuple(stored["tables"]), tuple(stored["scores"]), winners)


def _tuple(text: str) -> tuple[Any, ...]:
    return tuple(json.loads(text))
