"""Showing: a table as one guest may see it."""

from __future__ import annotations

import time
from typing import Literal

from regat import dominion
from regat.server.document import Document
from regat.server.messages import Asked, DominionView, KingdominoView, Say, Seated, State, TableInfo
from regat.server.playing import AnyMatch
from regat.server.store import Kept
from regat.server.table import Table
from regat.server.wire.asked import asked_dominion, asked_kingdomino
from regat.server.wire.log import news
from regat.server.wire.views import Result as Outcome
from regat.server.wire.views import dominion_view, kingdomino_view

View = DominionView | KingdominoView


def info(table: Table, guest: str) -> TableInfo:
    """What a guest may know of a table besides its game; tokens only for those who sit there."""
    document = table.document
    mine = document.seats_of(guest)
    return TableInfo(
        id=table.id,
        setup=document.setup,
        stage=document.stage,
        seats=tuple(_seated(table, seat, guest) for seat in range(len(document.chairs))),
        public=document.public,
        clock=document.clock,
        points=document.points,
        chat=document.chat,
        rated=document.rated,
        yours=document.owner == guest,
        invite=document.invite if mine or document.owner == guest else "",
        watch=document.watch if mine or document.owner == guest else "",
        seal=document.chance.commitment,
        draft=document.draft,
        drafter=drafter(document),
        game_number=document.number,
        totals=document.totals,
        changed=table.kept.changed,
    )


def listed_info(kept: Kept, document: Document, guest: str) -> TableInfo:
    """A table in a list, as far as its document tells."""
    return TableInfo(
        id=kept.id,
        setup=document.setup,
        stage=document.stage,
        seats=tuple(
            Seated(chair.kind, chair.name, chair.bot, you=bool(guest) and chair.guest == guest)
            for chair in document.chairs
        ),
        public=document.public,
        clock=document.clock,
        points=document.points,
        chat=document.chat,
        rated=document.rated,
        yours=bool(guest) and document.owner == guest,
        game_number=document.number,
        changed=kept.changed,
    )


def drafter(document: Document) -> int | None:
    """Whose turn it is to name a card."""
    if document.stage != "drafting":
        return None
    return len(document.draft) % len(document.chairs)


def _seated(table: Table, seat: int, guest: str) -> Seated:
    chair, match = table.document.chairs[seat], table.match
    asked = match.seat if match else -1
    return Seated(
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        you=bool(guest) and chair.guest == guest,
        here=table.here(seat),
        gone=chair.gone,
        played_by=match.holders[seat] if match else "",
        resigned=match is not None and seat in match.resigned,
        time_left=table.clocks.left(seat, asked, now()) if table.clocks else None,
    )


def now() -> int:
    return time.time_ns() // 1_000_000


def state(
    table: Table, guest: str, seats: tuple[int, ...], before: tuple[Say, ...]
) -> tuple[State, tuple[Say, ...]]:
    """The table for a reader whose log has these lines; and the lines that it has then."""
    match = table.match
    if match is None:
        return State(at=0, table=info(table, guest), view=None, moment=now()), ()
    seat = _viewpoint(table, seats)
    lines = table.told(seat)
    first = news(before, lines)
    view, asked = _seen(match, seat, points=table.document.points, decides=match.seat in seats)
    message = State(
        at=table.at,
        table=info(table, guest),
        view=view,
        told=lines[first:],
        told_from=first,
        asked=asked,
        undo=_undo(table, seats),
        wishes=(table.document.wish.seat,) if table.document.wish else (),
        moment=now(),
    )
    return message, lines


def _viewpoint(table: Table, seats: tuple[int, ...]) -> int | None:
    """From which of its seats a reader looks: the one that is asked, or the first."""
    assert table.match, "the table plays"
    if table.match.seat in seats:
        return table.match.seat
    return seats[0] if seats else None


def _seen(
    match: AnyMatch, seat: int | None, *, points: bool, decides: bool
) -> tuple[View, tuple[Asked, ...]]:
    """The table from a seat, and what that seat has to decide."""
    game, choice = match.game, match.choice if decides else None
    result = Outcome(match.scores(), match.winners()) if match.over else None
    if isinstance(game, dominion.Game):
        seen = game.view(seat)
        asked = (asked_dominion(choice, seen),) if choice else ()
        return dominion_view(seen, game.scores() if points else None, result), asked
    looked = game.view(seat)
    asked = (asked_kingdomino(choice, looked),) if choice else ()
    return kingdomino_view(looked, result), asked


def _undo(table: Table, seats: tuple[int, ...]) -> Literal["", "free", "ask"]:
    """Whether one of the reader's seats may take its last answer back."""
    needs = [table.undo_needs(seat) for seat in seats]
    possible = [need for need in needs if need is not None]
    if not possible:
        return ""
    return "free" if any(not need for need in possible) else "ask"
