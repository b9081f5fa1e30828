# cython: boundscheck=True, wraparound=True
"""Sheets: a table as its readers see it. What all of them get is made once, and encoded once.

Between two changes of a table its readers differ in little: the seat they look from, their own cards, what
is new in their log. A state is put together from pieces of JSON: those that all get, and the reader's own.
"""

from __future__ import annotations

from typing import Literal

from msgspec import structs

from regat import dominion, kingdomino
from regat.kingdomino.sheet import Known
from regat.server.protocol import phasing
from regat.server.protocol.final_decks import decks
from regat.server.protocol.messages import State, View, encode
from regat.server.protocol.prompts import asked_dominion, claim_text, place_text
from regat.server.protocol.views import Result as Outcome
from regat.server.protocol.views import dominion_view, kingdomino_view
from regat.server.tables import table_log
from regat.server.tables.absence import end_wish
from regat.server.tables.games import AnyMatch
from regat.server.tables.table import Table
from regat.server.tables.table_info import info

NOTHING = b"[]"
DOMINION = b',"view":{"game":"dominion","seat":%s,'
KINGDOMINO = b',"view":{"game":"kingdomino","seat":%s,'
SEATS = {None: b"null"} | {seat: b"%d" % seat for seat in range(6)}
STARTS = {start: {seat: start % text for seat, text in SEATS.items()} for start in (DOMINION, KINGDOMINO)}
UNDO = {"": b',"undo":""', "free": b',"undo":"free"', "ask": b',"undo":"ask"'}

Undo = Literal["", "free", "ask"]
Pieces = tuple[bytes, ...]
Views = dict[int | None, Pieces]  # for each seat that somebody may look from


class TableSnapshot:
    """A table between two changes."""

    def __init__(self, table: Table, match: AnyMatch, before: TableSnapshot | None) -> None:
        seat = match.seat
        self.revision = table.revision
        self.standing = table.standing  # what is known of the table besides its game is as it was then
        self.game = match.game
        self.seat = seat  # that has to answer; -1 if nobody has
        self.asks = -1 if seat < 0 or table.bot_at(seat) else seat  # -1 also if a bot answers
        self.log = table.log
        self.kingdoms: Known = {}  # of Kingdomino: most moves change no more than one
        if before is not None and before.log is self.log:  # nothing has been undone
            self.kingdoms = before.kingdoms
        self.asked = NOTHING  # of the seat that has to answer
        self.head = b'{"type":"state","at":%d,"table":' % match.at
        if match.over:
            self.views: Views = {
                reader: (b',"view":', encode(_last(match, reader)))
                for reader in (None, *range(match.players))
            }
        elif isinstance(match.game, dominion.Game):
            self.views, self.asked = dominion_texts(match.game, points=table.document.points)
        else:
            self.views, self.asked = kingdomino_texts(match.game, self.kingdoms)
        self.undo = _undo(table)  # for each seat
        self.wishes = _wishes(table)
        self.infos: dict[str, bytes] = {}  # of the table, for each guest
        if before is not None and before.standing == self.standing:
            self.infos = before.infos
        self.tails: dict[tuple[int, ...], bytes] = {}  # for each reader's seats
        self.told: dict[int, bytes] = {}  # for all who had read as far, if all read the same


def looked(table: Table) -> TableSnapshot | None:
    """The table as it is now; None before a game begins."""
    match, look = table.match, table.look
    if match is None:
        return None
    if look is None or look.revision != table.revision or look.game is not match.game:
        look = table.look = TableSnapshot(table, match, look)
    return look


def pieces(
    table: Table,
    look: TableSnapshot | None,
    guest: str,
    seats: tuple[int, ...],
    mark: table_log.LogCursor,
    moment: int,
) -> list[bytes]:
    """The state of a table for a reader who has read its log up to a mark, which is moved."""
    if look is None:
        return [encode(State(at=0, table=info(table, guest), view=None, moment=moment))]
    seat = look.seat if look.seat in seats else seats[0] if seats else None
    told = look.told.get(mark.read) if mark.log is look.log and mark.reader == seat else None
    parts = [look.head, _known(look, table, guest)]
    parts += look.views[seat]
    parts.append(told or _told(look, seat, mark))
    parts.append(look.tails.get(seats) or _tail(look, seats))
    parts.append(b"%d}" % moment)
    look.log.move(mark, seat)
    return parts


def _last(match: AnyMatch, seat: int | None) -> View:
    """The table when the match is over."""
    game, result = match.game, Outcome(match.scores(), match.winners())
    if isinstance(game, dominion.Game):
        return structs.replace(dominion_view(game.view(seat), None, result), decks=decks(game))
    return kingdomino_view(game.view(seat), result)


def dominion_texts(game: dominion.Game, *, points: bool) -> tuple[Views, bytes]:
    """A game that goes on, for each reader; and what the seat is asked that has to answer."""
    sheet, starts = game.on_paper(points=points), STARTS[DOMINION]
    end = b',"asked":%d,"over":false,"scores":null,"winners":null}' % game.seat
    views: Views = {seat: (starts[seat], sheet.open, own, end) for seat, own in enumerate(sheet.own)}
    views[None] = (starts[None], sheet.open, sheet.nobody, end)
    if sheet.pending:
        return views, phasing.phase_text(sheet.pending)
    choice = game.choice
    assert choice, "the game goes on"
    return views, encode((asked_dominion(choice, game.view(choice.seat)),))


def kingdomino_texts(game: kingdomino.Game, kingdoms: Known) -> tuple[Views, bytes]:
    """The same for Kingdomino; `kingdoms` are kept from one time to the next."""
    sheet, starts = game.on_paper(kingdoms), STARTS[KINGDOMINO]
    views: Views = {seat: (starts[seat], sheet.open) for seat in (None, *range(game.players))}
    pending = sheet.pending
    return views, place_text(pending) if pending.domino else claim_text(pending)


def _wishes(table: Table) -> bytes:
    """Who would take an answer back, and whether somebody would end the game."""
    wish, ending = table.document.wish, end_wish(table)
    text = b',"wishes":[%d]' % wish.seat if wish else b""
    return text + b',"ending":' + encode(ending) if ending else text


def _known(look: TableSnapshot, table: Table, guest: str) -> bytes:
    """What the guest may know of the table besides its game."""
    if table.clocks:
        return encode(info(table, guest))  # every moment another
    known = look.infos.get(guest)
    if known is None:
        known = look.infos[guest] = encode(info(table, guest))
    return known


def _told(look: TableSnapshot, seat: int | None, mark: table_log.LogCursor) -> bytes:
    """What is new to a reader."""
    first, lines, alike = look.log.since(seat, mark)
    text = b',"told":[%s],"told_from":%d,"asked":' % (b",".join(lines), first)
    if alike:
        look.told[mark.read] = text
    return text


def _tail(look: TableSnapshot, seats: tuple[int, ...]) -> bytes:
    """What the reader is asked, and what follows."""
    asked = look.asked if look.asks in seats else NOTHING
    tail = look.tails[seats] = b"".join((asked, UNDO[_may_undo(look, seats)], look.wishes, b',"moment":'))
    return tail


def _undo(table: Table) -> tuple[Undo, ...]:
    """Whether each seat may take its last answer back."""
    needs = table.undos()
    return tuple(["" if need is None else "ask" if need else "free" for need in needs])


def _may_undo(look: TableSnapshot, seats: tuple[int, ...]) -> Undo:
    """Whether one of several seats may."""
    possible = {look.undo[seat] for seat in seats}
    return "free" if "free" in possible else "ask" if "ask" in possible else ""
