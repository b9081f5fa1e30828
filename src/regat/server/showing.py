"""Showing: a table as one guest may see it."""

from __future__ import annotations

from typing import Literal, NamedTuple
from weakref import WeakKeyDictionary

from msgspec import structs

from regat import dominion, kingdomino
from regat.server.absence import end_wish
from regat.server.clock import now
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


class _Infos(NamedTuple):
    """What guests were told of a table, and what that depends on besides its document."""

    document: Document
    standing: tuple[object, ...]
    told: dict[str, TableInfo]


class _Look(NamedTuple):
    """A table of Kingdomino, where all see the same."""

    game: kingdomino.Game
    view: kingdomino.View  # of the seat that is asked
    shown: KingdominoView


# Most moves leave what is known of a table as it is, and all of its readers ask for it after each of them.
_infos: WeakKeyDictionary[Table, _Infos] = WeakKeyDictionary()
_looks: WeakKeyDictionary[Table, _Look] = WeakKeyDictionary()


def info(table: Table, guest: str) -> TableInfo:
    """What a guest may know of a table besides its game; tokens only for those who sit there."""
    if table.clocks:
        return _info(table, guest)  # every moment another
    document, match = table.document, table.match
    standing = (
        table.kept.changed,
        tuple(table.present(seat) for seat in range(len(document.chairs))),
        (match.holders, match.resigned) if match else None,
    )
    found = _infos.get(table)
    if found is None or found.document is not document or found.standing != standing:
        found = _infos[table] = _Infos(document, standing, {})
    told = found.told.get(guest)
    if told is None:
        told = found.told[guest] = _info(table, guest)
    return told


def _info(table: Table, guest: str) -> TableInfo:
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
        rematch=document.rematch if mine else "",
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
        here=table.present(seat),
        gone=chair.gone,
        played_by=match.holders[seat] if match else "",
        resigned=match is not None and seat in match.resigned,
        time_left=table.clocks.left(seat, asked, now()) if table.clocks else None,
    )


def state(
    table: Table, guest: str, seats: tuple[int, ...], before: tuple[Say, ...]
) -> tuple[State, tuple[Say, ...]]:
    """The table for a reader whose log has these lines; and the lines that it has then."""
    match = table.match
    if match is None:
        return State(at=0, table=info(table, guest), view=None, moment=now()), ()
    seat = _viewpoint(table, seats)
    lines = table.told(seat if isinstance(match.game, dominion.Game) else None)
    first = news(before, lines)
    view, asked = _seen(table, match, seat, decides=_decides(table, seats))
    message = State(
        at=table.at,
        table=info(table, guest),
        view=view,
        told=lines[first:],
        told_from=first,
        asked=asked,
        undo=_undo(table, seats),
        wishes=(table.document.wish.seat,) if table.document.wish else (),
        ending=end_wish(table),
        moment=now(),
    )
    return message, lines


def _decides(table: Table, seats: tuple[int, ...]) -> bool:
    """Whether one of these seats has to answer, and no bot does it for them."""
    assert table.match, "the table plays"
    asked = table.match.seat
    return asked in seats and not table.bot_at(asked)


def _viewpoint(table: Table, seats: tuple[int, ...]) -> int | None:
    """From which of its seats a reader looks: the one that is asked, or the first."""
    assert table.match, "the table plays"
    if table.match.seat in seats:
        return table.match.seat
    return seats[0] if seats else None


def _seen(
    table: Table, match: AnyMatch, seat: int | None, *, decides: bool
) -> tuple[View, tuple[Asked, ...]]:
    """The table from a seat, and what that seat has to decide."""
    game, choice = match.game, match.choice if decides else None
    result = Outcome(match.scores(), match.winners()) if match.over else None
    if isinstance(game, dominion.Game):
        seen = game.view(seat)
        asked = (asked_dominion(choice, seen),) if choice else ()
        return dominion_view(seen, game.scores() if table.document.points else None, result), asked
    if result:
        return kingdomino_view(game.view(seat), result), ()
    look = _looks.get(table)
    if look is None or look.game is not game:
        view = game.view(game.seat)
        look = _looks[table] = _Look(game, view, kingdomino_view(view))
    asked = (asked_kingdomino(choice, look.view),) if choice else ()
    return structs.replace(look.shown, seat=seat), asked


def _undo(table: Table, seats: tuple[int, ...]) -> Literal["", "free", "ask"]:
    """Whether one of the reader's seats may take its last answer back."""
    needs = [table.undo_needs(seat) for seat in seats if not table.bot_at(seat)]
    possible = [need for need in needs if need is not None]
    if not possible:
        return ""
    return "free" if any(not need for need in possible) else "ask"
