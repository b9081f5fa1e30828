"""Guests: added, found, renamed, deleted."""

from dataclasses import replace

import pytest

from regat.server.storage import Conflict, Guest, Store, StoredRating, StoreError, TableRow
from tests.server.storage.rows import ChangeRecorder, add_guest, add_table, entry, result


async def test_a_guest_is_found_by_id_and_by_phrase(store: Store) -> None:
    before = await store.now()
    saved = await store.add_guest(Guest("g", "Ștefan Żółć Їжак 🂡"), b"\x00\xff hash")
    assert saved == Guest("g", "Ștefan Żółć Їжак 🂡", saved.created_at)
    assert before <= saved.created_at <= await store.now()
    assert await store.guest("g") == saved
    assert await store.guest_by_recovery(b"\x00\xff hash") == saved


async def test_an_unknown_guest_is_none(store: Store) -> None:
    assert await store.guest("nobody") is None
    assert await store.guest_by_recovery(b"nothing") is None
    assert await store.export_guest("nobody") is None


async def test_an_id_or_a_phrase_is_taken_once(store: Store) -> None:
    await store.add_guest(Guest("g", "Ana"), b"one")
    with pytest.raises(Conflict):
        await store.add_guest(Guest("g", "Another"), b"two")
    with pytest.raises(Conflict):
        await store.add_guest(Guest("h", "Another"), b"one")
    assert (await store.guest("g")).name == "Ana"  # type: ignore[union-attr]  # it is there
    assert await store.guest("h") is None


async def test_a_new_phrase_replaces_the_old_one(store: Store) -> None:
    ana = await store.add_guest(Guest("g", "Ana"), b"old")
    await store.replace_recovery("g", b"new")
    assert await store.guest_by_recovery(b"old") is None
    assert await store.guest_by_recovery(b"new") == ana


async def test_a_phrase_that_is_taken_replaces_nothing(store: Store) -> None:
    ana = await store.add_guest(Guest("g", "Ana"), b"one")
    maria = await store.add_guest(Guest("h", "Maria"), b"two")
    with pytest.raises(Conflict):
        await store.replace_recovery("g", b"two")
    with pytest.raises(Conflict):
        await store.replace_recovery("nobody", b"three")
    assert await store.guest_by_recovery(b"one") == ana
    assert await store.guest_by_recovery(b"two") == maria


async def test_a_guest_takes_another_name(store: Store) -> None:
    await add_guest(store, "g")
    await store.rename_guest("g", "Олена")
    await store.rename_guest("nobody", "Nothing happens")
    assert (await store.guest("g")).name == "Олена"  # type: ignore[union-attr]  # it is there


async def test_the_tables_of_a_guest_hear_of_its_new_name(store: Store) -> None:
    await add_guest(store, "g")
    await add_table(store, "mine", "g")
    recorder = ChangeRecorder(store)
    await store.rename_guest("g", "Maria")
    await recorder.wait_for("mine", 0)


async def test_a_null_character_is_refused(store: Store) -> None:
    await add_guest(store, "g")
    with pytest.raises(StoreError, match="null character"):
        await store.rename_guest("g", "A\0B")


async def test_everything_about_a_guest_can_be_seen(store: Store) -> None:
    guest = await add_guest(store, "g")
    await add_table(store, "t1", "g", "h")
    await add_table(store, "t2", "h")
    line = await store.add_chat_line("t2", "g", "bună")
    rating = StoredRating("g", "dominion", 2, 27.5, 7.25, 1)
    assert await store.add_result(result("t1", "g", "h"), [rating])
    stored = await store.export_guest("g")
    assert stored is not None
    assert (stored.guest, stored.tables, stored.ratings) == (guest, ("t1",), (rating,))
    assert [item.table for item in stored.results] == ["t1"]
    assert stored.chat == (("t2", line),)


async def test_a_guest_is_forgotten_everywhere(store: Store) -> None:
    for id in ("g", "h"):
        await add_guest(store, id)
    await add_table(store, "t", "g", "h")
    await store.append("t", entry(1, "c1", "g"))
    await store.append("t", entry(2, "c1", "h"))
    await store.add_chat_line("t", "g", "mine")
    theirs = await store.add_chat_line("t", "h", "theirs")
    ratings = [StoredRating(id, "dominion", 2, 25.0, 8.0, 1) for id in ("g", "h")]
    await store.add_result(result("t", "g", "h"), ratings)

    recorder = ChangeRecorder(store)
    await store.delete_guest("g")

    assert await store.guest("g") is None
    assert await store.guest_by_recovery(b"phrase of g") is None
    assert await store.export_guest("g") is None
    assert await store.rating("g", "dominion", 2) is None
    assert [leader.guest for leader in await store.leaders("dominion", 2, 9)] == ["h"]
    assert await store.chat_lines("t", 9) == [theirs]
    assert await store.tables_of("g", 9) == []
    assert await store.results_of("g", 9) == []
    assert (await store.result("t")).seats == ("", "h")  # type: ignore[union-attr]  # it is there
    assert (await store.table("t")).guests == ("h",)  # type: ignore[union-attr]  # it is there
    assert [(item.guest, item.request_id) for item in await store.log("t")] == [("", ""), ("h", "c1")]
    await recorder.wait_for("t", 0)


async def test_the_log_of_a_table_does_not_name_a_deleted_guest(store: Store) -> None:
    table = await add_table(store, "t", "g", "h")
    await store.append("t", entry(1, "c1", "g"))
    await store.append("t", entry(2, "c1", "h"))
    await store.save_table(replace(table, guests=("h",)))  # as whoever deletes all data does first
    await store.delete_guest("g")
    assert [(item.guest, item.request_id) for item in await store.log("t")] == [("", ""), ("h", "c1")]


async def test_two_guests_with_the_same_client_ids_can_be_forgotten(store: Store) -> None:
    for seq, id in enumerate(("g", "h"), 1):
        await add_guest(store, id)
        if seq == 1:
            await add_table(store, "t", "g", "h")
        await store.append("t", entry(seq, "c1", id))
    await store.add_result(result("t", "g", "h"), [])
    for id in ("g", "h"):
        await store.delete_guest(id)
    assert (await store.result("t")).seats == ("", "")  # type: ignore[union-attr]  # it is there


async def test_a_document_loaded_before_somebody_was_forgotten_is_stale(store: Store) -> None:
    await add_guest(store, "g")
    loaded = await add_table(store, "t", "g")
    await store.delete_guest("g")
    with pytest.raises(Conflict):
        await store.save_table(loaded)


async def test_the_number_of_deleted_words_is_not_given_again(store: Store) -> None:
    await add_guest(store, "g")
    await add_table(store, "t", "g")
    await store.add_chat_line("t", "g", "one")
    await store.delete_guest("g")
    assert (await store.add_chat_line("t", "h", "two")).number == 2


async def test_a_forgotten_name_can_come_back_as_a_new_guest(store: Store) -> None:
    await add_guest(store, "g")
    await store.delete_guest("g")
    assert (await add_guest(store, "g")).id == "g"
    assert await store.add_table(TableRow("t", b"{}", ("g",)))
