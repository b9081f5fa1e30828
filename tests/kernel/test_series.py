"""Series of games, with Nim and with given results."""

from __future__ import annotations

import pytest

from regat.kernel.chance import HashRandom, Seeded
from regat.kernel.errors import BadSetup
from regat.kernel.match import Match
from regat.kernel.series import Result, Series, highest, totals
from tests.kernel.nim import Nim

Stones = tuple[int, ...]


def left_of_the_winner(players: int, winners: tuple[int, ...]) -> tuple[int, ...]:
    return ((winners[0] + 1) % players,) if len(winners) == 1 else tuple(range(players))


def new(stones: Stones, first: int, key: int) -> Nim:
    game = Nim(3, stones, key)
    game.turn = first
    return game


def series(length: int | None = None, seed: int = 1) -> Series[Stones, Nim]:
    return Series(new, (3, 4, 5), players=3, seed=seed, length=length, next_first=left_of_the_winner)


def finish(game: Nim, seed: int) -> Nim:
    draws = HashRandom(seed)
    while not game.over:
        game.apply(draws.pick(game.legal))
    return game


def test_in_the_first_game_every_seat_is_equally_likely_to_start() -> None:
    starts = [series(seed=seed).next().seat for seed in range(300)]
    assert series().may_start == (0, 1, 2)
    assert all(70 <= starts.count(seat) <= 130 for seat in range(3))


def test_the_rule_says_who_starts_after_a_game() -> None:
    games = series()
    games.count(Result((1, 9, 2), (1,)))
    assert games.may_start == (2,)
    assert games.next().seat == 2
    games.count(Result((4, 4, 4), (0, 1, 2)))
    assert len(games.may_start) == 3


def test_without_a_rule_any_seat_may_start_again() -> None:
    games = Series(new, (3, 4, 5), players=3, seed=1)
    games.count(Result((1, 9, 2), (1,)))
    assert games.may_start == (0, 1, 2)


def test_a_changed_set_up_stays_for_the_games_that_follow() -> None:
    games = series()
    assert games.next().piles == (3, 4, 5)
    assert games.next((2, 2, 2)).piles == (2, 2, 2)
    assert games.next().piles == (2, 2, 2)


def test_each_game_has_its_own_luck_and_the_seed_repeats_it() -> None:
    games, again = series(), series()
    first = finish(games.next(), 1)
    games.add(first)
    again.add(finish(again.next(), 1))
    assert games.next().fingerprint() == again.next().fingerprint()
    assert games.next().chance != series().next().chance
    assert games.next(key=5).fingerprint() == games.next(key=5).fingerprint()


def test_a_game_counts_when_it_is_over() -> None:
    games = series()
    with pytest.raises(BadSetup, match="over"):
        games.add(games.next())
    game = finish(games.next(), 1)
    assert games.add(game) == Result(game.scores(), game.winners())
    assert games.scores() == game.scores()


def test_a_match_counts_with_its_resignations() -> None:
    games = Series(
        lambda stones, first, key: Match(lambda _: new(stones, first, key), Seeded(0)),
        (3, 4, 5),
        players=3,
        seed=1,
    )
    match = games.next()
    match.resign(0)
    match.resign(1)
    games.add(match)
    assert games.results[-1].winners == (2,)


def test_in_a_dynasty_the_points_of_three_games_are_added() -> None:
    """K-VAR-DYNASTY-1, K-VAR-DYNASTY-2: seat 1 won only one game, but has more points."""
    games = Series(new, (3, 4, 5), players=2, seed=1, length=3)
    for scores, winners in (((40, 39), (0,)), ((35, 53), (1,)), ((50, 34), (0,))):
        assert not games.over
        games.count(Result(scores, winners))
    assert games.over
    assert games.scores() == (125, 126)
    assert games.winners() == (1,)
    with pytest.raises(BadSetup, match="over"):
        games.next()
    with pytest.raises(BadSetup, match="over"):
        games.count(Result((1, 1), (0, 1)))


def test_equal_totals_share_the_victory_unless_there_is_a_tie_break() -> None:
    """K-VAR-DYNASTY-3"""
    for tie_break, winners in ((None, (0, 2)), (lambda tied: tied[-1:], (2,))):
        games = Series(new, (3, 4, 5), players=3, seed=1, tie_break=tie_break)
        games.count(Result((7, 3, 7), (0, 2)))
        assert games.winners() == winners


@pytest.mark.parametrize("result", [Result((1, 2), (1,)), Result((1, 2, 3), (3,))])
def test_a_result_must_be_one_of_these_seats(result: Result) -> None:
    with pytest.raises(BadSetup, match="not a result"):
        series().count(result)


def test_a_series_needs_players_and_games() -> None:
    with pytest.raises(BadSetup, match="players and games"):
        series(length=0)


def test_whoever_is_out_does_not_win_with_the_highest_total() -> None:
    """K-VAR-DYNASTY-2 K-VAR-DYNASTY-3 K-VAR-DYNASTY-5"""
    points = totals([(10, 40, 9), (12, 30, 13)])
    assert points == (22, 70, 22)
    assert highest(points, (0, 1, 2)) == (1,)
    assert highest(points, (0, 2)) == (0, 2)
    assert highest(points, ()) == ()
