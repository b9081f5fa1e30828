"""Results and ratings."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from regat.server.storage import Conflict, SeriesResult, Store, StoredRating, StoredResult
from regat.server.tables.rating import compute_ratings
from tests.server.storage.rows import add_guest, next_moment, opened, result


async def test_a_result_comes_back_as_it_was(store: Store) -> None:
    await add_guest(store, "g")
    given = StoredResult(
        "t", "kingdomino", 3, (50, -1, 50), (0, 2), ("g", "", ""), rated=False, record="Їжак\n" * 999
    )
    before = await store.now()
    assert await store.add_result(given, [])
    saved = await store.result("t")
    assert saved == replace(given, created_at=saved.created_at if saved else -1)
    assert before <= saved.created_at <= await store.now()  # type: ignore[union-attr]  # it is there
    assert await store.results_of("g", 9) == [saved]
    assert await store.result("unknown") is None


@pytest.mark.parametrize("winners", [None, (), (1,), (0, 1)])
async def test_a_result_says_how_its_series_stands(store: Store, winners: tuple[int, ...] | None) -> None:
    await add_guest(store, "g")
    given = replace(result("t2", "g", ""), series=SeriesResult(("t1", "t2"), (73, 80), winners))
    assert await store.add_result(given, [])
    saved = await store.result("t2")
    assert saved
    assert saved.series == given.series
    export = await store.export_guest("g")
    assert export
    assert export.results == (saved,)


async def test_a_series_is_rated_by_its_total_and_not_by_its_last_game(store: Store) -> None:
    """K-VAR-DYNASTY-2: the last game was won by one player, the series by the other."""
    for id in ("g", "h"):
        await add_guest(store, id)
    last = replace(result("t3", "g", "h"), scores=(20, 60), winners=(1,))
    ended = replace(last, series=SeriesResult(("t1", "t2", "t3"), (130, 120), (0,)))
    single, of_series = await compute_ratings(store, last), await compute_ratings(store, ended)
    assert single[0].mu < single[1].mu
    assert of_series[0].mu > of_series[1].mu
    assert await store.add_result(ended, of_series)
    assert [leader.guest for leader in await store.leaders("dominion", 2, 9)] == ["g", "h"]


async def test_players_who_share_a_series_tie(store: Store) -> None:
    """K-VAR-DYNASTY-3"""
    for id in ("g", "h"):
        await add_guest(store, id)
    ended = replace(result("t3", "g", "h"), series=SeriesResult(("t1", "t2", "t3"), (99, 99), (0, 1)))
    first, other = await compute_ratings(store, ended)
    assert (first.mu, first.games, other.games) == (other.mu, 1, 1)


async def test_a_table_is_finished_once(store: Store) -> None:
    await add_guest(store, "g")
    first, second = (StoredRating("g", "dominion", 2, mu, 8.0, 1) for mu in (26.0, 99.0))
    assert await store.add_result(result("t", "g"), [first])
    assert not await store.add_result(replace(result("t", "g"), scores=(1, 1)), [second])
    assert await store.rating("g", "dominion", 2) == first
    assert (await store.result("t")).scores == (33, -4)  # type: ignore[union-attr]  # it is there


async def test_of_many_concurrent_results_one_is_stored(store: Store) -> None:
    await add_guest(store, "g")
    finishing = (
        store.add_result(
            replace(result("t", "g"), scores=(n,)), [StoredRating("g", "dominion", 2, float(n), 8.0, 1)]
        )
        for n in range(20)
    )
    assert sorted(await asyncio.gather(*finishing)) == [False] * 19 + [True]
    saved, rating = await store.result("t"), await store.rating("g", "dominion", 2)
    assert saved
    assert rating
    assert saved.scores == (int(rating.mu),)


async def test_ratings_are_replaced_and_apart_by_game_and_players(store: Store) -> None:
    await add_guest(store, "g")
    given = [
        StoredRating("g", "dominion", 2, 20.5, 8.0, 1),
        StoredRating("g", "dominion", 3, 21.0, 7.0, 1),
        StoredRating("g", "kingdomino", 2, 22.0, 6.0, 1),
    ]
    assert await store.add_result(result("t1", "g"), given)
    better = StoredRating("g", "dominion", 2, 24.125, 7.5, 2)
    assert await store.add_result(result("t2", "g"), [better])
    assert await store.rating("g", "dominion", 2) == better
    assert await store.rating("g", "dominion", 3) == given[1]
    assert await store.rating("g", "kingdomino", 2) == given[2]
    assert await store.rating("g", "kingdomino", 4) is None
    assert await store.rating("unknown", "dominion", 2) is None


async def test_the_history_is_newest_first(store: Store) -> None:
    for id in ("g", "h"):
        await add_guest(store, id)
    for table, seats in (("c", ("g", "h")), ("a", ("h", "g")), ("d", ("h", "")), ("b", ("g", "g"))):
        await store.add_result(result(table, *seats), [])
        await next_moment(store)
    assert [item.table for item in await store.results_of("g", 9)] == ["b", "a", "c"]
    assert [item.table for item in await store.results_of("g", 2)] == ["b", "a"]


async def test_leaders_are_those_who_are_surely_strong(store: Store) -> None:
    """Mu − 3 sigma decides, not mu."""
    strength = {"wild": (40.0, 10.0), "sure": (30.0, 2.0), "new": (25.0, 8.0), "fine": (28.0, 3.0)}
    for id in strength:
        await add_guest(store, id)
    ratings = [StoredRating(id, "dominion", 2, mu, sigma, 5) for id, (mu, sigma) in strength.items()]
    elsewhere = StoredRating("new", "dominion", 4, 90.0, 1.0, 5)
    await store.add_result(result("t", *strength), [*ratings, elsewhere])
    assert [leader.guest for leader in await store.leaders("dominion", 2, 9)] == [
        "sure",
        "fine",
        "wild",
        "new",
    ]
    assert [leader.guest for leader in await store.leaders("dominion", 2, 2)] == ["sure", "fine"]
    assert await store.leaders("kingdomino", 2, 9) == []


async def test_a_guest_deleted_while_playing_gets_no_rating_and_an_empty_seat(store: Store) -> None:
    for id in ("g", "h"):
        await add_guest(store, id)
    await store.delete_guest("g")
    ratings = [StoredRating(id, "dominion", 2, 25.0, 8.0, 1) for id in ("g", "h")]
    assert await store.add_result(result("t", "g", "h"), ratings)
    assert (await store.result("t")).seats == ("", "h")  # type: ignore[union-attr]  # it is there
    assert await store.rating("g", "dominion", 2) is None
    assert await store.rating("h", "dominion", 2) == ratings[1]


async def test_a_rating_that_another_game_has_changed_is_not_overwritten(store: Store) -> None:
    for id in ("g", "h"):
        await add_guest(store, id)
    first, stale = (StoredRating("g", "dominion", 2, mu, 8.0, 1) for mu in (26.0, 99.0))
    other = StoredRating("h", "dominion", 2, 25.0, 8.0, 1)
    assert await store.add_result(result("t1", "g"), [first])
    with pytest.raises(Conflict):
        await store.add_result(result("t2", "g", "h"), [other, stale])
    assert await store.result("t2") is None, "all or nothing"
    assert await store.rating("h", "dominion", 2) is None
    assert await store.rating("g", "dominion", 2) == first
    assert await store.results_of("h", 9) == []
    assert await store.add_result(result("t2", "g", "h"), [other, replace(stale, games=2)])
    assert await store.rating("g", "dominion", 2) == replace(stale, games=2)


async def test_concurrent_results_of_the_same_guests_all_count(store_url: str) -> None:
    """Thirty games of three guests, in turn from two nodes where that is possible."""
    guests = ("g", "h", "i")
    async with opened(store_url) as first, AsyncExitStack() as stack:
        other = await stack.enter_async_context(opened(store_url)) if "://" in store_url else first
        for id in guests:
            await add_guest(first, id)

        async def end(store: Store, number: int) -> None:
            seats = guests[number % 3], guests[(number + 1) % 3]
            ended = result(f"t{number}", *seats)
            for _ in range(100):
                known = [await store.rating(guest, "dominion", 2) for guest in seats]
                before = [
                    old or StoredRating(guest, "dominion", 2, 0.0, 1.0)
                    for old, guest in zip(known, seats, strict=True)
                ]
                after = [replace(old, mu=old.mu + 1, games=old.games + 1) for old in before]
                try:
                    assert await store.add_result(ended, after)
                    return
                except Conflict:
                    continue
            raise AssertionError("it never comes to an end")

        await asyncio.gather(*(end((first, other)[number % 2], number) for number in range(30)))
        for guest in guests:
            rating = await first.rating(guest, "dominion", 2)
            assert rating
            assert (rating.games, rating.mu) == (20, 20.0)
            assert len(await first.results_of(guest, 99)) == 20
