"""Showing: a table as one guest may see it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal
from weakref import WeakKeyDictionary

from msgspec import structs

from regat import dominion, kingdomino
from regat.server.absence import end_wish
from regat.server.clock import now
from regat.server.document import Document
from regat.server.messages import (
    Asked,
    DominionView,
    Kingdom,
    KingdominoView,
    Say,
    Seated,
    State,
    TableInfo,
    View,
    encoded,
)
from regat.server.playing import AnyGame, AnyMatch
from regat.server.store import Kept
from regat.server.table import Table
from regat.server.wire.asked import asked_dominion, asked_kingdomino
from regat.server.wire.decks import decks
from regat.server.wire.log import news
from regat.server.wire.views import Result as Outcome
from regat.server.wire.views import dominion_view, kingdom_view, kingdomino_view


@dataclass(slots=True)
class _Look:
    """A table between two changes: what several readers get is made once, and encoded once."""

    revision: int
    game: AnyGame
    document: Document
    standing: tuple[object, ...]  # what is known of the table depends on this besides its document
    infos: dict[str, TableInfo] = field(default_factory=dict)  # for each guest
    open: View | None = None  # as a watcher sees it
    own: tuple[dominion.Own, ...] = ()  # what each seat sees besides, in Dominion
    asked: tuple[Asked, ...] = ()
    kingdoms: tuple[tuple[kingdomino.KingdomView, Kingdom], ...] = ()


_looks: WeakKeyDictionary[Table, _Look] = WeakKeyDictionary()


def _look(table: Table, match: AnyMatch) -> _Look:
    before = _looks.get(table)
    if before and before.revision == table.revision and before.game is match.game:
        return before
    here = tuple([table.present(seat) for seat in range(match.players)])
    standing = here, match.holders, match.resigned, table.kept.changed
    look = _looks[table] = _Look(table.revision, match.game, table.document, standing)
    if before:  # most moves change neither what is known of the table nor most of its kingdoms
        look.kingdoms = before.kingdoms
        if before.document is look.document and before.standing == standing:
            look.infos = before.infos
    return look


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
        rematch=document.rematch if mine else "",
        forked=len(document.fork.entries) if document.fork else None,
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
        forked=len(document.fork.entries) if document.fork else None,
        asked=drafter(document),
        changed=kept.changed,
    )


def own_info(table: Table, guest: str) -> TableInfo:
    """A table in the list of who sits there: with the seat that everybody waits for."""
    asked = table.match.seat if table.match and table.settled and not table.over else drafter(table.document)
    return structs.replace(info(table, guest), asked=asked)


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
    """The table for a reader whose log has these lines; and the lines that it has then. To be sent only."""
    match = table.match
    if match is None:
        return State(at=0, table=info(table, guest), view=None, moment=now()), ()
    look = _look(table, match)
    seat = _viewpoint(table, seats)
    lines = table.told(seat)
    first = news(before, lines)
    message = State(
        at=table.at,
        table=_known(look, table, guest),
        view=_seen(look, table, match, seat),
        told=lines[first:],
        told_from=first,
        asked=look.asked if _decides(table, seats) else (),
        undo=_undo(table, seats),
        wishes=(table.document.wish.seat,) if table.document.wish else (),
        ending=end_wish(table),
        moment=now(),
    )
    return message, lines


def _known(look: _Look, table: Table, guest: str) -> TableInfo:
    if table.clocks:
        return info(table, guest)  # every moment another
    known = look.infos.get(guest)
    if known is None:
        known = look.infos[guest] = encoded(info(table, guest))
    return known


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


def _seen(look: _Look, table: Table, match: AnyMatch, seat: int | None) -> View:
    """The table from a seat."""
    game = match.game
    if match.over:
        result = Outcome(match.scores(), match.winners())
        if isinstance(game, dominion.Game):
            return structs.replace(dominion_view(game.view(seat), None, result), decks=decks(game))
        return kingdomino_view(game.view(seat), result)
    if look.open is None:
        look.open = _open(look, table, game)
    if seat is None:
        return look.open
    if isinstance(look.open, KingdominoView):
        return structs.replace(look.open, seat=seat)
    own = look.own[seat]
    return structs.replace(
        look.open, seat=seat, hand=own.hand, looked_at=own.looked_at, deck_size=own.deck_size
    )


def _open(look: _Look, table: Table, game: AnyGame) -> View:
    if isinstance(game, dominion.Game):
        return _dominion(look, table, game)
    return _kingdomino(look, game)


def _dominion(look: _Look, table: Table, game: dominion.Game) -> DominionView:
    sights = game.sights()
    look.own = sights.own
    look.asked = (encoded(asked_dominion(sights.choice, sights.open)),) if sights.choice else ()
    view = dominion_view(sights.open, game.scores() if table.document.points else None)
    return structs.replace(
        view,
        kingdom=encoded(view.kingdom),
        supply=encoded(view.supply),
        trash=encoded(view.trash),
        seats=encoded(view.seats),
    )


def _kingdomino(look: _Look, game: kingdomino.Game) -> KingdominoView:
    view = game.view(game.seat)
    look.asked = (encoded(asked_kingdomino(view.choice, view)),) if view.choice else ()
    known = {id(one): shown for one, shown in look.kingdoms}
    look.kingdoms = tuple((one, known.get(id(one)) or encoded(kingdom_view(one))) for one in view.kingdoms)
    shown = kingdomino_view(view, kingdoms=tuple(kingdom for _, kingdom in look.kingdoms))
    return structs.replace(shown, seat=None, unseen=encoded(shown.unseen))


def _undo(table: Table, seats: tuple[int, ...]) -> Literal["", "free", "ask"]:
    """Whether one of the reader's seats may take its last answer back."""
    needs = [table.undo_needs(seat) for seat in seats if not table.bot_at(seat)]
    possible = [need for need in needs if need is not None]
    if not possible:
        return ""
    return "free" if any(not need for need in possible) else "ask"
