"""Results and ratings in the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from regat.server.storage.base import Conflict, Rating, Result
from regat.server.storage.session import Row, Session

COLUMNS = "at_table, game, players, scores, winners, seats, rated, record, moment"

ADD = f"""
    INSERT INTO results ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, moment())
    ON CONFLICT DO NOTHING RETURNING at_table
"""
PLAYED = "INSERT INTO played (at_table, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING"
KNOWN = "SELECT id FROM guests WHERE id = $1"
# Nothing is rated for a guest that has been forgotten meanwhile. A rating that another game has changed since
# it was read stays: the number of games is its version.
RATE = """
    INSERT INTO ratings (guest, game, players, mu, sigma, games)
    SELECT id, $2, $3, $4, $5, $6 FROM guests WHERE id = $1
    ON CONFLICT (guest, game, players)
    DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
    WHERE ratings.games = excluded.games - 1
    RETURNING guest
"""
BY_TABLE = f"SELECT {COLUMNS} FROM results WHERE at_table = $1"
ALL_OF_GUEST = f"""
    SELECT {COLUMNS} FROM results WHERE at_table IN (SELECT at_table FROM played WHERE guest = $1)
    ORDER BY moment DESC, at_table
"""
OF_GUEST = f"{ALL_OF_GUEST} LIMIT $2"
RATING = """
    SELECT guest, game, players, mu, sigma, games FROM ratings
    WHERE guest = $1 AND game = $2 AND players = $3
"""
RATINGS_OF_GUEST = """
    SELECT guest, game, players, mu, sigma, games FROM ratings WHERE guest = $1 ORDER BY game, players
"""
LEADERS = """
    SELECT guest, game, players, mu, sigma, games FROM ratings WHERE game = $1 AND players = $2
    ORDER BY mu - 3 * sigma DESC, guest LIMIT $3
"""
# An update that changes nothing locks the rows: two guests of one game may be forgotten at once.
SEATS_OF_GUEST = """
    UPDATE results SET seats = seats
    WHERE at_table IN (SELECT at_table FROM played WHERE guest = $1) RETURNING at_table, seats
"""
EMPTY_SEATS = "UPDATE results SET seats = $2 WHERE at_table = $1"
FORGET_PLAYED = "DELETE FROM played WHERE guest = $1"


async def finish(hand: Session, result: Result, ratings: Sequence[Rating]) -> bool:
    seats = [await _known(hand, guest) for guest in result.seats]
    if await hand.row(ADD, *_columns(result, seats)) is None:
        return False
    for guest in sorted(set(seats) - {""}):
        await hand.rows(PLAYED, result.table, guest)
    for one in sorted(ratings, key=lambda rating: rating.guest):  # the same order everywhere: no deadlock
        await _rate(hand, one)
    hand.tell(result.table, 0)
    return True


async def _rate(hand: Session, rating: Rating) -> None:
    values = (rating.guest, rating.game, rating.players, rating.mu, rating.sigma, rating.games)
    if await hand.row(RATE, *values) is None and await hand.row(KNOWN, rating.guest):
        raise Conflict(f"another game has changed the rating of {rating.guest!r}")


async def by_table(hand: Session, table: str) -> Result | None:
    row = await hand.row(BY_TABLE, table)
    return None if row is None else _result(row)


async def of_guest(hand: Session, guest: str, most: int) -> list[Result]:
    return [_result(row) for row in await hand.rows(OF_GUEST, guest, most)]


async def all_of(hand: Session, guest: str) -> tuple[Result, ...]:
    return tuple(_result(row) for row in await hand.rows(ALL_OF_GUEST, guest))


async def rating(hand: Session, guest: str, game: str, players: int) -> Rating | None:
    row = await hand.row(RATING, guest, game, players)
    return None if row is None else Rating(*row)


async def ratings_of(hand: Session, guest: str) -> tuple[Rating, ...]:
    return tuple(Rating(*row) for row in await hand.rows(RATINGS_OF_GUEST, guest))


async def leaders(hand: Session, game: str, players: int, most: int) -> list[Rating]:
    return [Rating(*row) for row in await hand.rows(LEADERS, game, players, most)]


async def forget(hand: Session, guest: str) -> None:
    """Leave an empty seat where a guest has played."""
    for table, seats in await hand.rows(SEATS_OF_GUEST, guest):
        emptied = ["" if one == guest else one for one in json.loads(seats)]
        await hand.rows(EMPTY_SEATS, table, json.dumps(emptied))
    await hand.rows(FORGET_PLAYED, guest)


async def _known(hand: Session, guest: str) -> str:
    """The guest's id, or an empty seat if it has been forgotten while it played."""
    return guest if guest and await hand.row(KNOWN, guest) else ""


def _columns(result: Result, seats: list[str]) -> tuple[str, str, int, str, str, str, bool, str]:
    return (
        result.table,
        result.game,
        result.players,
        json.dumps(result.scores),
        json.dumps(result.winners),
        json.dumps(seats),
        result.rated,
        result.record,
    )


def _result(row: Row) -> Result:
    table, game, players, scores, winners, seats, rated, record, moment = row
    return Result(
        table, game, players, _tuple(scores), _tuple(winners), _tuple(seats), bool(rated), record, moment
    )


def _tuple(text: str) -> tuple[Any, ...]:
    return tuple(json.loads(text))
