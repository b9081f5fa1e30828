"""Chat lines."""

import asyncio

import pytest

from regat.server.storage import ChatLine, Store, StoreError
from tests.server.storage.rows import add_table


async def test_words_are_numbered_and_the_last_ones_come_in_order(store: Store) -> None:
    await add_table(store, "t")
    await add_table(store, "u")
    added = [await store.add_chat_line("t", "g", text) for text in ("salut", "cześć", "привіт", "hello 🃏")]
    assert [(line.number, line.guest, line.text) for line in added] == [
        (1, "g", "salut"),
        (2, "g", "cześć"),
        (3, "g", "привіт"),
        (4, "g", "hello 🃏"),
    ]
    assert await store.chat_lines("t", 9) == added
    assert await store.chat_lines("t", 2) == added[2:]
    assert await store.chat_lines("u", 9) == []


async def test_concurrent_chat_lines_are_numbered_without_gaps(store: Store) -> None:
    await add_table(store)
    added = await asyncio.gather(*(store.add_chat_line("t", f"g{n}", str(n)) for n in range(40)))
    assert sorted(line.number for line in added) == list(range(1, 41))
    saved = await store.chat_lines("t", 99)
    assert saved == sorted(added, key=lambda item: item.number)
    assert all(isinstance(stored, ChatLine) for stored in saved)


async def test_a_table_that_does_not_exist_has_no_chat(store: Store) -> None:
    with pytest.raises(StoreError, match="'unknown'"):
        await store.add_chat_line("unknown", "g", "hello?")
