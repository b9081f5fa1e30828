"""A series at a table: several games in a row between the same seats, whose points are added up."""

from __future__ import annotations

from msgspec import structs

from regat.games import AnyMatch
from regat.kernel.series import highest, totals
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import SeriesGame, SeriesInfo, Setup
from regat.server.storage import SeriesResult, Store, StoredResult
from regat.server.tables.table import Table
from regat.server.tables.table_doc import NOBODY, SeatAssignment, SeriesState, TableDoc, read


def new_series(setup: Setup) -> SeriesState | None:
    """The series that a table begins; None for single games."""
    return SeriesState() if game_wire(setup.game).series(setup) else None


def series_after(table: Table) -> SeriesState | None:
    """The series, with the table's own game once that is over.

    It ends with its last game, or with a match that ends before its game does: by resignations, which leave
    one seat, or by agreement.
    """
    series, match = table.document.series, table.match
    if series is None or match is None or not match.over or len(series.games) == table.document.game_number:
        return series
    games = (*series.games, SeriesGame(table.id, match.scores()))
    if not match.game.over:
        return SeriesState(games, match.winners())
    if len(games) < _length(table.document.setup):
        return SeriesState(games)
    still_playing = [seat for seat in range(match.players) if seat not in match.resigned]
    return SeriesState(games, highest(_totals(games, match.players), still_playing))


def is_between_games(series: SeriesState | None, document: TableDoc) -> bool:
    """Whether the game at a table is over, but not its series."""
    return series is not None and series.winners is None and len(series.games) == document.game_number


def series_info(document: TableDoc, series: SeriesState | None) -> SeriesInfo | None:
    """The series as everybody may know it."""
    form = game_wire(document.setup.game).series(document.setup)
    if series is None or form is None:
        return None
    points = _totals(series.games, document.setup.players)
    return SeriesInfo(form.name, form.length, series.games, points, series.winners)


def series_result(table: Table) -> SeriesResult | None:
    """The series after the table's game, for the store."""
    series = series_after(table)
    if series is None:
        return None
    points = _totals(series.games, table.document.setup.players)
    return SeriesResult(tuple(game.table for game in series.games), points, series.winners)


def finished_series(document: TableDoc, result: StoredResult) -> SeriesInfo | None:
    """The series up to a stored game of it."""
    if document.series is None or result.series is None:
        return None
    own = SeriesGame(result.table, result.scores)
    games = (*document.series.games[: document.game_number - 1], own)
    return series_info(document, SeriesState(games, result.series.winners))


async def whole_series(store: Store, table: Table) -> SeriesInfo | None:
    """The series of a table with the games that were played after the table's own."""
    document, series = table.document, series_after(table)
    while document.series and document.rematch and (row := await store.table(document.rematch)):
        following = read(row)
        if not following.continues_series:  # the players have begun another series
            break
        document, series = following, following.series
    return series_info(document, series)


def is_rated(table: Table) -> bool:
    """Whether the people at a table have played by themselves so far, in all games of its series."""
    assert table.match is not None, "a game has begun"
    return table.document.rated and not any(
        entry.kind in ("takeover", "end") for entry in table.match.entries
    )


# The next game --------------------------------------------------------------------------------------------


def next_in_series(table: Table, series: SeriesState, following: TableDoc) -> TableDoc:
    """The document of a new table for the next game of the series.

    For everybody it is the same table: links to join and to watch stay valid. Whoever has resigned or has
    left for good does not come back; for whoever was absent, the bot plays on.
    """
    document, match = table.document, table.match
    assert match is not None, "its game is over"
    carried = _opening(document, match, following.owner)
    seats = tuple(
        SeatAssignment("guest", assigned.guest, assigned.name) if seat in carried else new
        for seat, (assigned, new) in enumerate(zip(document.seats, following.seats, strict=True))
    )
    lines = sorted(carried.values(), key=lambda line: line.startswith("! resign"))
    return structs.replace(
        following,
        seats=seats,
        series=series,
        opening=tuple(lines),
        invite_token=document.invite_token,
        watch_token=document.watch_token,
        rated=is_rated(table),
    )


def _opening(document: TableDoc, match: AnyMatch, owner: str) -> dict[int, str]:
    """For seats whose players need not agree to the next game: the entry that it begins with."""
    lines: dict[int, str] = {}
    resigned = [
        seat for seat in document.people if seat in match.resigned or document.seats[seat].guest == NOBODY
    ]
    for seat in document.people:
        if match.substitutes[seat] and seat not in resigned and document.seats[seat].guest != owner:
            lines[seat] = f"! takeover {seat} {match.substitutes[seat]}"
    for seat in resigned[: match.players - 1]:  # the last one cannot resign
        lines[seat] = f"! resign {seat}"
    return lines


def without_player(document: TableDoc, seat: int) -> TableDoc:
    """The next game of a series, before it begins, after the player of a seat has left for good."""
    gone = document.with_seat(seat, SeatAssignment("guest", NOBODY))
    resigned = [line for line in document.opening if line.startswith("! resign")]
    line = f"! resign {seat}"
    if line in resigned or len(resigned) == len(document.seats) - 1:
        return gone
    return structs.replace(gone, opening=(*document.opening, line))


def agreed(document: TableDoc, guest: str, entropy: str, moment: int) -> TableDoc:
    """The document after a player has taken the seats reserved for that player.

    The next game of a series begins when nobody is missing.
    """
    if document.stage != "gathering":
        return document
    for seat, assigned in enumerate(document.seats):
        if assigned.kind == "invited" and assigned.guest == guest:
            document = document.with_seat(seat, structs.replace(assigned, kind="guest", entropy=entropy))
    return begun(document, moment) if document.continues_series and document.full else document


def begun(document: TableDoc, moment: int) -> TableDoc:
    """The document when its game begins, or the draft before it."""
    if document.draft_options:
        return structs.replace(document, stage="drafting")
    return structs.replace(document, stage="playing", started_at=moment)


def without_waiting(document: TableDoc) -> TableDoc:
    """The next game of a series although some players have not agreed: they are absent for now."""
    seats = tuple(
        structs.replace(assigned, kind="guest") if assigned.kind == "invited" else assigned
        for assigned in document.seats
    )
    return structs.replace(document, seats=seats)


def _length(setup: Setup) -> int:
    form = game_wire(setup.game).series(setup)
    assert form is not None, "a table with a series has a set-up that asks for one"
    return form.length


def _totals(games: tuple[SeriesGame, ...], players: int) -> tuple[int, ...]:
    return totals(game.scores for game in games) or (0,) * players
