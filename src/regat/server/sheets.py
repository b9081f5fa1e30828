"""Sheets: a table as its readers see it. What all of them get is made once, and encoded once.

Between two changes of a table its readers differ in little: the seat they look from, their own cards, what
is new in their log. The state of the table is encoded with gaps for that, and the gaps are filled for each.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar, cast
from weakref import WeakKeyDictionary

import msgspec
from msgspec import structs

from regat import dominion, kingdomino
from regat.server.absence import end_wish
from regat.server.clock import now
from regat.server.document import Document
from regat.server.messages import DominionView, Kingdom, KingdominoView, Say, State, View, encode
from regat.server.playing import AnyGame, AnyMatch
from regat.server.showing import info
from regat.server.table import Table
from regat.server.wire.asked import asked_dominion, asked_kingdomino
from regat.server.wire.decks import decks
from regat.server.wire.log import news
from regat.server.wire.views import Result as Outcome
from regat.server.wire.views import dominion_view, kingdom_view, kingdomino_view

T = TypeVar("T")
BLANK = b"\0"  # stands in no JSON
GAP: Any = msgspec.Raw(BLANK)
NOBODY = b"null"

Filling = tuple[bytes, ...]  # of the gaps in a view
Shared = dict[str, tuple[object, msgspec.Raw]]  # parts of a view by name, as they are and encoded


class Sheet:
    """A message with gaps."""

    def __init__(self, message: State) -> None:
        self._parts = encode(message).split(BLANK)

    def filled(self, *texts: bytes) -> bytes:
        whole = [b""] * (2 * len(texts) + 1)
        whole[::2] = self._parts
        whole[1::2] = texts
        return b"".join(whole)


@dataclass(slots=True)
class _Look:
    """A table between two changes."""

    revision: int
    game: AnyGame
    document: Document
    standing: tuple[object, ...]  # what is known of the table depends on this besides its document
    sheet: Sheet
    views: dict[int | None, Filling]  # for each seat that somebody may look from
    asked: bytes  # of the seat that has to answer
    asks: int  # that seat; -1 if a bot answers, or nobody
    shared: Shared  # most moves change few parts of a view
    infos: dict[str, bytes] = field(default_factory=dict)  # of the table, for each guest
    undo: dict[tuple[int, ...], bytes] = field(default_factory=dict)  # for each reader's seats


_looks: WeakKeyDictionary[Table, _Look] = WeakKeyDictionary()


def state(
    table: Table, guest: str, seats: tuple[int, ...], before: tuple[Say, ...]
) -> tuple[bytes, tuple[Say, ...]]:
    """The table for a reader whose log has these lines; and the lines that it has then."""
    match = table.match
    if match is None:
        return encode(State(at=0, table=info(table, guest), view=None, moment=now())), ()
    look = _looks.get(table)
    if look is None or look.revision != table.revision or look.game is not match.game:
        look = _looks[table] = _looked(table, match, look)
    seat = match.seat if match.seat in seats else seats[0] if seats else None
    lines = table.told(seat)
    first = news(before, lines)
    text = look.sheet.filled(
        _known(look, table, guest),
        *look.views[seat],
        encode(lines[first:]),
        b"%d" % first,
        look.asked if look.asks in seats else b"[]",
        _undo(look, table, seats),
        b"%d" % now(),
    )
    return text, lines


def _looked(table: Table, match: AnyMatch, before: _Look | None) -> _Look:
    shared = dict(before.shared) if before else {}
    game, asked, document = match.game, b"[]", table.document
    if match.over:
        view: Any = GAP
        views: dict[int | None, Filling] = {
            seat: (encode(_last(match, seat)),) for seat in (None, *range(match.players))
        }
    elif isinstance(game, dominion.Game):
        view, views, asked = _dominion(game, shared, points=document.points)
    else:
        view, views, asked = _kingdomino(game, shared)
    message = State(
        at=table.at,
        table=GAP,
        view=view,
        told=GAP,
        told_from=GAP,
        asked=GAP,
        undo=GAP,
        wishes=(document.wish.seat,) if document.wish else (),
        ending=end_wish(table),
        moment=GAP,
    )
    here = tuple([table.present(seat) for seat in range(match.players)])
    standing = here, match.holders, match.resigned, table.kept.changed
    asks = -1 if match.over or table.bot_at(match.seat) else match.seat
    look = _Look(table.revision, game, document, standing, Sheet(message), views, asked, asks, shared)
    if before and before.document is document and before.standing == standing:
        look.infos = before.infos
    return look


def _last(match: AnyMatch, seat: int | None) -> View:
    """The table when the match is over."""
    game, result = match.game, Outcome(match.scores(), match.winners())
    if isinstance(game, dominion.Game):
        return structs.replace(dominion_view(game.view(seat), None, result), decks=decks(game))
    return kingdomino_view(game.view(seat), result)


def _dominion(
    game: dominion.Game, shared: Shared, *, points: bool
) -> tuple[DominionView, dict[int | None, Filling], bytes]:
    sights = game.sights()
    seen = sights.open
    view = dominion_view(seen, game.scores() if points else None)
    view = structs.replace(
        view,
        seat=GAP,
        kingdom=_shared(shared, "kingdom", view.kingdom),
        supply=_shared(shared, "supply", view.supply),
        trash=_shared(shared, "trash", view.trash),
        seats=_shared(shared, "seats", view.seats),
        hand=GAP,
        looked_at=GAP,
        deck_size=GAP,
    )
    views: dict[int | None, Filling] = {None: (NOBODY, b"[]", b"[]", NOBODY)}
    for seat, own in enumerate(sights.own):
        looked_at = encode(own.looked_at) if own.looked_at else b"[]"
        views[seat] = b"%d" % seat, encode(own.hand), looked_at, b"%d" % own.deck_size
    return view, views, encode((asked_dominion(sights.choice, seen),)) if sights.choice else b"[]"


def _kingdomino(
    game: kingdomino.Game, shared: Shared
) -> tuple[KingdominoView, dict[int | None, Filling], bytes]:
    seen = game.view(game.seat)
    kingdoms = tuple(_kingdom(shared, seat, one) for seat, one in enumerate(seen.kingdoms))
    view = kingdomino_view(seen, kingdoms=kingdoms)
    view = structs.replace(view, seat=GAP, unseen=_shared(shared, "unseen", view.unseen))
    views: dict[int | None, Filling] = {seat: (b"%d" % seat,) for seat in range(game.players)}
    views[None] = (NOBODY,)
    return view, views, encode((asked_kingdomino(seen.choice, seen),)) if seen.choice else b"[]"


def _kingdom(shared: Shared, seat: int, one: kingdomino.KingdomView) -> Kingdom:
    known = shared.get(f"kingdom {seat}")
    if known is None or known[0] is not one:
        known = shared[f"kingdom {seat}"] = one, msgspec.Raw(encode(kingdom_view(one)))
    return cast(Kingdom, known[1])


def _shared(shared: Shared, name: str, value: T) -> T:
    """The value, encoded: anew only if it is not what it was."""
    known = shared.get(name)
    if known is None or known[0] != value:
        known = shared[name] = value, msgspec.Raw(encode(value))
    return cast(T, known[1])


def _known(look: _Look, table: Table, guest: str) -> bytes:
    """What the guest may know of the table besides its game."""
    if table.clocks:
        return encode(info(table, guest))  # every moment another
    known = look.infos.get(guest)
    if known is None:
        known = look.infos[guest] = encode(info(table, guest))
    return known


def _undo(look: _Look, table: Table, seats: tuple[int, ...]) -> bytes:
    known = look.undo.get(seats)
    if known is None:
        known = look.undo[seats] = encode(_may_undo(table, seats))
    return known


def _may_undo(table: Table, seats: tuple[int, ...]) -> Literal["", "free", "ask"]:
    """Whether one of the reader's seats may take its last answer back."""
    needs = [table.undo_needs(seat) for seat in seats if not table.bot_at(seat)]
    possible = [need for need in needs if need is not None]
    if not possible:
        return ""
    return "free" if any(not need for need in possible) else "ask"
