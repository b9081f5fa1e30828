"""The chat of a table: what is stored, as messages, and how far it has been passed on."""

from __future__ import annotations

from regat.server.protocol.messages import ChatLine
from regat.server.storage import ChatLine as StoredChatLine
from regat.server.storage import Store
from regat.server.tables.connections import Connections
from regat.server.tables.table_doc import TableDoc

RECENT = 30  # lines that a new connection receives


class Chat:
    """The chat of one table on this node."""

    def __init__(self, store: Store, table: str, connections: Connections) -> None:
        self._store = store
        self._table = table
        self._connections = connections
        self._last = 0  # the number of the last line that was passed on

    async def skip(self) -> None:
        """Pass on only what is written from now on."""
        self._last = max((line.number for line in await self._store.chat_lines(self._table, 1)), default=0)

    async def recent(self, document: TableDoc) -> list[ChatLine]:
        """The last lines."""
        return [_message(line, document) for line in await self._store.chat_lines(self._table, RECENT)]

    async def pass_on(self, document: TableDoc) -> None:
        """Send what was written since, on this node or another, to everybody connected here."""
        for line in await self.recent(document):
            if line.number > self._last:
                self._last = line.number
                self._connections.send(line)


def _message(line: StoredChatLine, document: TableDoc) -> ChatLine:
    seats = document.seats_of(line.guest)
    name = document.seats[seats[0]].name if seats else ""
    phrase = line.text.removeprefix("/") if line.text.startswith("/") else ""
    seat = seats[0] if seats else None
    return ChatLine(line.number, seat, name, phrase, "" if phrase else line.text, line.created_at)
