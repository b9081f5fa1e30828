"""Set-up: the box, the kingdom, who starts, and what is never shared between two games."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from regat import dominion
from regat.dominion import DominionSetup, Draft, Position, SeatCards, Series
from regat.dominion.rules import cards
from regat.dominion.spec import SPEC
from regat.kernel.chance import Seeded
from regat.kernel.errors import BadSetup, RegatError
from regat.kernel.series import Result
from tests.dominion.helpers import assert_uniform, chi_square_limit

FIRST_GAME = (
    "cellar",
    "market",
    "merchant",
    "militia",
    "mine",
    "moat",
    "remodel",
    "smithy",
    "village",
    "workshop",
)


def box(edition: int) -> Counter[str]:
    """How many copies of each card the box holds, from the largest game that it serves: four players."""
    copies: Counter[str] = Counter()
    keys = dominion.available(edition)
    for kingdom in (keys[:10], keys[-10:], keys[10:20]):
        game = dominion.new(players=4, edition=edition, kingdom=kingdom, seed=1)
        copies |= Counter(game.view(None).supply)
    copies["copper"] += 4 * 7
    copies["estate"] += 4 * 3
    return copies


@pytest.mark.parametrize(
    ("edition", "kingdom", "randomisers", "others"), [(1, 252, 25 + 7, 1 + 7), (2, 262, 26, 4)]
)
def test_the_box_has_500_cards(edition: int, kingdom: int, randomisers: int, others: int) -> None:
    """D-COMP-01 D-COMP-02"""
    copies = box(edition)
    treasures = {"copper": 60, "silver": 40, "gold": 30}
    victories = {"estate": 24, "duchy": 12, "province": 12}
    assert {key: copies.pop(key) for key in treasures} == treasures
    assert {key: copies.pop(key) for key in victories} == victories
    assert copies.pop("curse") == 30
    assert copies.total() == kingdom
    assert len(copies) == (25 if edition == 1 else 26)
    assert 130 + 48 + 30 + kingdom + randomisers + others == 500


# The kingdom ------------------------------------------------------------------------------------------


def random_kingdom(seed: int, edition: int = 2, *, mixed: bool = False) -> tuple[str, ...]:
    return dominion.new(edition=edition, kingdom="random", seed=seed, mixed=mixed).view(None).kingdom


@pytest.mark.parametrize(("edition", "mixed", "kinds"), [(1, False, 25), (2, False, 26), (2, True, 32)])
def test_every_random_kingdom_is_equally_likely(edition: int, mixed: bool, kinds: int) -> None:
    """D-KING-03"""
    games = 6000
    kingdoms = [random_kingdom(seed, edition, mixed=mixed) for seed in range(games)]
    assert all(len(set(kingdom)) == 10 for kingdom in kingdoms)
    singles = Counter(key for kingdom in kingdoms for key in kingdom)
    share = 10 / kinds
    mean, spread = games * share, games * share * (1 - share)
    assert set(singles) == set(dominion.available(edition, mixed=mixed))
    # Ten of `kinds` without replacement: the counts sum up to a constant, hence the factor.
    statistic = sum((count - mean) ** 2 for count in singles.values()) / (spread * kinds / (kinds - 1))
    assert statistic < chi_square_limit(kinds - 1)
    pairs = Counter(pair for kingdom in kingdoms for pair in combinations(kingdom, 2))
    share = 10 * 9 / (kinds * (kinds - 1))
    mean, spread = games * share, games * share * (1 - share)
    assert len(pairs) == kinds * (kinds - 1) / 2
    assert max(abs(count - mean) for count in pairs.values()) < 5 * spread**0.5


def test_the_same_seed_gives_the_same_kingdom() -> None:
    """D-KING-03"""
    assert [random_kingdom(seed) for seed in range(50)] == [random_kingdom(seed) for seed in range(50)]
    assert len({random_kingdom(seed) for seed in range(50)}) == 50


def test_players_name_the_kingdom_in_turns() -> None:
    """D-KING-04"""
    draft = Draft(3, edition=2, first=1)
    askers = []
    while not draft.over:
        askers.append(draft.seat)
        draft.name(draft.options[-1])
    assert askers == [1, 2, 0, 1, 2, 0, 1, 2, 0, 1]
    assert draft.named == dominion.available(2)[:-11:-1]
    assert draft.kingdom == dominion.available(2)[-10:]
    game = dominion.new(players=3, kingdom=draft.kingdom, seed=1)
    assert game.view(None).kingdom == draft.kingdom


def test_a_card_is_named_once_and_only_from_the_edition() -> None:
    """D-KING-04 D-KING-01 D-KING-02"""
    draft = Draft(2, edition=1)
    draft.name("thief")
    for key in ("thief", "sentry", "copper", "no such card"):
        with pytest.raises(BadSetup):
            draft.name(key)
    assert draft.named == ("thief",)
    assert draft.seat == 1
    with pytest.raises(BadSetup):
        _ = draft.kingdom
    mixed = Draft(2, edition=1, mixed=True)
    mixed.name("sentry")
    assert "sentry" not in mixed.options
    for key in mixed.options[:9]:
        mixed.name(key)
    with pytest.raises(BadSetup):
        mixed.name("witch")


# Swapping cards between two games ---------------------------------------------------------------------


def after_a_game(
    players: int = 2, edition: int = 1, winner: int | None = None, *, mixed: bool = False, swap: bool = False
) -> Series:
    """A series of which one game has been played; the last seat has won it, or another, so seat 0 starts."""
    series = Series(players=players, edition=edition, seed=1, mixed=mixed, swap=swap)
    series.count(Result((0,) * players, (players - 1 if winner is None else winner,)))
    return series


def test_between_two_games_each_player_may_swap_a_card() -> None:
    """D-KING-05"""
    series = Series(players=2, edition=1, kingdom="first_game", seed=1)
    before = series.next().view(None).kingdom
    series.count(Result((3, 5), (1,)))
    assert series.next().view(None).kingdom == before  # optional
    series.swap({0: ("woodcutter", "witch"), 1: ("mine", "thief")})
    after = series.next().view(None).kingdom
    assert set(after) == set(before) - {"woodcutter", "mine"} | {"witch", "thief"}


@pytest.mark.parametrize(
    "swap",
    [
        {0: ("witch", "thief")},  # not in the kingdom
        {0: ("moat", "mine")},  # already in it
        {0: ("moat", "moat")},  # not another card
        {0: ("moat", "sentry")},  # not of this edition
        {0: ("moat", "copper")},
        {0: ("copper", "witch")},
        {0: ("moat", "no such card")},
        {0: ("moat", "witch"), 1: ("mine", "witch")},
        {0: ("moat", "witch"), 1: ("moat", "thief")},  # gone already
        {0: "moat"},
        {0: ("moat",)},
        {0: ("moat", "witch", "thief")},
        {0: ("moat", 5)},
        {0: (["moat"], ["witch"])},
    ],
    ids=str,
)
def test_only_one_card_of_the_ten_is_swapped_for_an_unused_one(swap: dict[int, tuple[str, str]]) -> None:
    """D-KING-05"""
    series = after_a_game()
    before = series.setup
    with pytest.raises(BadSetup):
        series.swap(swap)
    assert series.setup == before, "all swaps of a call, or none"
    assert series.swap({0: ("mine", "thief")}) != before, "what was refused does not count"


def test_a_refusal_says_what_was_given_and_what_was_expected() -> None:
    """D-KING-05"""
    series = after_a_game()
    with pytest.raises(BadSetup, match=r"'witch' .* the ten are cellar, market, militia, mine, moat"):
        series.swap({0: ("witch", "thief")})
    with pytest.raises(
        BadSetup, match="mine is one of the ten already: swap for one of adventurer, bureaucrat"
    ):
        series.swap({0: ("moat", "mine")})
    with pytest.raises(BadSetup, match="seats are 0 to 1, not 2"):
        series.swap({2: ("moat", "witch")})


def test_cards_are_swapped_only_after_a_game() -> None:
    """D-KING-05"""
    series = Series(players=2, edition=1, seed=1)
    with pytest.raises(BadSetup, match="no game of this series has been counted"):
        series.swap({0: ("moat", "witch")})
    series.next()
    with pytest.raises(BadSetup, match="no game of this series has been counted"):
        series.swap({0: ("moat", "witch")})
    series.count(Result((3, 5), (1,)))
    assert "witch" in series.swap({0: ("moat", "witch")})


@pytest.mark.parametrize("seat", [-1, 2, 7, "0", True, None])
def test_only_a_player_of_the_series_swaps(seat: int) -> None:
    """D-KING-05"""
    series = after_a_game()
    with pytest.raises(BadSetup):
        series.swap({seat: ("moat", "witch")})


def test_a_player_swaps_once_after_each_game() -> None:
    """D-KING-05"""
    series = after_a_game()
    series.swap({0: ("moat", "witch")})
    for again in (("mine", "thief"), ("witch", "moat")):
        with pytest.raises(BadSetup, match="seat 0 has swapped since the last game"):
            series.swap({0: again})
    series.swap({1: ("mine", "thief")})
    series.count(Result((3, 5), (1,)))
    assert {"thief", "spy"} <= set(series.swap({0: ("witch", "spy")}))


def test_players_swap_in_turn_order() -> None:
    """D-KING-05 D-START-02: seat 2 starts after a victory of seat 1, and swaps first."""
    swaps = {0: ("witch", "thief"), 2: ("moat", "witch")}
    ten = set(after_a_game(players=3, winner=1).setup)
    assert set(after_a_game(players=3, winner=1).swap(swaps)) == ten - {"moat"} | {"thief"}
    with pytest.raises(BadSetup, match="'witch' cannot be swapped"):
        after_a_game(players=3, winner=2).swap(swaps)  # seat 0 starts, before the Witch is there
    series = after_a_game(players=3, winner=1)
    series.swap({0: ("moat", "witch")})
    with pytest.raises(BadSetup, match=r"seat 2 swaps before seat 0: the turn order is \[2, 0, 1\]"):
        series.swap({2: ("mine", "thief")})
    assert "thief" in series.swap({1: ("mine", "thief")})


def test_a_swapped_card_is_one_of_the_ten_and_the_other_is_unused() -> None:
    """D-KING-05: any card of the ten, also what came in; any unused card, also what went out."""
    series = after_a_game(players=3)
    before = series.setup
    assert "moat" not in series.swap({0: ("moat", "witch")})
    assert series.swap({1: ("witch", "moat")}) == before
    assert {"spy", "moat"} <= set(series.swap({2: ("mine", "spy")}))


@pytest.mark.parametrize(("edition", "other"), [(1, "sentry"), (2, "spy")])
def test_with_both_editions_mixed_any_unused_card_can_be_swapped_in(edition: int, other: str) -> None:
    """D-KING-05 D-KING-02"""
    with pytest.raises(BadSetup, match=f"{other} is not in edition {edition}"):
        after_a_game(edition=edition, swap=True).swap({0: ("moat", other)})
    series = after_a_game(edition=edition, swap=True, mixed=True)
    assert other in series.swap({0: ("moat", other)})
    assert other in series.next().view(None).kingdom


def test_the_second_edition_has_the_swap_as_an_option() -> None:
    """D-KING-05"""
    with pytest.raises(BadSetup, match="swap=True"):
        after_a_game(edition=2).swap({0: ("moat", "witch")})
    assert after_a_game(edition=2).swap({}) == FIRST_GAME
    series = after_a_game(edition=2, swap=True)
    assert set(series.swap({1: ("moat", "witch")})) == {*FIRST_GAME} - {"moat"} | {"witch"}
    assert "witch" in series.next().view(None).kingdom


@pytest.mark.parametrize("swap", [False, True])
def test_a_record_says_whether_the_second_edition_is_played_with_the_swap(swap: bool) -> None:
    """D-KING-05"""
    match = SPEC.match(DominionSetup(swap=swap), Seeded(1))
    assert dominion.replay(match.record()).setup.may_swap == swap
    assert SPEC.match(DominionSetup(edition=1), Seeded(1)).game.setup.may_swap


def test_a_record_with_an_unclear_swap_is_refused() -> None:
    """D-KING-05"""
    record = SPEC.match(DominionSetup(swap=True), Seeded(1)).record().text()
    with pytest.raises(RegatError, match="swap is yes or left out, not 'perhaps'"):
        dominion.replay(record.replace("swap yes", "swap perhaps"))


@pytest.mark.parametrize("edition", [1, 2])
def test_first_game_is_the_default(edition: int) -> None:
    """D-KING-06"""
    wanted = dominion.SETS[edition]["first_game"]
    assert dominion.new(edition=edition, seed=1).view(None).kingdom == wanted
    assert Series(edition=edition, seed=1).setup == wanted
    assert dominion.match(edition=edition).game.view(None).kingdom == wanted
    assert dominion.new(seed=1).view(None).kingdom == FIRST_GAME


# Who starts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_is_equally_likely_to_start(players: int) -> None:
    """D-START-01"""
    for kingdom in ("first_game", "random"):
        games = (dominion.new(players=players, kingdom=kingdom, seed=seed) for seed in range(400 * players))
        assert_uniform(Counter(game.view(None).first for game in games), players)


def starters(players: int, edition: int, winners: tuple[int, ...], games: int = 800) -> Counter[int]:
    """Who starts the second game of many series whose first one had these winners."""
    found: Counter[int] = Counter()
    for seed in range(games):
        series = Series(players=players, edition=edition, seed=seed)
        series.count(Result((0,) * players, winners))
        view = series.next().view(None)
        assert view.turn == view.first
        found[view.first] += 1
    return found


@pytest.mark.parametrize("edition", [1, 2])
def test_the_first_game_of_a_series_has_a_random_starter(edition: int) -> None:
    """D-START-01"""
    games = (Series(players=3, edition=edition, seed=seed).next() for seed in range(900))
    assert_uniform(Counter(game.view(None).first for game in games), 3)


@pytest.mark.parametrize("edition", [1, 2])
def test_the_player_left_of_the_winner_starts_next(edition: int) -> None:
    """D-START-02"""
    for players in range(2, 7):
        for winner in range(players):
            left = (winner + 1) % players
            assert dominion.next_first(edition, players, (winner,)) == (left,)
            assert starters(players, edition, (winner,), games=5) == {left: 5}


def test_after_a_shared_victory_one_of_the_others_starts_in_the_first_edition() -> None:
    """D-START-03"""
    assert dominion.next_first(1, 5, (0, 3)) == (1, 2, 4)
    found = starters(5, 1, (0, 3))
    assert set(found) == {1, 2, 4}
    assert_uniform(found, 3)


def test_after_a_shared_victory_anybody_starts_in_the_second_edition() -> None:
    """D-START-04"""
    assert dominion.next_first(2, 4, (0, 3)) == (0, 1, 2, 3)
    assert_uniform(starters(4, 2, (0, 3)), 4)


def test_after_a_victory_shared_by_all_anybody_starts_in_the_first_edition() -> None:
    """D-START-05"""
    assert dominion.next_first(1, 3, (0, 1, 2)) == (0, 1, 2)
    assert_uniform(starters(3, 1, (0, 1, 2)), 3)


@pytest.mark.parametrize("edition", [1, 2])
def test_a_tie_broken_by_turns_has_a_single_winner(edition: int) -> None:
    """D-START-06 D-TIE-01"""
    kingdom = dominion.SETS[edition]["first_game"]
    same = SeatCards(deck=("province", "copper"))
    tied = Position(kingdom, edition, 3, turns=(9, 8, 9), seats={0: same, 1: same, 2: same}, over=True)
    series = Series(players=3, edition=edition, seed=1)
    assert series.add(dominion.from_position(tied)).winners == (1,)
    assert series.may_start == (2,)
    assert series.next().view(None).first == 2


# Nothing is shared ------------------------------------------------------------------------------------


def test_piles_are_not_shared_between_two_games() -> None:
    """D-PILE-01"""
    first, other = dominion.new(seed=1), dominion.new(seed=1)
    untouched = dominion.new(seed=1).fingerprint()
    twin = first.copy()
    first.answer("play treasures")
    first.answer("buy copper")
    assert first.view(0).supply["copper"] == 45
    assert other.view(0).supply["copper"] == 46
    assert twin.view(0).supply["copper"] == 46
    assert other.fingerprint() == twin.fingerprint() == untouched


def test_a_view_does_not_change_with_the_game() -> None:
    """D-PILE-01"""
    game = dominion.new(seed=1)
    view = game.view(0)
    supply = dict(view.supply)
    game.answer("buy copper")
    assert view.supply == supply
    view.supply["province"] = 0
    assert game.view(0).supply["province"] == 8


def test_the_catalogue_is_in_order() -> None:
    """D-TERM-DISCARD-4"""
    basic = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
    assert cards.KEYS[:7] == basic
    assert list(cards.KEYS[7:]) == sorted(cards.KEYS[7:])
    assert len(cards.KEYS) == 39
