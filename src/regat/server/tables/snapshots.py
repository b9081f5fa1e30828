"""What the readers of a table receive between two changes. What several of them receive is encoded once."""

from __future__ import annotations

from typing import Literal

from regat.games import AnyMatch
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import PROTOCOL_VERSION, PrivateView, State, TableInfo, View, encode
from regat.server.protocol.parts import Ending, Prompt, encode_once
from regat.server.tables.absence import end_request
from regat.server.tables.table import Table
from regat.server.tables.table_info import table_info
from regat.server.tables.table_log import LogCursor
from regat.server.tables.undo import needed_consent

Undo = Literal["", "free", "ask"]


class TableSnapshot:
    """A table between two changes."""

    def __init__(self, table: Table, match: AnyMatch, before: TableSnapshot | None) -> None:
        self.revision = table.revision
        self.meta_revision = table.meta_revision
        self.game = match.game
        self.seq = match.at
        self.seat = match.seat  # that has to answer; -1 if none has
        self.log = table.log
        self.wire = game_wire(match.game.name)
        self.undo = [_undo(table, seat) for seat in range(match.players)]
        wish = table.document.undo_request
        self.undo_requests = (wish.seat,) if wish else ()
        self.end_request = end_request(table)
        self.view: View = encode_once(self._view(table, match))
        self.prompts: tuple[Prompt, ...] = ()  # for the person who has to answer
        if self.seat >= 0 and not table.bot_at(self.seat):
            self.prompts = (self.wire.prompt(match.game),)
        self.private: tuple[PrivateView | None, ...] = self.wire.private_views(match.game)
        self._infos: dict[str, TableInfo] = {}  # for each guest
        if before is not None and before.meta_revision == self.meta_revision:
            self._infos = before._infos

    def _view(self, table: Table, match: AnyMatch) -> View:
        result = Ending(match.scores(), match.winners()) if match.over else None
        points = match.game.scores() if table.document.show_points else None
        return self.wire.public_view(match.game, points, result)

    def info(self, table: Table, guest: str) -> TableInfo:
        """The table without its game, as a guest may know it."""
        if table.clocks:  # with the time left, which is never the same
            return table_info(table, guest)
        if guest not in self._infos:
            self._infos[guest] = encode_once(table_info(table, guest))
        return self._infos[guest]

    def may_undo(self, seats: tuple[int, ...]) -> Undo:
        """Whether one of several seats may take back its last answer."""
        if len(seats) == 1:
            return self.undo[seats[0]]
        possible = {self.undo[seat] for seat in seats}
        return "free" if "free" in possible else "ask" if "ask" in possible else ""


def snapshot_of(table: Table) -> TableSnapshot | None:
    """The table as it is now; None before a game begins."""
    match, known = table.match, table.snapshot
    if match is None:
        return None
    if known is None or known.revision != table.revision or known.game is not match.game:
        known = table.snapshot = TableSnapshot(table, match, known)
    return known


def encode_state(
    table: Table, guest: str, seats: tuple[int, ...], cursor: LogCursor, server_time: int, *, first: bool
) -> bytes:
    """The state of a table for a reader who has read its log up to a cursor, which is advanced.

    The `first` state of a connection says which protocol the server speaks.
    """
    protocol = PROTOCOL_VERSION if first else 0
    now = snapshot_of(table)
    if now is None:
        info = table_info(table, guest)
        return encode(State(0, info, None, None, server_time=server_time, protocol=protocol))
    seat = now.seat if now.seat in seats else seats[0] if seats else None
    log_from, lines = now.log.since(seat, cursor)
    now.log.advance(cursor, seat)
    return encode(
        State(
            seq=now.seq,
            table=now.info(table, guest),
            view=now.view,
            seat=seat,
            private=None if seat is None else now.private[seat],
            log=tuple(lines),
            log_from=log_from,
            prompts=now.prompts if now.seat in seats else (),
            undo=now.may_undo(seats),
            undo_requests=now.undo_requests,
            end_request=now.end_request,
            server_time=server_time,
            protocol=protocol,
        )
    )


def _undo(table: Table, seat: int) -> Undo:
    needed = None if table.bot_at(seat) else needed_consent(table, seat)
    return "" if needed is None else "ask" if needed else "free"
