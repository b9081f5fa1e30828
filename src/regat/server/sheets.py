"""Sheets: a table as its readers see it. What all of them get is made once, and encoded once.

Between two changes of a table its readers differ in little: the seat they look from, their own cards, what
is new in their log. A state is put together from pieces of JSON: those that all get, and the reader's own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from msgspec import structs

from regat import dominion, kingdomino
from regat.kingdomino.sheet import Known
from regat.server.absence import end_wish
from regat.server.clock import now
from regat.server.messages import State, View, encode
from regat.server.notes import Mark
from regat.server.playing import AnyGame, AnyMatch
from regat.server.showing import info
from regat.server.table import Table
from regat.server.wire.asked import asked_dominion, claim_text, phase_text, place_text
from regat.server.wire.decks import decks
from regat.server.wire.views import Result as Outcome
from regat.server.wire.views import dominion_view, kingdomino_view

NOTHING = b"[]"
NOBODY = b"null"

DOMINION = b',"view":{"game":"dominion","seat":'
KINGDOMINO = b',"view":{"game":"kingdomino","seat":'


@dataclass(slots=True)
class Look:
    """A table between two changes."""

    revision: int
    game: AnyGame
    standing: int  # what is known of the table besides its game is as it was then
    head: bytes
    views: dict[int | None, bytes]  # for each seat that somebody may look from
    asked: bytes  # of the seat that has to answer
    asks: int  # that seat; -1 if a bot answers, or nobody
    wishes: bytes
    infos: dict[str, bytes]  # of the table, for each guest
    kingdoms: Known  # of Kingdomino: most moves change none or one
    undo: dict[tuple[int, ...], bytes] = field(default_factory=dict)  # for each reader's seats


def state(table: Table, guest: str, seats: tuple[int, ...], mark: Mark | None) -> tuple[bytes, Mark | None]:
    """The table for a reader who has read its log up to a mark; and how far that is then."""
    match = table.match
    if match is None:
        return encode(State(at=0, table=info(table, guest), view=None, moment=now())), None
    look = table.look
    if look is None or look.revision != table.revision or look.game is not match.game:
        look = table.look = _looked(table, match, look)
    seat = match.seat if match.seat in seats else seats[0] if seats else None
    log = table.log
    first, lines = log.since(seat, mark)
    text = b"".join(
        (
            look.head,
            _known(look, table, guest),
            look.views[seat],
            b',"told":[',
            b",".join(lines),
            b'],"told_from":%d,"asked":' % first,
            look.asked if look.asks in seats else NOTHING,
            b',"undo":',
            _undo(look, table, seats),
            look.wishes,
            b',"moment":%d}' % now(),
        )
    )
    return text, log.mark(seat)


def _looked(table: Table, match: AnyMatch, before: Look | None) -> Look:
    game, asked = match.game, NOTHING
    kingdoms = before.kingdoms if before else {}
    if match.over:
        seats = (None, *range(match.players))
        views = {seat: b',"view":' + encode(_last(match, seat)) for seat in seats}
    elif isinstance(game, dominion.Game):
        views, asked = dominion_texts(game, points=table.document.points)
    else:
        views, asked = kingdomino_texts(game, kingdoms)
    return Look(
        table.revision,
        game,
        table.standing,
        b'{"type":"state","at":%d,"table":' % table.at,
        views,
        asked,
        -1 if match.over or table.bot_at(match.seat) else match.seat,
        _wishes(table),
        before.infos if before and before.standing == table.standing else {},
        kingdoms,
    )


def _last(match: AnyMatch, seat: int | None) -> View:
    """The table when the match is over."""
    game, result = match.game, Outcome(match.scores(), match.winners())
    if isinstance(game, dominion.Game):
        return structs.replace(dominion_view(game.view(seat), None, result), decks=decks(game))
    return kingdomino_view(game.view(seat), result)


def dominion_texts(game: dominion.Game, *, points: bool) -> tuple[dict[int | None, bytes], bytes]:
    sheet = game.on_paper(points=points)
    open_ = b",%s," % sheet.open
    end = b',"asked":%d,"over":false,"scores":null,"winners":null}' % game.seat
    views: dict[int | None, bytes] = {
        seat: b"%s%d%s%s%s" % (DOMINION, seat, open_, own, end) for seat, own in enumerate(sheet.own)
    }
    views[None] = b"".join((DOMINION, NOBODY, open_, sheet.nobody, end))
    if sheet.pending:
        return views, phase_text(sheet.pending)
    choice = game.choice
    assert choice, "the game goes on"
    return views, encode((asked_dominion(choice, game.view(choice.seat)),))


def kingdomino_texts(game: kingdomino.Game, kingdoms: Known) -> tuple[dict[int | None, bytes], bytes]:
    sheet = game.on_paper(kingdoms)
    views: dict[int | None, bytes] = {
        seat: b"%s%d,%s" % (KINGDOMINO, seat, sheet.open) for seat in range(game.players)
    }
    views[None] = b"".join((KINGDOMINO, NOBODY, b",", sheet.open))
    pending = sheet.pending
    return views, place_text(pending) if pending.domino else claim_text(pending)


def _wishes(table: Table) -> bytes:
    """Who would take an answer back, and whether somebody would end the game."""
    wish, ending = table.document.wish, end_wish(table)
    text = b',"wishes":[%d]' % wish.seat if wish else b""
    return text + b',"ending":' + encode(ending) if ending else text


def _known(look: Look, table: Table, guest: str) -> bytes:
    """What the guest may know of the table besides its game."""
    if table.clocks:
        return encode(info(table, guest))  # every moment another
    known = look.infos.get(guest)
    if known is None:
        known = look.infos[guest] = encode(info(table, guest))
    return known


def _undo(look: Look, table: Table, seats: tuple[int, ...]) -> bytes:
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
