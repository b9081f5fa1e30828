"""What is said at tables."""

import asyncio

import pytest

from regat.server.storage import ChatLine, Store, StoreError
from tests.server.storage.rows import add_table


async def test_words_are_numbered_and_the_last_ones_come_in_order(store: Store) -> None:
    await add_table(store, "t")
    await add_table(store, "u")
    said = [await store.add_chat_line("t", "g", text) for text in ("salut", "cześć", "привіт", "hello 🃏")]
    assert [(one.number, one.guest, one.text) for one in said] == [
        (1, "g", "salut"),
        (2, "g", "cześć"),
        (3, "g", "привіт"),
        (4, "g", "hello 🃏"),
    ]
    assert await store.chat_lines("t", 9) == said
    assert await store.chat_lines("t", 2) == said[2:]
    assert await store.chat_lines("u", 9) == []


async def test_many_speak_at_once(store: Store) -> None:
    await add_table(store)
    said = await asyncio.gather(*(store.add_chat_line("t", f"g{n}", str(n)) for n in range(40)))
    assert sorted(one.number for one in said) == list(range(1, 41))
    kept = await store.chat_lines("t", 99)
    assert kept == sorted(said, key=lambda one: one.number)
    assert all(isinstance(one, ChatLine) for one in kept)


async def test_nobody_speaks_at_a_table_that_is_not_kept(store: Store) -> None:
    with pytest.raises(StoreError, match="'unknown'"):
        await store.add_chat_line("unknown", "g", "hello?")
