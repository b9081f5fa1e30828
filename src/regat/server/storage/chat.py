"""Chat lines in the database."""

from __future__ import annotations

from regat.server.storage.base import ChatLine, StoreError
from regat.server.storage.session import Session

# The table's counter assigns the number, so that a number is never reused, even after lines were deleted.
COUNT = "UPDATE tables SET chat_count = chat_count + 1 WHERE id = $1 RETURNING chat_count"
ADD = """
    INSERT INTO chat (table_id, number, guest_id, text, created_at) VALUES ($1, $2, $3, $4, now_ms())
    RETURNING number, guest_id, text, created_at
"""
LATEST = """
    SELECT number, guest_id, text, created_at FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2
"""
OF_GUEST = """
    SELECT table_id, number, guest_id, text, created_at FROM chat WHERE guest_id = $1
    ORDER BY table_id, number
"""
DELETE_OF_GUEST = "DELETE FROM chat WHERE guest_id = $1 RETURNING table_id"


async def add(session: Session, table: str, guest: str, text: str) -> ChatLine:
    count = await session.row(COUNT, table)
    if count is None:
        raise StoreError(f"there is no table {table!r} to chat at")
    row = await session.row(ADD, table, count[0], guest, text)
    assert row, "INSERT … RETURNING returns the row"
    session.notify(table, 0)
    return ChatLine(*row)


async def latest(session: Session, table: str, limit: int) -> list[ChatLine]:
    """Return the latest lines, oldest first."""
    return [ChatLine(*row) for row in reversed(await session.rows(LATEST, table, limit))]


async def of_guest(session: Session, guest: str) -> tuple[tuple[str, ChatLine], ...]:
    return tuple((table, ChatLine(*line)) for table, *line in await session.rows(OF_GUEST, guest))


async def delete_of_guest(session: Session, guest: str) -> set[str]:
    """Delete a guest's lines and return the tables that had any."""
    return {table for (table,) in await session.rows(DELETE_OF_GUEST, guest)}
