"""What is said at tables, in the database."""

from __future__ import annotations

from regat.server.storage.base import ChatLine, StoreError
from regat.server.storage.session import Session

# The table's own count gives the number, so that none comes twice even after words were deleted.
COUNT = "UPDATE tables SET spoken = spoken + 1 WHERE id = $1 RETURNING spoken"
SAY = """
    INSERT INTO said (at_table, number, guest, words, moment) VALUES ($1, $2, $3, $4, moment())
    RETURNING number, guest, words, moment
"""
LAST = """
    SELECT number, guest, words, moment FROM said WHERE at_table = $1 ORDER BY number DESC LIMIT $2
"""
OF_GUEST = """
    SELECT at_table, number, guest, words, moment FROM said WHERE guest = $1 ORDER BY at_table, number
"""
FORGET = "DELETE FROM said WHERE guest = $1 RETURNING at_table"


async def say(hand: Session, table: str, guest: str, text: str) -> ChatLine:
    counted = await hand.row(COUNT, table)
    if counted is None:
        raise StoreError(f"there is no table {table!r} to say anything at")
    row = await hand.row(SAY, table, counted[0], guest, text)
    assert row, "what was inserted comes back"
    hand.tell(table, 0)
    return ChatLine(*row)


async def last(hand: Session, table: str, most: int) -> list[ChatLine]:
    return [ChatLine(*row) for row in reversed(await hand.rows(LAST, table, most))]


async def all_of(hand: Session, guest: str) -> tuple[tuple[str, ChatLine], ...]:
    return tuple((table, ChatLine(*said)) for table, *said in await hand.rows(OF_GUEST, guest))


async def forget(hand: Session, guest: str) -> set[str]:
    """Delete what a guest has said; the tables where that was."""
    return {table for (table,) in await hand.rows(FORGET, guest)}
