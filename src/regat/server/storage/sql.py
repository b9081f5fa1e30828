"""A store in SQL: the whole contract but for what SQLite and PostgreSQL do in ways of their own."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Sequence
from functools import partial

from regat.server.storage import chat, guests, results, tables
from regat.server.storage import log as entries
from regat.server.storage.base import (
    ChangeFilter,
    ChatLine,
    Guest,
    GuestExport,
    OnChange,
    Rating,
    Result,
    StoredEntry,
    TableRow,
    Unavailable,
    wants_all,
)
from regat.server.storage.listeners import Listeners
from regat.server.storage.schema import Step, known_steps, step_forward
from regat.server.storage.session import Session, T, Work

MAKE_SECRET = "INSERT INTO secrets (name, value) VALUES ('cookies', $1) ON CONFLICT DO NOTHING"
SECRET = "SELECT value FROM secrets WHERE name = 'cookies'"
ANSWER = "SELECT max(number) FROM versions"


class SqlStore(ABC):
    """Everything that statements can say; how they reach the database is for the heirs."""

    def __init__(self, steps: Sequence[Step] | None = None) -> None:
        self._steps = known_steps() if steps is None else steps
        self._ears = Listeners()

    @abstractmethod
    async def _read(self, work: Work[T]) -> T:
        """Do something that changes nothing."""

    @abstractmethod
    async def _write(self, work: Work[T]) -> T:
        """Do something in a transaction of its own, durable on return; tell of it."""

    async def _write_once(self, work: Work[T]) -> T:
        """Do something of which only the first statement writes."""
        return await self._write(work)

    async def _migrate(self) -> None:
        while await self._write(partial(step_forward, steps=self._steps)):
            pass

    async def is_ready(self) -> bool:
        try:
            await self._read(_answer)
        except Unavailable:
            return False
        return True

    async def cookie_key(self) -> bytes:
        return await self._write(_secret)

    def add_listener(self, heard: OnChange, wants: ChangeFilter = wants_all) -> None:
        self._ears.listen(heard, wants)

    # Guests -----------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest, phrase: bytes) -> Guest:
        return await self._write(partial(guests.add, guest=guest, phrase=phrase))

    async def guest(self, id: str) -> Guest | None:
        return await self._read(partial(guests.by_id, id=id))

    async def guest_by_recovery(self, phrase: bytes) -> Guest | None:
        return await self._read(partial(guests.by_phrase, phrase=phrase))

    async def rename_guest(self, id: str, name: str) -> None:
        await self._write(partial(guests.rename, id=id, name=name))

    async def delete_guest(self, id: str) -> None:
        await self._write(partial(guests.forget, id=id))

    async def export_guest(self, id: str) -> GuestExport | None:
        return await self._read(partial(guests.stored, id=id))

    # Tables -----------------------------------------------------------------------------------------

    async def add_table(self, table: TableRow) -> TableRow:
        return await self._write(partial(tables.add, table=table))

    async def table(self, id: str) -> TableRow | None:
        return await self._read(partial(tables.by_id, id=id))

    async def save_table(self, table: TableRow) -> TableRow:
        return await self._write(partial(tables.save, table=table))

    async def listed_tables(self, most: int) -> list[TableRow]:
        return await self._read(partial(tables.listed, most=most))

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        return await self._read(partial(tables.of_guest, guest=guest, most=most))

    async def running_tables(self) -> list[str]:
        return await self._read(tables.running)

    # The log ----------------------------------------------------------------------------------------

    def append(self, table: str, entry: StoredEntry, saved: TableRow | None = None) -> Awaitable[StoredEntry]:
        work = partial(entries.append, table=table, entry=entry, saved=saved)
        return self._write_once(work) if saved is None else self._write(work)

    async def log(self, table: str, since: int = 0) -> list[StoredEntry]:
        return await self._read(partial(entries.since, table=table, seq=since))

    # What is said -----------------------------------------------------------------------------------

    async def add_chat_line(self, table: str, guest: str, text: str) -> ChatLine:
        return await self._write(partial(chat.say, table=table, guest=guest, text=text))

    async def chat_lines(self, table: str, most: int) -> list[ChatLine]:
        return await self._read(partial(chat.last, table=table, most=most))

    # Results ----------------------------------------------------------------------------------------

    async def rating(self, guest: str, game: str, players: int) -> Rating | None:
        return await self._read(partial(results.rating, guest=guest, game=game, players=players))

    async def add_result(self, result: Result, ratings: Sequence[Rating]) -> bool:
        return await self._write(partial(results.finish, result=result, ratings=ratings))

    async def results_of(self, guest: str, most: int) -> list[Result]:
        return await self._read(partial(results.of_guest, guest=guest, most=most))

    async def result(self, table: str) -> Result | None:
        return await self._read(partial(results.by_table, table=table))

    async def leaders(self, game: str, players: int, most: int) -> list[Rating]:
        return await self._read(partial(results.leaders, game=game, players=players, most=most))


async def _answer(hand: Session) -> None:
    await hand.row(ANSWER)


async def _secret(hand: Session) -> bytes:
    await hand.rows(MAKE_SECRET, secrets.token_bytes(32))
    row = await hand.row(SECRET)
    assert row, "it has just been made"
    return bytes(row[0])
